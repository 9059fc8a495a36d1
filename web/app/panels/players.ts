/** The two players: stone, colour, who plays, score, whose turn it is, and the time that is left to each. */
import { opponentName, type GameInfo } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { FRIEND, HUMAN, isComputer, isUnlisted } from "../../common/sides.js";
import { isOver, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { portraitPart } from "../opponents/portrait.js";
import type { Player } from "../../engine/wire.js";
import type { Clock } from "../game/clock.js";
import type { Controller } from "../../play/controller.js";
import type { Voice } from "../../common/speech/status.js";

/** From here on a clock is marked (milliseconds). */
const LOW = 20_000;

const PLAYERS: readonly Player[] = [0, 1];

/** @param voice  how the players are called */
export function createPlayers(controller: Controller, clock: Clock, voice: () => Voice) {
  const host = byId("players");
  host.setAttribute("aria-label", strings.playersHeading);
  let game: GameInfo | null = null;

  function card(snapshot: Snapshot, info: GameInfo, player: Player) {
    const { setup, state } = snapshot;
    const colour = state?.players[player]?.colour ?? info.colours[player] ?? "black";
    const standing = state?.standing[player] ?? null;
    const side = setup.sides[player] ?? HUMAN;
    const left = (text: string) => (state ? voice().time(snapshot, state, player, text, info) : "");
    const classes = [
      "player",
      !isOver(snapshot) && (state?.to_move ?? 0) === player && "is-to-move",
      winnerOf(snapshot) === player && "is-winner",
    ];
    return html`
      <li class=${classes.filter(Boolean).join(" ")}>
        <span class="player-face">${isComputer(side) ? portraitPart(side) : nothing}${chipPart(colour)}</span>
        <span class="player-colour">${strings.colourName(colour)}</span>
        <strong class="player-points">${standing ? strings.number(standing.count) : ""}</strong>
        <select
          aria-label=${strings.sideLabel(colour)}
          ?disabled=${setup.gauntlet !== null}
          @change=${({ target }: Event & { target: HTMLSelectElement }) => controller.setSide(player, target.value)}
        >
          <option value=${HUMAN}>${side === HUMAN ? voice().human(snapshot, player) : strings.human}</option>
          ${info.opponents.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
          ${isUnlisted(side) ? html`<option value=${side}>${opponentName(info, side)}</option>` : nothing}
          <option value=${FRIEND}>${strings.friend}</option>
        </select>
        <span class="player-unit">${standing ? strings.standingUnit(standing.unit, standing.of) : ""}</span>
        ${setup.clock !== null && state ? timer(clock.left()[player] ?? 0, left) : nothing}
      </li>
    `;
  }

  function show(snapshot: Snapshot, info: GameInfo) {
    game = info;
    render(
      PLAYERS.map((player) => card(snapshot, info, player)),
      host,
    );
    for (const [player, select] of host.querySelectorAll("select").entries()) {
      // The game may not have followed the reader's choice.
      const side = snapshot.setup.sides[player] ?? HUMAN;
      if (select.value !== side) select.value = side;
    }
  }

  return {
    render: show,
    renderClocks() {
      if (game && controller.snapshot().setup.clock) show(controller.snapshot(), game);
    },
  };
}

/**
 * @param time  that is left (milliseconds)
 * @param spoken  puts it into words
 */
function timer(time: number, spoken: (text: string) => string) {
  const text = clockText(time);
  const label = spoken(text);
  return html`<span class=${`player-clock ${time < LOW ? "is-low" : ""}`} role="timer" aria-label=${label}>${text}</span>`;
}

/** @returns such as 4:05; the last second is shown until it is over */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
