// The type checker's view of pyodide/pyodide.mjs, which the build puts into the site.
export * from "pyodide";
