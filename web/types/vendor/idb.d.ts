// The type checker's view of vendor/idb.js, which the build puts beside this folder's siblings.
export * from "idb";
