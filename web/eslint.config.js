/** Run from the repository's root with the packages of build_scripts/package.json; types are checked by tsc. */
import { createRequire } from "node:module";

// The packages lie in .cache/npm, not above this file, so a plain import would not find them.
const require = createRequire(new URL("../.cache/npm/package.json", import.meta.url));
const js = require("@eslint/js");
const globals = require("globals");

export default [
  js.configs.recommended,
  {
    files: ["**/*.js"],
    languageOptions: { ecmaVersion: 2025, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "eqeqeq": "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-globals": "error",
      "no-eval": "error",
      "no-console": "error",
      "no-alert": "error",
      "no-shadow": "error",
      "no-param-reassign": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "object-shorthand": "error",
      "prefer-template": "error",
      "curly": ["error", "multi-line"],
      "max-len": ["error", { code: 130 }],
      "max-lines": ["error", 320],
    },
  },
  {
    // One file holds one language, however long it grows; French sets narrow spaces before some of its marks.
    files: ["common/strings/*.js"],
    rules: {
      "max-lines": "off",
      "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true, skipComments: true }],
    },
  },
  {
    // The board is a widget of its own: it knows neither the engine nor the page.
    files: ["board/**/*.js"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["**/engine/**", "**/app/**", "**/vendor/**"] }],
    },
  },
  {
    files: ["sw.js", "sw-off.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.serviceworker, PRECACHE: "readonly" } },
    rules: { "no-implicit-globals": "off" },
  },
  {
    files: ["engine/**/*.js"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/app/**", "**/board/**"] }] },
  },
];
