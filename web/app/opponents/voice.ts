/**
 * How the application calls the players: the person at this screen is "you", a computer has its name, a friend is one, and two
 * people at one screen have the names that they have given. Who has none of these is called by the colour.
 */
import { colourOf } from "../../common/colours.js";
import { opponentName, type GameInfo } from "../../common/catalogue.js";
import { FRIEND, HUMAN, isComputer, personOf } from "../../common/sides.js";
import { sureWinner, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { inColours, type Voice } from "../../common/speech/status.js";
import { strings } from "../../common/strings/index.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import type { Judgement, Player, State } from "../../engine/wire.js";

/** @returns null for "you"; undefined for a player who is called by the colour */
export function calledBy({ setup }: Snapshot, player: Player, info: GameInfo): string | null | undefined {
  const { sides, names } = setup;
  if (personOf(sides) === player) return null;
  const side = sides[player];
  if (side === HUMAN) return names[player] || undefined;
  return side === FRIEND ? later.friendName : opponentName(info, side);
}

/** Its sentences are those of colours where a player is called by one. */
export const toYou: Voice = {
  isByColour: (snapshot, player, info) => calledBy(snapshot, player, info) === undefined,
  human: ({ setup }, player) => (personOf(setup.sides) === player ? later.you : setup.names[player] || strings.human),
  thinking: (_, name) => later.isThinking(name),

  time(snapshot, state, player, time, info) {
    const name = calledBy(snapshot, player, info);
    return name === undefined ? inColours.time(snapshot, state, player, time, info) : later.timeOf(name, time);
  },

  turn(snapshot, state, info) {
    const name = calledBy(snapshot, state.to_move, info);
    return name === undefined ? inColours.turn(snapshot, state, info) : later.turnOf(name);
  },

  result(snapshot, state, info) {
    const winner = winnerOf(snapshot) ?? 0;
    const name = calledBy(snapshot, winner, info);
    const own = personOf(snapshot.setup.sides);
    const end = own === null ? "" : own === winner ? "won" : "lost";
    if (snapshot.setup.gauntlet) return { ...matchResult(snapshot, state, info), end };
    const title = name === undefined ? strings.wins(colourOf(state, winner)) : later.hasWon(name);
    return { title, detail: endText(snapshot, state, info), end };
  },

  swapped({ setup }, state, info) {
    const swapper = setup.sides[otherThan(state.to_move)];
    if (!isComputer(swapper)) return strings.coloursSwapped;
    return later.hasSwapped(opponentName(info, swapper), colourOf(state, state.to_move));
  },

  proof(snapshot, info) {
    const { verdict, setup, state } = snapshot;
    const sure = sureWinner(snapshot);
    if (sure !== null && state) {
      const name = calledBy(snapshot, sure, info);
      return name === undefined ? later.isSureToWin(colourOf(state, sure)) : later.isSure(name);
    }
    if (!verdict || !state || state.over || setup.gauntlet || verdict.choice.proven === null) return "";
    const { player, choice } = verdict;
    const winner = choice.proven === "win" ? player : otherThan(player);
    const turnsLeft = Math.max(0, (choice.turns ?? 0) - 1); // the computer's own turn was the first of them
    const name = calledBy(snapshot, winner, info);
    return `${name === undefined ? later.provenWinner(colourOf(state, winner), turnsLeft) : later.forcedWin(name, turnsLeft)}.`;
  },

  played(snapshot, player, turn, info) {
    const name = calledBy(snapshot, player, info);
    return name === undefined || turn === "swap" ? null : later.hasPlayed(name, turn);
  },
};

/**
 * The same, which says of an earlier turn of a finished game what the review has found.
 * @param judgement  of the turn that was played last
 */
export const toYouOn = (judgement: () => Judgement | null): Voice => ({
  ...toYou,
  back(_, { turns, tree, last_turn: turn }) {
    const title = later.turnOfAll(turns.length, tree.line.length);
    return { title, detail: turn === null ? "" : turnFound(boards.turnText(turn), judgement()), progress: null, mood: "" };
  },
});

function turnFound(played: string, found: Judgement | null): string {
  if (!found?.mark) return played;
  if (found.mark === "good") return later.goodFind(played);
  return later.turnCost(played, found.cost, found.better && boards.turnText(found.better));
}

/** @returns how the game came to its end: by the rules, which the engine tells in colours, or by a player */
function endText(snapshot: Snapshot, state: State, info: GameInfo): string {
  const { ended } = snapshot;
  if (!ended) return state.how ?? "";
  const name = calledBy(snapshot, ended.how === "decided" ? otherThan(ended.loser) : ended.loser, info);
  if (name === undefined) return endInColours(snapshot, state);
  return { decided: later.wasSure, time: later.ranOut, resigned: later.gaveUp }[ended.how](name);
}

/** @returns the same for those to whom neither player is known */
export function endInColours({ ended }: Snapshot, state: State): string {
  if (!ended) return state.how ?? "";
  const loser = colourOf(state, ended.loser);
  if (ended.how === "decided") return later.wasDecided(colourOf(state, otherThan(ended.loser)));
  return ended.how === "time" ? later.lostOnTime(loser) : later.hasResigned(loser);
}

const otherThan = (player: Player): Player => (player === 0 ? 1 : 0);

/** @returns of a match of a gauntlet, which is one against a computer */
function matchResult(snapshot: Snapshot, state: State, info: GameInfo) {
  const { setup, ended } = snapshot;
  const own = personOf(setup.sides) ?? 0;
  const opponent = opponentName(info, setup.sides[otherThan(own)]);
  if (ended?.how === "resigned" && ended.loser === own) {
    return { title: later.resigned, detail: later.wonByResignation(opponent) };
  }
  const how = endText(snapshot, state, info);
  if (winnerOf(snapshot) !== own) return { title: later.lostTo(opponent), detail: how };
  const isTriumph = setup.gauntlet?.rung === info.opponents.length - 1;
  const detail = [how, isTriumph && later.triumph(info.name)].filter(Boolean).join(" ");
  return { title: later.beaten(opponent), detail, isTriumph };
}

/** @returns who has won or lost, and by how much: what the person at this screen reads first, or else of the winner */
export function outcomeText(snapshot: Snapshot, state: State, info: GameInfo): string {
  const winner = winnerOf(snapshot) ?? 0;
  const who = personOf(snapshot.setup.sides) ?? winner;
  const name = calledBy(snapshot, who, info);
  if (name === undefined) return strings.wins(colourOf(state, winner));
  return later.outcome(name, who === winner, ...margin(snapshot, state));
}

/** @returns how the game was won, and the difference where points are counted to the end */
function margin({ ended }: Snapshot, { standing }: State): ["plain" | "resigned" | "time" | "stones" | "parasols", number] {
  if (ended) return [ended.how === "decided" ? "plain" : ended.how, 0];
  const [first, second] = standing;
  const unit = first?.unit;
  const difference = Math.abs((first?.count ?? 0) - (second?.count ?? 0));
  return (unit === "stones" || unit === "parasols") && difference > 0 ? [unit, difference] : ["plain", 0];
}
