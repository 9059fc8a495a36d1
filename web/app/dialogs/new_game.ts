/** The "New game" dialog: which game, against whom, and how it is played. */
import { keepPainted } from "../../board/diagram.js";
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { creditPart } from "../../common/credit.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { PACES, holeCounts, mayHaveClock, usualSetup, type Setup } from "../../common/setup.js";
import { HUMAN } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { sampleView } from "../games/sample.js";
import { dialogHeader } from "../platform/dialog.js";
import { boardAndTimePart, type BoardAndTime } from "./board_and_time.js";
import { gauntletPart, gauntletStartText } from "./gauntlet_part.js";
import { choiceIn, choiceOf, opponentPart, sidesOf, type OpponentChoice } from "./opponent_choice.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";
import type { Profile } from "../profile/profile.js";

interface NewGameDialog {
  open: (setup: Setup, problem?: string) => void; // showing this set-up, and its problem
}

/** Each resolves to whether the dialog may close. */
export interface NewGameActs {
  onStart: (setup: Setup) => Promise<boolean>;
  onGauntlet: (info: GameInfo) => Promise<boolean>;
}

interface Chosen {
  info: GameInfo;
  isLadder: boolean; // the gauntlet
  opponent: OpponentChoice;
  board: BoardAndTime;
}

export function createNewGameDialog(
  catalogue: Catalogue,
  gauntlet: Gauntlet,
  profile: Profile,
  { onStart, onGauntlet }: NewGameActs,
): NewGameDialog {
  const dialog = byId("new-game") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.dialogTitle);
  let chosen: Chosen | null = null;
  let problem = "";
  let hasPictures = false;

  function choose(changes: Partial<Chosen>) {
    if (!chosen) return;
    chosen = { ...chosen, ...changes };
    problem = "";
    show(chosen);
  }

  /** Another game has its own boards and opponents. */
  function chooseGame(info: GameInfo) {
    if (!chosen) return;
    const { size, holeCount } = usualSetup(info);
    choose({ info, opponent: choiceIn(chosen.opponent, chosen.info, info), board: { ...chosen.board, size, holeCount } });
  }

  function chooseBoard(changes: Partial<BoardAndTime>) {
    if (!chosen) return;
    const board = { ...chosen.board, ...changes };
    const counts = holeCounts(chosen.info, board.size);
    if (changes.size !== undefined && !counts.includes(board.holeCount)) board.holeCount = counts[0] ?? 0;
    choose({ board });
  }

  function show(now: Chosen) {
    const { info, isLadder, opponent, board } = now;
    render(
      html`
        <form method="dialog" @submit=${submit}>
          ${header}
          <div class="dialog-body">
            <fieldset>
              <legend>${strings.gameLegend}</legend>
              <div class="cards">${catalogue.games.map((one) => gameCard(one, one === info, chooseGame))}</div>
              <p class="chosen-goal">${info.goal}</p>
            </fieldset>
            <fieldset class="modes">
              <legend>${later.modeLegend}</legend>
              ${modeButton("single", later.singleGame, !isLadder, () => choose({ isLadder: false }))}
              ${modeButton("gauntlet", later.gauntlet, isLadder, () => choose({ isLadder: true }))}
            </fieldset>
            ${
              isLadder
                ? gauntletPart(gauntlet, info)
                : html`
                    ${opponentPart(info, opponent, profile, (changes) => choose({ opponent: { ...opponent, ...changes } }))}
                    ${boardAndTimePart(info, board, sidesOf(opponent, profile.evenMatch(info)), chooseBoard)}
                  `
            }
          </div>
          <p class="problem" role="alert">${problem}</p>
          <footer>
            <button type="button" @click=${() => dialog.close()}>${later.cancel}</button>
            <button type="submit" class="primary">${isLadder ? gauntletStartText(gauntlet, info) : later.start}</button>
          </footer>
        </form>
      `,
      dialog,
    );
    if (hasPictures) return;
    hasPictures = true;
    for (const [index, canvas] of dialog.querySelectorAll("canvas").entries()) {
      const one = catalogue.games[index];
      if (one) keepPainted(canvas, sampleView(one));
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!chosen) return;
    choose({});
    const { info, isLadder } = chosen;
    const starting = isLadder ? onGauntlet(info) : onStart(setupOf(chosen));
    void starting.then((mayClose) => mayClose && dialog.close());
  }

  function setupOf({ info, opponent, board }: Chosen): Setup {
    const sides = sidesOf(opponent, profile.evenMatch(info));
    const { clock } = board;
    return {
      ...usualSetup(info),
      ...board,
      sides,
      names: opponent.opponent === HUMAN ? [opponent.names[0].trim(), opponent.names[1].trim()] : ["", ""],
      clock: mayHaveClock(sides) ? clock : null,
      pace: PACES[0] ?? 0,
    };
  }

  return {
    open(setup, text = "") {
      const info = gameOf(catalogue, setup.game) ?? catalogue.games[0];
      if (!info) return;
      const { size, holeCount, seconds, clock } = info.id === setup.game ? setup : usualSetup(info);
      chosen = {
        info,
        isLadder: setup.gauntlet !== null,
        opponent: choiceOf(setup, info),
        board: { size, holeCount, seconds, clock },
      };
      problem = text;
      show(chosen);
      if (dialog.open) return;
      dialog.showModal();
      (dialog.querySelector(".cards input:checked") as HTMLElement | null)?.focus();
    },
  };
}

const modeButton = (value: string, text: string, isChosen: boolean, onChoose: () => void) => html`
  <input type="radio" name="mode" value=${value} id=${`mode-${value}`} .checked=${isChosen} @change=${onChoose} />
  <label for=${`mode-${value}`}>${text}</label>
`;

/** A card that is a radio button. The link is next to the label, not inside it: a press on it must not choose the game. */
const gameCard = (info: GameInfo, isChosen: boolean, onChoose: (info: GameInfo) => void) => html`
  <div class="card">
    <input
      type="radio"
      name="game"
      value=${info.id}
      id=${`card-${info.id}`}
      .checked=${isChosen}
      @change=${() => onChoose(info)}
    />
    <canvas class="card-picture board-colours" aria-hidden="true"></canvas>
    <label for=${`card-${info.id}`}
      ><strong translate="no">${info.name}</strong><span class="card-goal">${info.goal}</span></label
    >
    <span class="card-credit">${creditPart(info)}</span>
  </div>
`;
