// The type checker's view of vendor/lit-html.js, which the build puts next to the other folders of web/.
export * from "lit-html";
