/**
 * Mode "play": the reader plays on, against a computer or alone. The first cell that is picked starts the engine. Until
 * that is there the reader may pick another cell instead; the one that waits then is played.
 *
 * @import { Prefetch } from "../common/preview/prefetch.js"
 * @import { State } from "../engine/protocol.js"
 * @import { Game } from "./game.js"
 * @import { Options } from "./options.js"
 * @import { Mode, ModeHandlers, Shell } from "./shell.js"
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

/** @param {Shell} shell @param {Options} options @param {ModeHandlers} handlers @returns {Mode} */
export function createPlay(shell, options, handlers) {
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
  /** @type {Prefetch | null} */
  let prefetch = null;
  /** What the reader looks at, and whether by a finger's first tap. */
  let aim = { cell: /** @type {string | null} */ (null), isTapped: false };
  let told = snapshotOf(options, null);
  let view = invitingView(options, waiting);

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
  const whoPlays = (state) => (opponent === null || state.to_move === reader ? HUMAN : opponent);

  function wake() {
    game ??= sitDown();
    beginning ??= begin(game);
    return game;
  }

  function sitDown() {
    const place = takeSession(
      showStart(shell, () => {
        isReady = true;
        render();
      }),
      (back) => made.revive(back["state"]),
    );
    const ahead = createPrefetch({ client: place.session, onArrival: () => showBoard() });
    prefetch = ahead;
    leave = () => {
      ahead.lookAt(null, 0);
      place.leave();
    };
    const made = createGame({
      session: place.session,
      link: linkOf(options, options.played),
      whoPlays,
      handlers: { onChange: render, onTurn: handlers.onTurn },
    });
    return made;
  }

  /** The board gives up its place at the engine, until a cell or a button of it is pressed again. */
  function standUp() {
    leave();
    leave = () => {};
    game = prefetch = beginning = null;
    isReady = false;
    shell.showProgress(null);
  }

  /** @param {Game} made */
  function begin(made) {
    const begun = made.begin().then(
      () => {
        handlers.onReady();
        if (waiting !== null) void made.pick(waiting);
      },
      (problem) => {
        standUp();
        waitWith(null);
        if (isUnseen) shell.setBar(show);
        shell.say(messageOf(problem), "problem");
        throw problem;
      },
    );
    begun.catch(() => {});
    return begun;
  }

  /** @param {string | null} cell */
  function waitWith(cell) {
    waiting = cell;
    view = invitingView(options, waiting);
    shell.board.update(view);
  }

  /** @param {State} state whether the reader is asked for a turn */
  const isMine = (state) => !state.over && whoPlays(state) === HUMAN;

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
    shell.setBar(...shown.filter((control) => control !== false));
    const note = game.note();
    if (note) shell.write(note.text, "note");
    else shell.write(statusText(state, game.isThinking()));
    const now = snapshotOf(options, state, { revision: game.revision(), sides: sidesOf(), note });
    shell.announce(...announcements(told, now, info));
    told = now;
  }

  /** @returns {[string, string]} who plays the first and the second side */
  function sidesOf() {
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
    if (game?.state()) return game.begin();
    wake();
    await beginning;
  }

  shell.board.update(view);
  if (isUnseen) shell.setBar(show);
  else shell.say(opponent ? later.invitationAgainst(options.colour, opponentName(info, opponent)) : later.invitation);

  return {
    state: () => game?.state() ?? null,
    aim(cell, isTapped) {
      aim = { cell, isTapped };
      if (cell !== null) prefetch?.hurry(cell);
      showPreview();
    },
    pick(cell) {
      if (game?.state()) return void game.pick(cell);
      // The same cell once more takes the choice back.
      if (!isUnseen) waitWith(waiting === cell ? null : cell);
      wake();
    },
    async play(turn) {
      const woken = wake();
      await beginning;
      await woken.play(turn);
    },
    async undo() {
      await game?.undo(options.played);
    },
    restart,
    destroy: standUp,
  };
}
