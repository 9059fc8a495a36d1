// The type checker's view of vendor/uqr.js, which the build puts next to the other folders of web/.
export * from "uqr";
