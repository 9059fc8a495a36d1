/**
 * Keeps every finished game that was played here, automatically: it was unfinished on this page, a person had a side, and it did
 * not come with its end. The same turns that come to the same end again, as after undo and redo, are one game; other
 * turns after an undo are another one. And a game that was left for another one is kept where that one is played on.
 */
import { hasHuman, type Setup } from "../../common/setup.js";
import { FRIEND } from "../../common/sides.js";
import { linkText } from "../../common/share_link.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { createReading, isBoolean, isText } from "../../common/untrusted.js";
import { aboutOf } from "./about.js";
import { MOST_AUTOMATIC, type SavedGames } from "./saved_games.js";
import { labelOf, unstoredText } from "./words.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { State, TurnTree } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Kind, Storage } from "../platform/storage.js";

interface Remembered {
  last: string; // the end that was kept last: a reload brings that game back
  isTold: boolean; // whether the page has said that it keeps only the newest of these; before that none is deleted
}

type UnderWay = [Snapshot, State, GameInfo];

/** A left game with fewer turns is soon played again. */
const LEAST_LEFT = 4;
/** The longest text that identifies an end; of a longer one this is its tail (characters). */
const LONGEST_END = 5_000;

export const FINISHED_KIND: Kind<Remembered> = { key: "finished", version: 1, what: later.finishedGames, read };

/** @returns to be called with every snapshot, as often as one likes */
export function createFinishedGames({
  controller,
  savedGames,
  storage,
}: {
  controller: Pick<Controller, "setNote">;
  savedGames: Pick<SavedGames, "keep">;
  storage: Storage; // of the browser
}): (snapshot: Snapshot, info: GameInfo) => void {
  let gameNumber: number | null = null;
  /** The ends of this game that are kept, or that it came with. */
  let known = new Set<string>();
  let wasUnfinished = false;
  /** The game on the board, as long as it is under way; and the one that was left for it, as it was then. */
  let current: UnderWay | null = null;
  let left: UnderWay | null = null;
  /** Whether the page has said that this browser stores none of them. */
  let isWarned = false;
  /** Each game is kept after the one before it, so that none is taken for missing meanwhile. */
  let keeping = Promise.resolve();

  async function keep(snapshot: Snapshot, state: State, info: GameInfo) {
    const { record } = snapshot;
    const about = aboutOf(snapshot);
    if (!record || !about) return;
    const remembered = storage.restore(FINISHED_KIND).value ?? { last: "", isTold: false };
    const last = `${linkText(state)} ${endOf(snapshot, state)}`.slice(-LONGEST_END);
    if (last === remembered.last) return;
    const kept = await savedGames.keep(`${info.name}: ${labelOf({ about }, info)}`, record, about, remembered.isTold);
    const isNews = kept !== null && (kept.isStored ? !remembered.isTold && kept.automatic >= MOST_AUTOMATIC : !isWarned);
    const sentence = isNews && (kept.isStored ? later.mostAutomatic(MOST_AUTOMATIC) : unstoredText(kept));
    isWarned ||= kept !== null && !kept.isStored;
    storage.save(FINISHED_KIND, { last, isTold: remembered.isTold || (isNews && kept.isStored) });
    if (sentence) controller.setNote({ kind: "news", text: sentence });
  }

  function keepNext(snapshot: Snapshot, state: State, info: GameInfo) {
    keeping = keeping.then(() => keep(snapshot, state, info)).catch((problem) => reportError(problem));
  }

  /** @param snapshot  of the game that took its place: whether it can be brought back from there no more, and was not */
  function lookAfterLeft({ left: stillThere, resumes }: Snapshot) {
    if (!left || stillThere) return;
    const [before, state, info] = left;
    left = null;
    if (resumes === before.gameNumber || state.turns.length < LEAST_LEFT || !isPlayed(before.setup)) return;
    keepNext(before, state, info);
  }

  return (snapshot, info) => {
    const { state } = snapshot;
    if (!state) return;
    if (snapshot.gameNumber !== gameNumber) {
      if (current && snapshot.left?.gameNumber === gameNumber) left = current;
      ({ gameNumber } = snapshot);
      known = endsOf(state.tree);
      wasUnfinished = false;
    }
    lookAfterLeft(snapshot);
    current = isOver(snapshot) ? null : [snapshot, state, info];
    if (current) {
      wasUnfinished = true;
      return;
    }
    const end = endOf(snapshot, state);
    if (known.has(end)) return;
    known.add(end);
    if (!wasUnfinished || !isPlayed(snapshot.setup)) return;
    keepNext(snapshot, state, info);
  };
}

/** @param setup  whether it is more than computers among themselves */
const isPlayed = (setup: Setup) => hasHuman(setup) || setup.sides.includes(FRIEND);

/** @returns the turns, and how the game was ended if not by its rules */
const endOf = ({ ended }: Snapshot, { turns }: State): string => [...turns, ended ? `${ended.how} ${ended.loser}` : ""].join(" ");

/** @returns all that are ends by the rules are among them */
function endsOf({ nodes }: TurnTree): Set<string> {
  const lines = new Map([[0, ""]]);
  const inner = new Set();
  for (const { id, after, turn } of nodes) {
    lines.set(id, `${lines.get(after) ?? ""}${turn} `);
    inner.add(after);
  }
  return new Set([...lines].filter(([id]) => !inner.has(id)).map(([, line]) => line));
}

function read(data: unknown): { value: Remembered; lost: string[] } {
  const { take, takeFields, lost } = createReading();
  const { last, isTold } = takeFields(data);
  return { value: { last: take(last, isText(LONGEST_END), ""), isTold: take(isTold, isBoolean, false) }, lost };
}
