/**
 * The first tab of a newcomer: the five games, each with a small board, its designer and how it is won. One is on the board
 * already and can be played at once; a press on another puts that one there. The tab goes for good with the first stone, or with
 * the first game that was chosen in the dialog. If the tabs are below the board, a strip of small pictures above it offers
 * the same, in the place that the players have later.
 */
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { sharedText } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { gameCard, type GameActs } from "../home/card.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { KeptGame } from "../game/kept_game.js";

/**
 * @param kept  the game of an earlier visit
 * @returns end: ends it, as the first stone does
 */
export function createWelcome(
  catalogue: Catalogue,
  kept: KeptGame | null,
  actions: GameActs & { choose: (info: GameInfo) => void }, // choose: puts a game on the board
): { isShown: (snapshot: Snapshot) => boolean; render: (snapshot: Snapshot, info: GameInfo) => void; end: () => void } {
  const host = byId("welcome");
  const strip = byId("game-strip");
  strip.setAttribute("aria-label", strings.gameLegend);
  let isOver = hasPlayed(kept) || sharedText(location.hash) !== null;
  let stopPainting: (() => void)[] = [];
  let hasPictures = false;
  if (!isOver) addEventListener("hashchange", end);

  /** The pictures come after the rest; a list without them is one all the same. */
  async function paintPictures() {
    hasPictures = true;
    const parts = await Promise.all([import("../../board/diagram.js"), import("../games/sample.js")]).catch(() => null);
    if (!parts || isOver) return;
    const [{ keepPainted }, { sampleView }] = parts;
    stopPainting = [host, strip].flatMap((place) =>
      [...place.querySelectorAll("canvas")].map((picture, index) => {
        const info = catalogue.games[index] as GameInfo;
        return keepPainted(picture, sampleView(info));
      }),
    );
  }

  function end() {
    isOver = true;
    removeEventListener("hashchange", end);
    for (const stop of stopPainting) stop();
    stopPainting = [];
    strip.hidden = true;
    for (const place of [host, strip]) render(nothing, place);
  }

  /** Whether there is still a game to be chosen, and no strip that offers the same. */
  function isShown({ state, setup }: Snapshot) {
    if (!isOver && (setup.gauntlet || (state && state.turns.length + state.steps.length > 0))) end();
    // The strip has a place in the order where it is shown (welcome.css).
    return !isOver && getComputedStyle(strip).order === "0";
  }

  return {
    isShown,

    render(_snapshot, shown) {
      if (isOver) return;
      render(
        catalogue.games.map((info) => card(info, info === shown, actions)),
        host,
      );
      render(
        catalogue.games.map((info) => chip(info, info === shown, actions.choose)),
        strip,
      );
      strip.hidden = false;
      if (!hasPictures) void paintPictures();
    },
    end,
  };
}

const chip = (info: GameInfo, isOnBoard: boolean, choose: (info: GameInfo) => void) => html`
  <button
    type="button"
    class="game-chip"
    data-game=${info.id}
    aria-pressed=${isOnBoard ? "true" : "false"}
    @click=${() => choose(info)}
  >
    <canvas class="board-colours" aria-hidden="true"></canvas>
    <span translate="no">${info.name}</span>
  </button>
`;

/** @param kept  whether anything was played in it; a match of a gauntlet is kept without its turns */
function hasPlayed(kept: KeptGame | null) {
  const turns = kept?.record?.["turns"];
  return kept !== null && !(Array.isArray(turns) && turns.length === 0);
}

const card = (info: GameInfo, isOnBoard: boolean, { choose, ...acts }: GameActs & { choose: (info: GameInfo) => void }) => html`
  <div class="welcome-game">
    ${gameCard(
      info,
      acts,
      html`<button
        type="button"
        class="welcome-name"
        translate="no"
        data-game=${info.id}
        aria-pressed=${isOnBoard ? "true" : "false"}
        aria-describedby=${`welcome-${info.id}`}
        @click=${() => choose(info)}
      >
        ${info.name}
      </button>`,
      `welcome-${info.id}`,
    )}
  </div>
`;
