// The type checker's view of vendor/ts-fsrs.js, which the build puts next to the other folders of web/.
export * from "ts-fsrs";
