/**
 * The ladder as a list: the opponents of a game in rising strength, with what has become of each. A sign and a word say
 * so, not only the colour.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Progress } from "./progress.js"
 *
 * @typedef {"won" | "now" | "next" | "lost" | "ahead"} RungState
 */
import { element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/** @type {Readonly<Record<RungState, string>>} */
const SIGNS = { won: "✓", now: "▸", next: "▸", lost: "✗", ahead: "" };

/**
 * @param {GameInfo} info
 * @param {number} rung       of the opponent who is faced, from 0
 * @param {RungState} state   of that one; those before are beaten, those after lie ahead
 * @returns {HTMLOListElement}
 */
export function ladder(info, rung, state) {
  return element(
    "ol",
    { class: "ladder" },
    ...info.opponents.map((opponent, index) => {
      const its = index < rung ? "won" : index > rung ? "ahead" : state;
      return element(
        "li",
        { "data-state": its, ...(index === rung ? { "aria-current": "step" } : {}) },
        element("span", { class: "ladder-sign", "aria-hidden": "true" }, SIGNS[its] || String(index + 1)),
        element("strong", {}, opponent.name),
        element("span", { class: "ladder-state" }, later.rungStates[its]),
        element("span", { class: "ladder-temper" }, opponent.temper),
      );
    }),
  );
}

/** @param {GameInfo} info @param {Progress} progress @returns {string} what has been reached so far */
export function bestSoFar(info, { best, completions }) {
  return later.bestSoFar(best, info.opponents.length, completions);
}
