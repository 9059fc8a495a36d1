// The type checker's view of vendor/uplot.js, which the build puts beside this folder's siblings.
export { default } from "uplot";
