/**
 * "Make a puzzle": the engine proves which turns win the position that is set up. Where exactly one does, the position is a
 * puzzle, and there is a link to it, code for other pages and a picture.
 */
import { buttonPart } from "../../common/controls.js";
import { element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { messageOf } from "../../common/problems.js";
import { addressOf, puzzleText } from "../../common/share_link.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { proveApart } from "../../play/proofs.js";
import { copyPart } from "../transfer/copy_part.js";
import { puzzleCode } from "../transfer/embed_code.js";
import { startText, type Draft } from "./draft.js";
import { savePng, saveSvg } from "./share_part.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Client } from "../../engine/client.js";
import type { MatchRecord, ProvenTurns } from "../../engine/wire.js";

/** A position that a game can begin from. */
export interface Wanted {
  draft: Draft;
  info: GameInfo;
  record: MatchRecord;
}

/** More winning turns than these are counted, not named. */
const MOST_NAMED = 6;

export function createPuzzlePart(client: Client) {
  const node = element("section", { class: "editor-puzzle" });
  let wanted: Wanted | null = null;
  /** The proof that goes on: how much of it is done. */
  let proving: { share: number; end: AbortController } | null = null;
  /** Whether the position is a puzzle. */
  let isPuzzle = false;
  let verdict = "";
  let done = "";

  function show() {
    render(
      html`
        <div class="editor-row">
          ${buttonPart("makePuzzle", later.makePuzzle, () => void prove(), {
            isShown: proving === null,
            isEnabled: wanted !== null,
          })}
          <progress
            max="1"
            ?hidden=${proving === null}
            aria-label=${boards.solveProving}
            .value=${proving?.share ?? 0}
          ></progress>
          ${buttonPart("stopPuzzle", boards.solveStop, () => proving?.end.abort(), { isShown: proving !== null })}
        </div>
        <p class="editor-verdict" id="puzzle-verdict" role="status">${verdict}</p>
        ${isPuzzle && wanted ? outputPart(wanted) : nothing}
      `,
      node,
    );
  }

  const outputPart = (puzzle: Wanted) => html`
    ${copyPart("puzzle-link", later.puzzleLink, 1, linkOf(puzzle), say)}
    ${copyPart("puzzle-code", later.shareCode, 3, codeOf(puzzle), say)}
    <div class="editor-row">
      ${buttonPart("savePuzzlePng", later.savePng, () => void savePng(puzzle.draft, puzzle.info, "puzzle").then(saved))}
      ${buttonPart("savePuzzleSvg", later.saveSvg, () => savePuzzleSvg(puzzle))}
    </div>
    <p class="hint" role="status">${done}</p>
  `;

  async function prove() {
    if (!wanted || proving) return;
    const { record } = wanted;
    const own = { share: 0, end: new AbortController() };
    proving = own;
    isPuzzle = false;
    [verdict, done] = [boards.solveProving, ""];
    show();
    moveFocus("makePuzzle", "stopPuzzle");
    try {
      const options = {
        signal: own.end.signal,
        onReport({ progress }: ProvenTurns) {
          own.share = progress;
          show();
        },
      };
      const proven = await proveApart(client, record, { do: "prove_turns" }, options);
      if (proving === own) judge(proven);
    } catch (problem) {
      if (proving === own) verdict = messageOf(problem);
    } finally {
      if (proving === own) {
        proving = null;
        show();
        moveFocus("stopPuzzle", "makePuzzle");
      }
    }
  }

  /** @param proven  as far as it had come, if the proof was stopped */
  function judge(proven: ProvenTurns | null) {
    const winning = proven?.winning ?? [];
    const [first] = winning;
    const named = winning.slice(0, MOST_NAMED).map(({ text }) => text);
    const isDone = proven?.done === true;
    const isSure = isDone && proven.unproven === 0 && proven.all;
    isPuzzle = isSure && winning.length === 1;
    if (isSure && !first) verdict = later.noTurnWins;
    else if (isPuzzle && first) verdict = later.oneTurnWins(first.text, first.turns);
    else if (isSure) verdict = later.turnsWin(winning.length, named);
    else if (winning.length > 1) verdict = later.turnsWinAtLeast(winning.length, named);
    else verdict = isDone ? later.turnsNotProven : later.provingStopped;
  }

  /** The button that had the focus has made room for another one. */
  function moveFocus(from: string, to: string) {
    const focused = document.activeElement;
    const isLost = focused === document.body || (focused instanceof HTMLElement && focused.dataset["do"] === from);
    if (isLost) (node.querySelector(`[data-do=${to}]`) as HTMLElement | null)?.focus({ preventScroll: true });
  }

  const saved = () => say(later.fileSaved);

  function savePuzzleSvg({ draft, info }: Wanted) {
    saveSvg(draft, info, "puzzle", later.puzzlePictureTitle(info.name, info.colours[draft.toMove] ?? "black"));
    saved();
  }

  function say(text: string) {
    done = text;
    show();
  }

  show();
  return {
    node,
    /** @param position  that is set up now; null while no game can begin from it, or that is not known */
    offer(position: Wanted | null) {
      proving?.end.abort();
      proving = null;
      wanted = position;
      isPuzzle = false;
      [verdict, done] = ["", ""];
      show();
    },
  };
}

/** @returns the address that opens it as a puzzle */
function linkOf({ draft, info }: Wanted): string {
  const { game, size, holes } = draft;
  return addressOf(puzzleText({ game, size, holes: [...holes], start: startText(draft, info), turns: [] }));
}

const codeOf = ({ draft, info }: Wanted) => puzzleCode({ ...draft, colours: info.colours }, location.origin + location.pathname);
