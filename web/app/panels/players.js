/**
 * The two players: stone, colour, who plays, score, whose turn it is, and the time that is left to each.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Player } from "../../engine/protocol.js"
 * @import { Clock } from "../game/clock.js"
 * @import { Flow } from "../game/flow.js"
 */
import { byId, element, setText } from "../../common/dom.js";
import { HUMAN } from "../../common/setup.js";
import { isOver, winnerOf } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { offerSides, sideSelect } from "./side_select.js";

/** From here on a clock is marked (milliseconds). */
const LOW = 20_000;

/** @param {Flow} flow @param {Clock} clock */
export function createPlayers(flow, clock) {
  const host = byId("players");
  host.setAttribute("aria-label", strings.playersHeading);
  const rows = [0, 1].map((index) => createRow(flow, /** @type {Player} */ (index)));
  host.append(...rows.map((row) => row.root));

  function renderClocks() {
    const snapshot = flow.snapshot();
    const times = clock.left();
    for (const [player, row] of rows.entries()) row.renderClock(snapshot, times[player] ?? 0);
  }

  return {
    /** @param {Snapshot} snapshot @param {GameInfo} info */
    render(snapshot, info) {
      for (const row of rows) row.render(snapshot, info);
      renderClocks();
    },
    renderClocks,
  };
}

/** @param {Flow} flow @param {Player} player */
function createRow(flow, player) {
  const chip = element("span", { "aria-hidden": "true" });
  const name = element("span", { class: "player-colour" });
  const side = sideSelect();
  const points = element("strong", { class: "player-points" });
  const unit = element("span", { class: "player-unit" });
  const clock = element("span", { class: "player-clock", role: "timer", hidden: true });
  const root = element("li", { class: "player" }, chip, name, points, side, unit, clock);
  side.addEventListener("change", () => flow.setSide(player, side.value));

  /** @param {Snapshot} snapshot @param {GameInfo} info */
  function render(snapshot, info) {
    const { setup, state } = snapshot;
    const colour = state?.players[player]?.colour ?? info.colours[player] ?? "black";
    chip.className = `stone-chip stone-${colour}`;
    setText(name, strings.colourName(colour));
    side.setAttribute("aria-label", strings.sideLabel(colour));
    offerSides(side, info);
    side.value = setup.sides[player] ?? HUMAN;
    side.disabled = setup.gauntlet !== null;
    const count = state?.score?.[player];
    setText(points, count === undefined ? "" : strings.number(count));
    setText(unit, count === undefined ? "" : strings.scoreUnit(info.score_unit, count));
    root.classList.toggle("is-to-move", !isOver(snapshot) && (state?.to_move ?? 0) === player);
    root.classList.toggle("is-winner", winnerOf(snapshot) === player);
  }

  /** @param {Snapshot} snapshot @param {number} time  that is left (milliseconds) */
  function renderClock({ setup, state }, time) {
    clock.hidden = setup.clock === null || !state;
    const text = clockText(time);
    if (clock.hidden || clock.textContent === text) return;
    setText(clock, text);
    clock.setAttribute("aria-label", strings.timeLeft(state?.players[player]?.colour ?? "black", text));
    clock.classList.toggle("is-low", time < LOW);
  }
  return { root, render, renderClock };
}

/** @param {number} milliseconds @returns {string} such as 4:05; the last second is shown until it is over */
function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
