/** All that the page knows of the game it shows, and plain questions about it. */
import { hasHuman, isHuman, type Setup } from "./setup.js";
import { FRIEND, isComputer } from "./sides.js";
import type { Choice, MatchRecord, Player, State } from "../engine/wire.js";
import type { Stage } from "../engine/protocol.js";

/** The line below the board. */
export interface Note {
  kind: "illegal" | "pass" | "problem" | "news" | "hint";
  text: string;
  cells?: string[]; // that it is about: the one that was picked, and those of the stones that it names or counts
}

/** A search under way. */
export interface Thinking {
  progress: number; // 0 … 1
  playouts: number;
  winRate: number | null; // 0 … 1, of the player who thinks
  isDone: boolean; // a turn has been found, and waits for those who watch
}

/** The result of the search that led to the last turn. */
export interface Verdict {
  player: Player;
  opponent: string; // who searched
  choice: Choice;
}

export interface Ending {
  how: "resigned" | "time" | "decided"; // decided: it was stopped when one side was sure to win
  loser: Player;
}

/** One that was under way when another took its place. */
export interface LeftGame {
  setup: Setup;
  record: MatchRecord;
  paused: boolean;
  gameNumber: number;
}

export interface Snapshot {
  setup: Setup;
  state: State | null; // null until the engine has answered for the first time
  revision: number; // increases with each state of the engine, even an unchanged one; not with notes
  record: MatchRecord | null; // of the match in that state
  bringsBack: boolean; // before that: a game that was begun earlier will be on the board
  waiting: string | null; // a cell picked before that
  note: Note | null;
  thinking: Thinking | null;
  verdict: Verdict | null; // until something else is done
  ended: Ending | null; // the game was ended by something else than its rules
  paused: boolean; // the computer players were stopped
  single: boolean; // and will be again when they have played one turn
  visiting: boolean; // the position was gone to by navigation: no pass is played there automatically
  held: boolean; // something else has taken the game's place on the board, and the game waits
  given: number; // turns that the game began with: they are not taken back
  gameNumber: number; // counts the games that were begun
  resumes: number | null; // the number that the game on the board had before it was left
  left: LeftGame | null; // what can be brought back, until a person plays on the board that took its place
  stage: Stage; // of the engine's start
  problem: string | null; // why that failed
}

/** The numbers of games that were begun on an earlier visit: of the one that was on the board, and of one left for it. */
export const EARLIER_GAME = 0;
export const GAME_LEFT_EARLIER = -1;

/** @returns before anything has happened */
export function firstSnapshot(setup: Setup): Snapshot {
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

/** @param snapshot  whether nothing more can be played: the rules say so, or the game was ended otherwise */
export const isOver = ({ state, ended }: Snapshot) => state !== null && (state.over || ended !== null);

/**
 * @param snapshot  whether the board shows an earlier position of a game that has come to its end: nothing goes on by itself
 *   there
 */
export const looksBack = ({ state, visiting, ended }: Snapshot): boolean =>
  state !== null && visiting && (state.finished || (ended !== null && state.can_redo));

/** @param snapshot  whether the game has come to its end, which may be further on than the board shows */
export const isFinished = (snapshot: Snapshot): boolean => isOver(snapshot) || looksBack(snapshot);

/** @param snapshot  whether the game waits, for one reason or the other */
export const isWaiting = (snapshot: Snapshot) => snapshot.paused || snapshot.held || looksBack(snapshot);

/** @returns the game on the board where leaving it would lose something */
export function gameUnderWay({ state, record, ended, setup, paused, gameNumber }: Snapshot): LeftGame | null {
  // A match of a gauntlet is kept by itself, and there is a place where it is offered.
  if (!state || !record || state.over || ended || setup.gauntlet) return null;
  return state.tree.nodes.length > 0 || state.steps.length > 0 ? { setup, record, paused, gameNumber } : null;
}

export function winnerOf({ state, ended }: Snapshot): Player | null {
  if (ended) return ended.loser === 0 ? 1 : 0;
  return state?.winner ?? null;
}

/** @param snapshot  whether one may go back and forth: in a match of a gauntlet not before its end */
export const mayTravel = (snapshot: Snapshot) =>
  snapshot.state !== null && (snapshot.setup.gauntlet === null || isFinished(snapshot));

/** @returns the player for whom a person may resign now */
export function whoMayResign(snapshot: Snapshot): Player | null {
  const { state, setup } = snapshot;
  if (!state || isOver(snapshot) || !hasHuman(setup)) return null;
  // There is nothing to give up before the first stone.
  if (state.turns.length === 0) return null;
  if (isHuman(setup, 0) && isHuman(setup, 1)) return state.to_move;
  return isHuman(setup, 0) ? 0 : 1;
}

/** @returns who is sure to win a game that goes on, where it may be stopped then */
export function sureWinner(snapshot: Snapshot): Player | null {
  const { state, setup } = snapshot;
  if (!state || isOver(snapshot) || !hasHuman(setup) || state.steps.length > 0) return null;
  return state.decided;
}

/** @returns the computer player who has proven that it cannot win */
export function offersResignation(snapshot: Snapshot): Player | null {
  const { verdict, setup } = snapshot;
  if (isOver(snapshot) || verdict?.choice.proven !== "loss" || !hasHuman(setup)) return null;
  return verdict.player;
}

/** @param snapshot  whether the player to move is a computer */
export const isComputersTurn = (snapshot: Snapshot) =>
  snapshot.state !== null && !isFinished(snapshot) && isComputer(snapshot.setup.sides[snapshot.state.to_move]);

/** @param snapshot  whether the player to move is a friend elsewhere */
export const isFriendsTurn = (snapshot: Snapshot) =>
  snapshot.state !== null && !isFinished(snapshot) && snapshot.setup.sides[snapshot.state.to_move] === FRIEND;

/**
 * A cell may be picked before the engine is there if it is sure to be a person's turn on an empty board. In a gauntlet
 * a turn cannot be taken back, so none is played before the engine is there.
 */
export const mayPickEarly = ({ state, bringsBack, setup }: Snapshot) =>
  state === null && !bringsBack && isHuman(setup, 0) && setup.gauntlet === null;

/** @param state  whether a person is asked for something other than a forced pass */
export function isPersonsChoice(setup: Setup, state: State) {
  return !state.over && isHuman(setup, state.to_move) && state.forced_pass === null;
}

/**
 * @param index  of a turn, from 0
 * @returns who has played it: turns alternate, passes are turns too, and a position may be set up for either player
 */
export const playerOfTurn = ({ start }: State, index: number): Player =>
  ((start?.endsWith("/2") ? 1 : 0) + index) % 2 === 0 ? 0 : 1;

/** Against a computer there must be a turn of a person's own to go back to; in a gauntlet no turn can be taken back. */
export function canUndo(snapshot: Snapshot) {
  const { state, setup, ended, given } = snapshot;
  if (setup.gauntlet) return false;
  if (looksBack(snapshot)) return state?.can_undo === true;
  // Undo first takes back the resignation, or the loss on time.
  if (ended) return true;
  if (!state?.can_undo) return false;
  if (state.steps.length > 0) return true;
  if (!hasHuman(setup)) return state.turns.length > given;
  return state.turns.some((_, index) => index >= given && isHuman(setup, playerOfTurn(state, index)));
}
