/** The constants that the build puts before sw.js. */
declare const PRECACHE: { version: string; files: Record<string, string> };
