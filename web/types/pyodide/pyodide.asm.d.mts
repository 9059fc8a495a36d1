// The type checker's view of pyodide/pyodide.asm.mjs, which the build puts into the site.
import type { loadPyodide } from "pyodide";

export type CreatePyodideModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

export type PyodideModule = Awaited<ReturnType<CreatePyodideModule>> & {
  _sbrk: (bytes: number) => number; // the end of the memory in use before it grows by so many bytes
  _malloc: (bytes: number) => number; // 0 where there is no room
  _free: (address: number) => void;
};

declare const createPyodideModule: CreatePyodideModule;
export default createPyodideModule;
