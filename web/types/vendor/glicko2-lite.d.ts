// The type checker's view of vendor/glicko2-lite.js, which the build puts beside this folder's siblings.
export { default } from "glicko2-lite";
