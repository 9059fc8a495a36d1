// The type checker's view of vendor/glicko2-lite.js, which the build puts next to the other folders of web/.
export { default } from "glicko2-lite";
