// The type checker's view of vendor/uplot.js, which the build puts next to the other folders of web/.
export { default } from "uplot";
