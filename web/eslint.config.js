/** Run from the repository's root with the packages of build_scripts/package.json; types are checked by tsc. */
import { createRequire } from "node:module";

// The packages lie in .cache/npm, not above this file, so a plain import would not find them.
const require = createRequire(new URL("../.cache/npm/package.json", import.meta.url));
const js = require("@eslint/js");
const globals = require("globals");

const ROOMS = ["board", "engine", "common", "play", "embed", "app"];

/**
 * Which rooms the modules of a room may import; every other import of one is an error, also of a type.
 * tests/js/modules.test.js sees to it that no modules import each other in a circle.
 * @param {string} room
 * @param {string[]} others
 * @param {string} [files]
 */
function mayImport(room, others, files = `${room}/**/*.js`) {
  const barred = ROOMS.filter((other) => other !== room && !others.includes(other));
  const regex = `^(\\.\\.?/)+(${barred.join("|")})(/|\\.js$)`;
  const message = `${room} imports nothing of ${barred.join(", ")}.`;
  return {
    files: [files],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": [
        "error",
        {
          selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\u002F")}/]`,
          message,
        },
      ],
      "rooms/types": ["error", { regex, message }],
    },
  };
}

/** JSDoc's imports of types are comments, which ESLint's own rules about imports do not read. */
const typesFromRooms = {
  meta: {
    type: "problem",
    schema: [{ type: "object", properties: { regex: { type: "string" }, message: { type: "string" } } }],
  },
  create(context) {
    const [{ regex, message }] = context.options;
    const barred = new RegExp(regex);
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          for (const [, path] of comment.value.matchAll(/(?:\bfrom\s+|\bimport\()"(\.[^"]+)"/g)) {
            if (barred.test(path)) context.report({ loc: comment.loc, message: `${path}: ${message}` });
          }
        }
      },
    };
  },
};

export default [
  js.configs.recommended,
  {
    files: ["**/*.js"],
    languageOptions: { ecmaVersion: 2025, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { rooms: { rules: { types: typesFromRooms } } },
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
      "max-lines": ["error", { max: 320, skipComments: true }],
    },
  },
  {
    // A case of a test is a case, however many there are.
    files: ["**/*.test.js"],
    rules: { "max-lines": ["error", { max: 400, skipComments: true }] },
  },
  {
    // One file holds one language, however long it grows; French sets narrow spaces before some of its marks.
    files: ["common/strings/**/*.js"],
    rules: {
      "max-lines": "off",
      "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true, skipComments: true }],
    },
  },
  {
    files: ["sw.js", "sw-off.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.serviceworker, PRECACHE: "readonly" } },
    rules: { "no-implicit-globals": "off" },
  },
  // The board is a widget by itself: it knows neither the engine nor the page.
  mayImport("board", []),
  mayImport("engine", []),
  mayImport("common", ["board", "engine"]),
  mayImport("play", ["board", "engine", "common"]),
  mayImport("embed", ["board", "engine", "common", "play"]),
  mayImport("app", ["board", "engine", "common", "play"]),
  // Lessons and exercises have live boards, which are the element of other people's pages.
  mayImport("app", ["board", "engine", "common", "play", "embed"], "app/learn/*.js"),
  mayImport("app", ["board", "engine", "common", "play", "embed"], "app/exercises/*.js"),
  mayImport("rules", ["common"]),
];
