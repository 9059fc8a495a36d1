// The type checker's view of vendor/comlink.js, which the build puts next to the other folders of web/.
export * from "comlink";
