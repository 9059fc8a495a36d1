// The type checker's view of vendor/ts-fsrs.js, which the build puts beside this folder's siblings.
export * from "ts-fsrs";
