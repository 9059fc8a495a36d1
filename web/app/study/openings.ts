/**
 * The openings: the turns that were played in the position on the board, in the book of the game's strong games, and who won. The
 * book is fetched when it is first asked for; the engine looks the position up, its images too.
 */
import { adviceOverlay } from "../../board/layers/advice.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { colourOf } from "../../common/colours.js";
import { messageOf } from "../../common/problems.js";
import { isHuman } from "../../common/setup.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { fetchText } from "../platform/text_file.js";
import { estimate } from "./hint.js";
import type { Badge } from "../../board/view.js";
import type { Decorate } from "../../common/board_view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Client } from "../../engine/client.js";
import type { Openings, OpeningTurn, State } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Study } from "./study.js";

const BOOKS = new URL("books/", import.meta.url);

/** What is known of one position: nothing yet, the engine's word, or why there is none. */
interface Asked {
  revision: number;
  reply: Openings | null;
  problem: string;
}

export function createOpenings({
  client,
  controller,
  study,
  decorateBy,
  onChange,
}: {
  client: Pick<Client, "request">;
  controller: Pick<Controller, "snapshot" | "setCounts" | "type">;
  study: Pick<Study, "status">;
  decorateBy: (decorate: Decorate) => void;
  onChange: () => void;
}): (snapshot: Snapshot, info: GameInfo) => void {
  let isOpen = false;
  let asked: Asked | null = null;
  /** By game. */
  const books = new Map<string, Promise<string>>();

  async function fetchBook(id: string): Promise<string> {
    const text = await fetchText(new URL(`${id}.txt`, BOOKS));
    if (text !== null) return text;
    books.delete(id);
    throw new Error(later.openingsUnreachable);
  }

  function bookOf({ id }: GameInfo): Promise<string> {
    const known = books.get(id) ?? fetchBook(id);
    books.set(id, known);
    return known;
  }

  async function ask(info: GameInfo) {
    const { revision, setup } = controller.snapshot();
    const mine: Asked = { revision, reply: null, problem: "" };
    asked = mine;
    if (setup.counts === "rating") controller.setCounts("tally");
    try {
      const book = await bookOf(info);
      if (asked !== mine) return;
      mine.reply = await client.request({ do: "openings", book });
    } catch (problem) {
      mine.problem = messageOf(problem);
    }
    if (asked === mine) onChange();
  }

  const turnsNow = ({ revision }: Snapshot): OpeningTurn[] =>
    isOpen && study.status().isAllowed && asked?.revision === revision ? (asked.reply?.turns ?? []) : [];

  const drawShares: Decorate = (view, snapshot) => {
    const { isOn, hinted } = study.status();
    const turns = turnsNow(snapshot);
    // Two numbers on one cell are none.
    if (isOn || hinted !== null || turns.length === 0) return view;
    return { ...view, overlays: [...view.overlays, adviceOverlay({ hint: null, badges: badgesOf(turns), ghosts: {} })] };
  };
  decorateBy(drawShares);

  function toggle({ target }: Event & { target: HTMLDetailsElement }) {
    if (target.open === isOpen) return;
    isOpen = target.open;
    onChange();
  }

  return (snapshot, info) => {
    const host = document.getElementById("openings");
    const { state, revision, stage } = snapshot;
    if (!host) return;
    const isShown = study.status().isAllowed && state !== null;
    if (isShown && isOpen && stage === "ready" && asked?.revision !== revision) void ask(info);
    const known = asked?.revision === revision ? asked : null;
    render(
      isShown
        ? html`
            <details .open=${isOpen} @toggle=${toggle}>
              <summary>${later.openings}</summary>
              ${isOpen ? contentPart(snapshot, state, info, known) : nothing}
            </details>
          `
        : nothing,
      host,
    );
  };

  function contentPart(snapshot: Snapshot, state: State, info: GameInfo, known: Asked | null) {
    if (known?.problem) return html`<p class="problem">${known.problem}</p>`;
    if (!known?.reply) return html`<p class="remark">${later.openingsLooking}</p>`;
    const { reply } = known;
    if (state.size !== reply.size || state.holes.length > 0) return html`<p class="remark">${later.openingsOf(reply.size)}</p>`;
    if (isOver(snapshot) || reply.turns.length === 0) {
      return html`<p class="remark">${later.openingsEnd(reply.depth)}</p>`;
    }
    const isFirst = info.pie && state.turns.length === 0;
    const canPlay = isHuman(snapshot.setup, state.to_move);
    return html`
      <p class="remark">
        ${isFirst ? later.openingsOfFirst : html`${chipPart(colourOf(state, state.to_move))} ${later.openingsWon}`}
      </p>
      <ol class="opening-turns">
        ${reply.turns.map((turn) => turnPart(turn, canPlay, () => void controller.type(turn.text)))}
      </ol>
      <p class="remark">${later.openingsFrom[reply.unit](reply.games, reply.budget)}</p>
    `;
  }
}

/** The shares on all cells of turns that are one cell. */
function badgesOf(turns: OpeningTurn[]): Record<string, Badge> {
  const badges: Record<string, Badge> = {};
  for (const { cells, share } of turns) {
    for (const cell of cells) badges[cell] = { text: String(Math.round(estimate(share) * 100)), share, best: false };
  }
  return badges;
}

const turnPart = ({ text, games, share, low, high }: OpeningTurn, canPlay: boolean, play: () => void) => html`
  <li>
    <button type="button" ?disabled=${!canPlay} title=${later.openingPlay} @click=${play} translate="no">
      ${boards.turnText(text)}
    </button>
    <span class="games">${later.gamesPlayed(games)}</span>
    <progress max="1" aria-hidden="true" .value=${share}></progress>
    <span class="share">${later.percent(estimate(share))}</span>
    <span class="range">${later.openingRange(low, high)}</span>
  </li>
`;
