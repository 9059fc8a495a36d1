/**
 * Mode "play": the reader plays on, against a computer or alone. The first cell that is picked starts the engine. Until
 * that is there the reader may pick another cell instead; the one that waits then is played.
 *
 * What else a reader may do with a position, such as solving it, is for a guide to say (see puzzle.js).
 *
 * @import { Prefetch } from "../common/preview/prefetch.js"
 * @import { Note } from "../common/snapshot.js"
 * @import { State } from "../engine/wire.js"
 * @import { Session } from "../engine/session.js"
 * @import { Game } from "./game.js"
 * @import { Options } from "./options.js"
 * @import { Mode, ModeHandlers, Shell } from "./shell.js"
 *
 * @typedef {object} Table  what a guide finds on the board
 * @property {() => Session | null} session  null where the board has no place at the engine
 * @property {() => Game | null} game
 * @property {() => void} render
 * @property {() => Promise<void>} restart
 *
 * @typedef {object} Said  what stands below the board
 * @property {string} text
 * @property {"" | "note" | "problem"} kind
 * @property {string} [spoken]  where a part of it is spoken anyway
 *
 * @typedef {object} Guide
 * @property {string} invitation
 * @property {HTMLElement[]} firstBar
 * @property {Pick<Session, "job">} player  who plays the other side
 * @property {(state: State) => string} whoPlays
 * @property {() => [string, string]} sides        who plays the first and the second side, as it is told
 * @property {(state: State) => boolean} mayPlay   whether the reader is asked for a turn
 * @property {() => Promise<boolean>} begin        the match is there; resolves to whether a cell that waits is to be played
 * @property {(turn: string, state: State) => void} onTurn
 * @property {() => boolean} restart              the position is to be as at the beginning; false where it is not left yet
 * @property {() => Promise<void>} undo            takes back what the reader may take back
 * @property {(state: State, note: Note | null) => Said | null} status  null for the usual one
 * @property {(state: State, usual: HTMLElement[]) => HTMLElement[]} bar
 * @property {() => void} sleep                    the board gives up its place
 */
import { opponentName } from "../common/catalogue.js";
import { colourOf } from "../common/colours.js";
import { button } from "../common/dom.js";
import { createPrefetch } from "../common/preview/prefetch.js";
import { previewText } from "../common/preview/preview.js";
import { messageOf } from "../common/problems.js";
import { HUMAN } from "../common/setup.js";
import { announcements } from "../common/speech/announcements.js";
import { strings } from "../common/strings/index.js";
import { later } from "../common/strings/later/index.js";
import { takeSession } from "./engine.js";
import { createGame } from "./game.js";
import { showStart } from "./start.js";
import { invitingView, linkOf, noteOn, snapshotOf, stateView } from "./views.js";

/**
 * @param {Shell} shell @param {Options} options @param {ModeHandlers} handlers
 * @param {(table: Table) => Guide} [makeGuide]
 * @returns {Mode}
 */
export function createPlay(shell, options, handlers, makeGuide) {
  const { info, opponent } = options;
  const reader = options.mover;
  /** Whether only the engine knows what is on the board. */
  const isUnseen = options.stones === null;
  /** @type {Game | null} */
  let game = null;
  /** @type {Promise<void> | null} null before it, and when it has failed */
  let beginning = null;
  let isReady = false;
  /** @type {string | null} a cell picked before the engine has shown the match */
  let waiting = null;
  let leave = () => {};
  /** @type {Session | null} */
  let session = null;
  /** @type {Prefetch | null} */
  let prefetch = null;
  /** What the reader looks at, and whether by a finger's first tap. */
  let aim = { cell: /** @type {string | null} */ (null), isTapped: false };
  let told = snapshotOf(options, null);
  let view = invitingView(options, waiting);
  /** The guide's last sentence. */
  let saidByGuide = "";
  const guide = makeGuide?.({ session: () => session, game: () => game, render, restart });

  const stop = button(strings.finishTurn, () => void game?.choose("stop"), "primary");
  const pass = button(strings.passContinue, () => void game?.choose("pass"), "primary");
  const swap = button(strings.swap, () => void game?.choose("swap"));
  const undo = button(strings.undo, () => void game?.undo(options.played));
  // What goes wrong stands below the board by then.
  const show = button(later.showPosition, () => void restart().catch(() => {}));
  const again = button(later.startAgainHere, () => void restart().catch(() => {}));
  const buttons = { stop, pass, swap, undo, again };
  for (const [name, control] of Object.entries(buttons)) control.dataset["do"] = name;

  /** @param {State} state */
  const whoPlays = (state) => (guide ? guide.whoPlays(state) : opponent === null || state.to_move === reader ? HUMAN : opponent);

  function wake() {
    game ??= sitDown();
    beginning ??= begin(game);
    // What goes wrong stands below the board by then.
    beginning.catch(() => {});
    return game;
  }

  function sitDown() {
    const place = takeSession(
      showStart(shell, () => {
        isReady = true;
        render();
      }),
      (back) => made.revive(back.state),
    );
    const ahead = createPrefetch({ client: place.session, onArrival: () => showBoard() });
    prefetch = ahead;
    session = place.session;
    leave = () => {
      ahead.lookAt(null, 0);
      place.leave();
    };
    const made = createGame({
      session: { ...place.session, ...guide?.player },
      link: linkOf(options, options.played),
      whoPlays,
      handlers: {
        onChange: render,
        onTurn(turn, state) {
          handlers.onTurn(turn, state);
          guide?.onTurn(turn, state);
        },
      },
    });
    return made;
  }

  /** The board gives up its place at the engine, until a cell or a button of it is pressed again. */
  function standUp() {
    leave();
    leave = () => {};
    guide?.sleep();
    game = prefetch = beginning = session = null;
    isReady = false;
    shell.showProgress(null);
  }

  /** @param {Game} made */
  function begin(made) {
    const begun = made.begin().then(async () => {
      handlers.onReady();
      const isWanted = (await guide?.begin()) ?? true;
      if (waiting !== null && isWanted) void made.pick(waiting);
    });
    return begun.catch((problem) => {
      standUp();
      waitWith(null);
      if (isUnseen || guide) shell.setBar(...(guide?.firstBar ?? [show]));
      shell.say(messageOf(problem), "problem");
      throw problem;
    });
  }

  /** @param {string | null} cell */
  function waitWith(cell) {
    waiting = cell;
    view = invitingView(options, waiting);
    shell.board.update(view);
  }

  /** @param {State} state whether the reader is asked for a turn */
  const isMine = (state) => !state.over && (guide ? guide.mayPlay(state) : whoPlays(state) === HUMAN);

  function showBoard() {
    const state = game?.state();
    if (!state) return;
    const isAtStart = state.turns.length === options.played && state.steps.length === 0;
    view = stateView(options, state, isMine(state), isAtStart, prefetch?.known());
    shell.board.update(view);
    shell.showComment(isAtStart ? noteOn(options, options.played).comment : "");
    showPreview();
  }

  function showPreview() {
    shell.showPreview(isReady ? previewText(view, aim.cell, aim.isTapped) : "");
  }

  function render() {
    const state = game?.state();
    if (!game || !state || !isReady) return;
    const mine = isMine(state);
    prefetch?.lookAt(mine && state.forced_pass === null ? state : null, game.revision());
    showBoard();
    const offered = /** @param {"stop" | "pass" | "swap"} choice */ (choice) => mine && state.choices.includes(choice);
    undo.disabled = state.turns.length <= options.played && state.steps.length === 0;
    again.disabled = undo.disabled;
    const shown = [offered("stop") && stop, offered("pass") && pass, offered("swap") && swap, undo, again];
    const usual = shown.filter((control) => control !== false);
    shell.setBar(...(guide?.bar(state, usual) ?? usual));
    const note = game.note();
    const said = guide?.status(state, note) ?? null;
    // A guide has the word where a side has passed, and tells of that itself.
    if (note && !(said && note.kind === "pass")) shell.write(note.text, "note");
    else if (said) shell.write(said.text, said.kind);
    else shell.write(statusText(state, game.isThinking()));
    const now = snapshotOf(options, state, { revision: game.revision(), sides: sidesOf(), note });
    const spoken = said?.spoken ?? said?.text ?? "";
    const news = spoken === "" || spoken === saidByGuide ? [] : [spoken];
    saidByGuide = spoken;
    shell.announce(...announcements(told, now, info), ...news);
    told = now;
  }

  /** @returns {[string, string]} who plays the first and the second side */
  function sidesOf() {
    if (guide) return guide.sides();
    const other = opponent ?? HUMAN;
    return reader === 0 ? [HUMAN, other] : [other, HUMAN];
  }

  /** @param {State} state @param {boolean} isThinking */
  function statusText(state, isThinking) {
    const colour = colourOf(state, state.to_move);
    if (state.over) return `${strings.wins(colourOf(state, state.winner ?? 0))}. ${state.how ?? ""}`;
    if (isThinking && opponent) return strings.thinking(colour, opponentName(info, opponent));
    const news = state.last_turn === "swap" ? `${strings.coloursSwapped} ` : "";
    return `${news}${strings.toMove(colour)}. ${state.forced_pass ?? state.prompt}`;
  }

  async function restart() {
    if (game?.state()) {
      if (guide && !guide.restart()) return beginning ?? undefined;
      return game.begin();
    }
    wake();
    await beginning;
  }

  shell.board.update(view);
  if (guide) {
    shell.setBar(...guide.firstBar);
    shell.say(guide.invitation);
  } else if (isUnseen) shell.setBar(show);
  else shell.say(opponent ? later.invitationAgainst(options.colour, opponentName(info, opponent)) : later.invitation);

  return {
    state: () => game?.state() ?? null,
    aim(cell, isTapped) {
      aim = { cell, isTapped };
      if (cell !== null) prefetch?.hurry(cell);
      showPreview();
    },
    pick(cell) {
      const state = game?.state();
      if (state) return void ((!guide || guide.mayPlay(state) || state.over) && game?.pick(cell));
      // The same cell once more takes the choice back.
      if (!isUnseen) waitWith(waiting === cell ? null : cell);
      wake();
    },
    async play(turn) {
      const woken = wake();
      await beginning;
      const state = woken.state();
      if (guide && state && !guide.mayPlay(state)) throw new Error(strings.notYourTurn(colourOf(state, state.to_move)));
      await woken.play(turn);
    },
    async undo() {
      await (guide ? guide.undo() : game?.undo(options.played));
    },
    restart,
    destroy: standUp,
  };
}
