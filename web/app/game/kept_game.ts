/**
 * The game on the board, kept so that a reload brings it back as it was: by the tab itself, where two tabs may show two
 * games, and by the browser, for a later visit. If one of them has no room or may store nothing, the tab's history and
 * the browser's database are used instead, and a message says so.
 */
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { THINKING_TIMES, type Counts, type Setup } from "../../common/setup.js";
import { FRIEND, HUMAN, LONGEST_PLAYER, isUnlisted, type Side } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import {
  createReading,
  describe,
  fieldsOf,
  isBoolean,
  isList,
  isObject,
  isOneOf,
  isPairOf,
  isText,
  type Check,
} from "../../common/untrusted.js";
import { readKept, textOf, type Kind, type Storage } from "../platform/storage.js";
import { readTimes, type KeptTimes } from "./kept_times.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { MatchRecord } from "../../engine/wire.js";
import type { Backup } from "../platform/backup.js";

export interface KeptGame {
  game: string;
  record: MatchRecord | null; // for the engine to judge; null for a match of a gauntlet, which keeps its own
  sides: [Side, Side];
  names: [string, string]; // that two people at one screen have given
  seconds: number | null;
  paused: boolean;
  counts: Counts;
  times: KeptTimes;
  left: KeptGame | null; // the game that it took the place of, while that can be brought back
}

/** Of a game that could not be kept as usual. */
export interface Durability {
  forReload: boolean; // whether it outlives a reload
  forLater: boolean; // whether a later visit finds it
}

const VERSION = 1;
const COUNTS: Counts[] = ["rating", "tally", "nothing"];

export const gameKind = (catalogue: Catalogue): Kind<KeptGame | null> => ({
  key: "game",
  version: VERSION,
  what: strings.lastGame,
  read: (data) => readGame(data, catalogue),
});

export function createGameKeeper(
  catalogue: Catalogue,
  {
    tab,
    browser,
    openBackup,
  }: {
    tab: Storage; // goes with the tab
    browser: Storage; // shared by all tabs, and outlives them
    openBackup: () => Promise<Backup>; // where the browser has room when it has none there
  },
) {
  const kind = gameKind(catalogue);
  let kept: Pick<Snapshot, "record" | "paused" | "ended"> & { setup: Setup | null } = {
    record: null,
    setup: null,
    paused: false,
    ended: null,
  };
  /** The game on the board, as it was kept last. */
  let latest: KeptGame | null = null;
  /** The game that this tab has stored in the browser last. */
  let told: KeptGame | null = null;
  let isInTab = true;
  let isInBrowser = true;
  let isInBackup = false;
  let isBackupUsed = false;
  /** The text found in the backup. */
  let fromBackup: string | null = null;
  /** Called when the durability has changed by itself. */
  let onDurability = () => {};

  /**
   * @param record  of the game on the board
   * @param left  milliseconds on the clocks
   */
  function valueOf({ setup, paused, ended, left: leftGame }: Snapshot, record: MatchRecord, left: [number, number]): KeptGame {
    const { game, sides, names, seconds, gauntlet, clock, pace, counts } = setup;
    const times = gauntlet ? { clock: null, left: null, pace, ended: null } : { clock, left: clock && left, pace, ended };
    const leftValue = leftGame && latest && (latest.left ?? latest);
    return { game, record: gauntlet ? null : record, sides, names, seconds, paused, counts, times, left: leftValue };
  }

  function tellTab(value: KeptGame) {
    isInTab = tab.save(kind, value) || (value.left !== null && tab.save(kind, { ...value, left: null }));
  }

  function tellBrowser(value: KeptGame) {
    told = value;
    isInBrowser = browser.save(kind, value);
    if (!isInBrowser) void useBackup(value);
    else if (isBackupUsed) {
      isBackupUsed = isInBackup = false;
      void backup(({ clear }) => clear());
    }
  }

  /** @returns null where its code does not come */
  const backup = <T>(work: (backup: Backup) => Promise<T>): Promise<T | null> => openBackup().then(work, () => null);

  async function useBackup(value: KeptGame) {
    isBackupUsed = true;
    const isKept = (await backup(({ save }) => save(textOf(kind, value)))) ?? false;
    if (isInBrowser) return;
    isInBackup = isKept;
    // The backup is read only if there is no other game, so older games elsewhere are removed.
    if (isKept) browser.remove(kind);
    if (isKept && !isInTab && !tab.isInFallback(kind)) tab.remove(kind);
    onDurability();
  }

  return {
    /** Keeps the changes. @param left  milliseconds on the clocks */
    observe(snapshot: Snapshot, left: [number, number]) {
      const { record, setup, paused, ended } = snapshot;
      const isKept = record === kept.record && setup === kept.setup && paused === kept.paused && ended === kept.ended;
      if (!record || isKept) return;
      const value = valueOf(snapshot, record, left);
      kept = { record, setup, paused, ended };
      latest = value;
      tellTab(value);
      // A game that can still be brought back stays in the browser until a person plays on the other one.
      if (!value.left) tellBrowser(value);
    },

    /** Keeps the time on the clocks as well when the page is left. A game that another tab has stored since stays. */
    keepTimes(snapshot: Snapshot, left: [number, number]) {
      if (!latest || !snapshot.record) return;
      const value = { ...latest, times: { ...latest.times, left: latest.times.clock && left } };
      tellTab(value);
      if (!value.left && told && (isInBackup || browser.holds(kind, told))) tellBrowser(value);
    },

    /** @returns null where the game is kept as usual */
    durability: (): Durability | null =>
      isInTab && isInBrowser
        ? null
        : {
            forReload: isInTab || tab.isInFallback(kind) || isInBackup,
            forLater: isInBrowser || isInBackup,
          },

    onDurability(listener: () => void) {
      onDurability = listener;
    },

    /** @returns a problem is a sentence */
    restore(): { value: KeptGame | null; problem: string | null } {
      const own = tab.restore(kind);
      if (own.value || own.problem !== null) {
        latest = own.value;
        return own;
      }
      const { value, problem } = browser.restore(kind);
      // A match of a gauntlet belongs to the tab that plays it.
      latest = value?.record ? value : null;
      return { value: latest, problem };
    },

    /** A game from the backup, for when `restore` has found nothing. */
    async restoreFromBackup(): Promise<{ value: KeptGame | null; problem: string | null }> {
      const text = await backup(({ read }) => read());
      if (text === null) return { value: null, problem: null };
      isBackupUsed = true;
      fromBackup = text;
      const { value, problem } = readKept(kind, text);
      if (problem !== null) browser.putTextAside(kind.key, text);
      latest = value?.record ? value : null;
      return { value: latest, problem };
    },

    /** @param text  that nothing can be made of */
    putTextAside: (key: string, text: string) => browser.putTextAside(key, text),

    /** The engine refuses the restored game, or the page cannot use it. */
    putAside() {
      tab.putAside(kind);
      browser.putAside(kind);
      if (fromBackup !== null) browser.putTextAside(kind.key, fromBackup);
    },
  };
}

export type GameKeeper = ReturnType<typeof createGameKeeper>;

function readGame(data: unknown, catalogue: Catalogue): { value: KeptGame | null; lost: string[] } {
  const { game, record = null, sides, names, seconds, paused, counts, times, left } = fieldsOf(data);
  const info = typeof game === "string" ? gameOf(catalogue, game) : undefined;
  if (!info || !(record === null || isObject(record))) return { value: null, lost: [describe(data)] };
  const { take, lost } = createReading();
  const isNamed = isOneOf([HUMAN, FRIEND, ...info.opponents.map(({ id }) => id)]);
  const isSide: Check<Side> = (side) => isNamed(side) || isUnlisted(side);
  const [first, second] = take(sides, isList, []);
  const itsTimes = readTimes(times);
  // The game that was left has left none itself.
  const itsLeft = isObject(left) ? readGame({ ...left, left: null }, catalogue) : { value: null, lost: [] };
  const value = {
    game: info.id,
    record,
    sides: [take(first, isSide, HUMAN), take(second, isSide, HUMAN)] as [Side, Side],
    names: take(names, isPairOf(isText(LONGEST_PLAYER)), ["", ""] as [string, string]),
    seconds: take(seconds, isOneOf(THINKING_TIMES), null),
    paused: take(paused, isBoolean, false),
    counts: take(counts, isOneOf(COUNTS), "nothing"),
    times: itsTimes.value,
    left: itsLeft.value,
  };
  return { value, lost: [...lost, ...itsTimes.lost, ...itsLeft.lost] };
}
