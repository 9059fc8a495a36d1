// The type checker's view of vendor/comlink.js, which the build puts beside this folder's siblings.
export * from "comlink";
