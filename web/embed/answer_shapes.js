/**
 * The shapes of what the engine answers to a board (engine/protocol.js), for a page that has it from a frame of another
 * site. A newer site may tell more, which is ignored.
 *
 * @typedef {(value: unknown) => boolean} Shape  whether a value has it; the value is plain data (see common/json_data.js)
 */
import { isPlainObject } from "../common/json_data.js";

/** @type {Shape} */
const isText = (value) => typeof value === "string";
/** @type {Shape} */
const isNumber = (value) => typeof value === "number";
/** @type {Shape} */
const isFlag = (value) => typeof value === "boolean";
/** @type {Shape} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {...unknown} values @returns {Shape} */
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);

/** @param {Shape} shape @returns {Shape} */
const orNull = (shape) => (value) => value === null || shape(value);

/** @param {Shape} shape @param {number} [length]  any without it @returns {Shape} */
const listOf = (shape, length) => (value) =>
  Array.isArray(value) && (length === undefined || value.length === length) && value.every(shape);

/** @param {Shape} shape @returns {Shape} of the values; the keys are cells */
const mapOf = (shape) => (value) => isPlainObject(value) && Object.values(value).every(shape);

/** @param {Record<string, Shape>} shapes @returns {Shape} */
const objectOf = (shapes) => {
  const entries = Object.entries(shapes);
  return (value) => isPlainObject(value) && entries.every(([name, shape]) => shape(value[name]));
};

/** @param {Shape} shape @returns {Shape} of a field that engines of older sites do not tell, and that no board needs */
const ifTold = (shape) => (value) => value === undefined || shape(value);

/** The fields of each object, by the name that engine/protocol.js has for it. @type {Map<string, Record<string, Shape>>} */
export const FIELDS = new Map();

/** @param {string} name @param {Record<string, Shape>} shapes @returns {Shape} */
const named = (name, shapes) => objectOf(FIELDS.set(name, shapes).get(name) ?? {});

const isPlayer = oneOf(0, 1);
const isColour = oneOf("red", "blue", "black", "white");
const isKind = oneOf("place", "grow", "capture", "flip", "give");
const areTexts = listOf(isText);
const byColour = mapOf(isColour);
const isLoop = named("LoopFacts", {
  cells: areTexts,
  inside: areTexts,
  colour: isColour,
  count: isCount,
  of: isCount,
  needed: isCount,
});
const areParasols = mapOf(named("ParasolFacts", { colour: orNull(isColour), held: isFlag }));
const isStanding = named("Standing", {
  count: isCount,
  of: orNull(isCount),
  unit: oneOf("loop", "parasols", "stones", "group"),
});

const isState = named("State", {
  game: isText,
  size: isCount,
  holes: areTexts,
  start: orNull(isText),
  board: mapOf(orNull(isColour)),
  players: listOf(objectOf({ colour: isColour }), 2),
  to_move: isPlayer,
  over: isFlag,
  winner: orNull(isPlayer),
  decided: ifTold(orNull(isPlayer)),
  how: orNull(isText),
  loop: areTexts,
  targets: mapOf(named("Target", { action: isText, kind: isKind })),
  choices: listOf(oneOf("stop", "pass", "swap")),
  prompt: isText,
  forced_pass: orNull(isText),
  steps: areTexts,
  turns: areTexts,
  last_turn: orNull(isText),
  changes: named("Changes", { placed: areTexts, removed: byColour, flipped: areTexts }),
  threats: named("ThreatFacts", {
    limit: areTexts,
    interior: areTexts,
    exposed: areTexts,
    groups: listOf(areTexts),
    loops: listOf(isLoop),
    parasols: areParasols,
  }),
  score: orNull(listOf(isNumber, 2)),
  standing: ifTold(listOf(orNull(isStanding), 2)),
  can_undo: isFlag,
  can_redo: isFlag,
  tree: named("TurnTree", {
    here: isCount,
    line: listOf(isCount),
    nodes: listOf(named("TurnNode", { id: isCount, after: isCount, turn: isText })),
    can_restore: isFlag,
  }),
  notes: ifTold(mapOf(named("Note", { comment: isText, marks: areTexts }))),
  numbers: ifTold(mapOf(isCount)),
});

const isPreview = named("PreviewFacts", {
  action: isText,
  kind: isKind,
  removed: byColour,
  flipped: byColour,
  loop: orNull(isLoop),
  group: areTexts,
  closed: mapOf(areTexts),
  parasols: areParasols,
  follow: mapOf(isKind),
  may_stop: isFlag,
  winner: orNull(isPlayer),
  decides: orNull(isPlayer),
  passes: isFlag,
});

const isChoice = named("Choice", {
  text: isText,
  win_rate: isNumber,
  playouts: isCount,
  proven: orNull(oneOf("win", "loss")),
  turns: orNull(isCount),
});

const isMatchReply = objectOf({ ok: oneOf(true), state: isState });

/** By what a board has asked: the verb of a request or a proof, or "think". @type {Map<string, Shape>} */
export const ANSWERS = new Map([
  ["load", isMatchReply],
  ["play", isMatchReply],
  ["act", isMatchReply],
  ["undo", isMatchReply],
  ["explain", objectOf({ ok: oneOf(true), message: orNull(isText) })],
  ["preview", objectOf({ ok: oneOf(true), previews: mapOf(orNull(isPreview)) })],
  // Null where the search was stopped.
  ["think", orNull(isChoice)],
  // Whether it came to its end instead of being stopped.
  ["prove", isFlag],
  ["prove_turns", isFlag],
]);

/** Of what goes on, by what a board has asked. @type {Map<string, Shape>} */
export const REPORTS = new Map([
  [
    "think",
    named("ThinkingReport", {
      done: isFlag,
      progress: isNumber,
      playouts: isCount,
      win_rate: orNull(isNumber),
      best: orNull(isText),
      choice: orNull(isChoice),
    }),
  ],
  [
    "prove",
    named("Proof", {
      done: isFlag,
      progress: isNumber,
      positions: isCount,
      winner: orNull(isPlayer),
      turns: orNull(isCount),
      line: listOf(named("LineTurn", { text: isText, player: isPlayer, complete: isFlag, cells: mapOf(orNull(isColour)) })),
    }),
  ],
  [
    "prove_turns",
    named("ProvenTurns", {
      done: isFlag,
      progress: isNumber,
      positions: isCount,
      winning: listOf(objectOf({ text: isText, turns: orNull(isCount) })),
      losing: isCount,
      unproven: isCount,
      all: isFlag,
    }),
  ],
]);
