// The type checker's view of vendor/lit-html.js, which the build puts beside this folder's siblings.
export * from "lit-html";
