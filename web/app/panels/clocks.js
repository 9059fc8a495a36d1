/**
 * The time that is left to each player, beside who plays.
 *
 * @import { Clock } from "../clock/clock.js"
 * @import { Flow } from "../flow.js"
 */
import { setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

/** From here on a clock is marked (milliseconds). */
const LOW = 20_000;

/**
 * @param {Flow} flow
 * @param {Clock} clock
 * @returns {() => void} paints the clocks
 */
export function createClocks(flow, clock) {
  const faces = [...document.querySelectorAll(".player-clock")];
  return () => {
    const { setup, state } = flow.snapshot();
    const times = clock.left();
    for (const [player, face] of faces.entries()) {
      if (!(face instanceof HTMLElement)) continue;
      face.hidden = setup.clock === null || !state;
      const time = times[player] ?? 0;
      const text = clockText(time);
      if (face.hidden || face.textContent === text) continue;
      setText(face, text);
      face.setAttribute("aria-label", strings.timeLeft(state?.players[player]?.colour ?? "black", text));
      face.classList.toggle("is-low", time < LOW);
    }
  };
}

/** @param {number} milliseconds @returns {string} such as 4:05; the last second is shown until it is over */
function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
