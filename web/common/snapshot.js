/**
 * All that the page knows of the game it shows, and plain questions about it.
 *
 * @import { Choice, MatchRecord, Player, State } from "../engine/wire.js"
 * @import { Stage } from "../engine/protocol.js"
 * @import { Setup } from "./setup.js"
 *
 * @typedef {object} Note  the line below the board
 * @property {"illegal" | "pass" | "problem" | "news" | "hint"} kind
 * @property {string} text
 * @property {string} [cell]  that it is about
 *
 * @typedef {object} Thinking  a search under way
 * @property {number} progress       0 … 1
 * @property {number} playouts
 * @property {number | null} winRate  0 … 1, of the player who thinks
 * @property {boolean} isDone         a turn has been found, and waits for those who watch
 *
 * @typedef {object} Verdict  the result of the search that led to the last turn
 * @property {Player} player
 * @property {string} opponent  who searched
 * @property {Choice} choice
 *
 * @typedef {object} Ending
 * @property {"resigned" | "time" | "decided"} how  decided: it was stopped when one side was sure to win
 * @property {Player} loser
 *
 * @typedef {object} LeftGame  one that was under way when another took its place
 * @property {Setup} setup
 * @property {MatchRecord} record
 * @property {boolean} paused
 * @property {number} gameNumber
 *
 * @typedef {object} Snapshot
 * @property {Setup} setup
 * @property {State | null} state             null until the engine has answered for the first time
 * @property {number} revision                increases with each state of the engine, even an unchanged one; not with notes
 * @property {MatchRecord | null} record       of the match in that state
 * @property {boolean} bringsBack             before that: a game that was begun earlier will be on the board
 * @property {string | null} waiting          a cell picked before that
 * @property {Note | null} note
 * @property {Thinking | null} thinking
 * @property {Verdict | null} verdict         until something else is done
 * @property {Ending | null} ended            the game was ended by something else than its rules
 * @property {boolean} paused                 the computer players were stopped
 * @property {boolean} single                 and will be again when they have played one turn
 * @property {boolean} visiting               the position was gone to by navigation: no pass is played there automatically
 * @property {boolean} held                   something else has taken the game's place on the board, and the game waits
 * @property {number} given                   turns that the game began with: they are not taken back
 * @property {number} gameNumber              counts the games that were begun
 * @property {number | null} resumes          the number that the game on the board had before it was left
 * @property {LeftGame | null} left           what can be brought back, until a person plays on the board that took its place
 * @property {Stage} stage                    of the engine's start
 * @property {string | null} problem          why that failed
 */
import { hasHuman, isHuman } from "./setup.js";
import { FRIEND, isComputer } from "./sides.js";

/** The numbers of games that were begun on an earlier visit: of the one that was on the board, and of one left for it. */
export const EARLIER_GAME = 0;
export const GAME_LEFT_EARLIER = -1;

/** @param {Setup} setup @returns {Snapshot} before anything has happened */
export function firstSnapshot(setup) {
  return {
    setup,
    state: null,
    revision: 0,
    record: null,
    bringsBack: false,
    waiting: null,
    note: null,
    thinking: null,
    verdict: null,
    ended: null,
    paused: false,
    single: false,
    visiting: false,
    held: false,
    given: 0,
    gameNumber: 0,
    resumes: null,
    left: null,
    stage: "runtime",
    problem: null,
  };
}

/** @param {Snapshot} snapshot whether nothing more can be played: the rules say so, or the game was ended otherwise */
export const isOver = ({ state, ended }) => state !== null && (state.over || ended !== null);

/** @param {Snapshot} snapshot whether the game waits, for one reason or the other */
export const isWaiting = ({ paused, held }) => paused || held;

/** @param {Snapshot} snapshot @returns {LeftGame | null} the game on the board where leaving it would lose something */
export function gameUnderWay({ state, record, ended, setup, paused, gameNumber }) {
  // A match of a gauntlet is kept by itself, and there is a place where it is offered.
  if (!state || !record || state.over || ended || setup.gauntlet) return null;
  return state.tree.nodes.length > 0 || state.steps.length > 0 ? { setup, record, paused, gameNumber } : null;
}

/** @param {Snapshot} snapshot @returns {Player | null} */
export function winnerOf({ state, ended }) {
  if (ended) return ended.loser === 0 ? 1 : 0;
  return state?.winner ?? null;
}

/** @param {Snapshot} snapshot whether one may go back and forth: not in a gauntlet */
export const mayTravel = ({ state, setup }) => state !== null && setup.gauntlet === null;

/** @param {Snapshot} snapshot @returns {Player | null} the player for whom a person may resign now */
export function whoMayResign(snapshot) {
  const { state, setup } = snapshot;
  if (!state || isOver(snapshot) || !hasHuman(setup)) return null;
  // There is nothing to give up before the first stone.
  if (state.turns.length === 0) return null;
  if (isHuman(setup, 0) && isHuman(setup, 1)) return state.to_move;
  return isHuman(setup, 0) ? 0 : 1;
}

/** @param {Snapshot} snapshot @returns {Player | null} who is sure to win a game that goes on, where it may be stopped then */
export function sureWinner(snapshot) {
  const { state, setup } = snapshot;
  if (!state || isOver(snapshot) || !hasHuman(setup) || state.steps.length > 0) return null;
  return state.decided;
}

/** @param {Snapshot} snapshot @returns {Player | null} the computer player who has proven that it cannot win */
export function offersResignation(snapshot) {
  const { verdict, setup } = snapshot;
  if (isOver(snapshot) || verdict?.choice.proven !== "loss" || !hasHuman(setup)) return null;
  return verdict.player;
}

/** @param {Snapshot} snapshot whether the player to move is a computer */
export const isComputersTurn = (snapshot) =>
  snapshot.state !== null && !isOver(snapshot) && isComputer(snapshot.setup.sides[snapshot.state.to_move]);

/** @param {Snapshot} snapshot whether the player to move is a friend elsewhere */
export const isFriendsTurn = (snapshot) =>
  snapshot.state !== null && !isOver(snapshot) && snapshot.setup.sides[snapshot.state.to_move] === FRIEND;

/**
 * A cell may be picked before the engine is there if it is sure to be a person's turn on an empty board. In a gauntlet
 * a turn cannot be taken back, so none is played before the engine is there.
 * @param {Snapshot} snapshot
 */
export const mayPickEarly = ({ state, bringsBack, setup }) =>
  state === null && !bringsBack && isHuman(setup, 0) && setup.gauntlet === null;

/** @param {Setup} setup @param {State} state whether a person is asked for something other than a forced pass */
export function isPersonsChoice(setup, state) {
  return !state.over && isHuman(setup, state.to_move) && state.forced_pass === null;
}

/**
 * @param {State} state
 * @param {number} index  of a turn, from 0
 * @returns {Player} who has played it: turns alternate, passes are turns too, and a position may be set up for either player
 */
export const playerOfTurn = ({ start }, index) => (((start?.endsWith("/2") ? 1 : 0) + index) % 2 === 0 ? 0 : 1);

/**
 * Against a computer there must be a turn of a person's own to go back to; in a gauntlet no turn can be taken back.
 * @param {Snapshot} snapshot
 */
export function canUndo({ state, setup, ended, given }) {
  if (setup.gauntlet) return false;
  // Undo first takes back the resignation, or the loss on time.
  if (ended) return true;
  if (!state?.can_undo) return false;
  if (state.steps.length > 0) return true;
  if (!hasHuman(setup)) return state.turns.length > given;
  return state.turns.some((_, index) => index >= given && isHuman(setup, playerOfTurn(state, index)));
}
