/**
 * The game that the page opens with: that of a link in the address, else the game that was on the board before a reload, else a
 * new one. A link opens its game once: it is taken out of the address then, so that a reload finds the game as it went on.
 */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { lazy } from "../../common/promises.js";
import { attempt, messageOf } from "../../common/problems.js";
import { OPENING_GAME, holeCounts, usualSetup, type Setup } from "../../common/setup.js";
import { sharedGame, sharedText } from "../../common/share_link.js";
import { EARLIER_GAME, GAME_LEFT_EARLIER } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { isOneOf } from "../../common/untrusted.js";
import { EngineLost } from "../../engine/errors.js";
import { untilAnswered, type Trial } from "./trial.js";
import type { Clock } from "./clock.js";
import type { Controller } from "../../play/controller.js";
import type { GameKeeper, KeptGame } from "./kept_game.js";

/** @returns of the board to paint before the engine is there */
export function openingSetup(catalogue: Catalogue, kept: KeptGame | null): { info: GameInfo; setup: Setup } {
  const shared = sharedGame(location.hash);
  const info = gameOf(catalogue, shared?.game ?? kept?.game ?? OPENING_GAME) ?? catalogue.games[0];
  if (!info) throw new Error("the catalogue lists no game");
  const usual = usualSetup(info);
  const wanted = shared ? shared.size : kept?.record?.["size"];
  const size = isOneOf(info.sizes)(wanted) ? wanted : usual.size;
  return {
    info,
    setup: {
      ...usual,
      size,
      holeCount: holeCounts(info, size)[0] ?? 0,
      ...(kept && !shared ? setupKept(kept) : {}),
    },
  };
}

const setupKept = ({
  sides,
  names,
  seconds,
  counts,
  times: { clock, pace },
}: KeptGame): Pick<Setup, "sides" | "names" | "seconds" | "counts" | "clock" | "pace"> => ({
  sides,
  names,
  seconds,
  counts,
  clock,
  pace,
});

/** The kept game, and the board to paint. After an unexpected error the page starts without the kept game. */
export function restoreOpening(
  catalogue: Catalogue,
  keeper: GameKeeper,
): { restored: { value: KeptGame | null; problem: string | null }; opening: { info: GameInfo; setup: Setup } } {
  try {
    const restored = keeper.restore();
    return { restored, opening: openingSetup(catalogue, restored.value) };
  } catch (problem) {
    keeper.putAside();
    const restored = { value: null, problem: strings.gameUnreadable(messageOf(problem)) };
    return { restored, opening: openingSetup(catalogue, null) };
  }
}

/** Where the game that was kept is a match of a gauntlet. */
interface GauntletMatches {
  progress: (info: GameInfo) => { match: { record: string } | null };
  play: (info: GameInfo) => Promise<boolean>; // goes on with the match
  playAnew: (info: GameInfo) => Promise<unknown>; // puts the match aside
}

interface OpeningOptions {
  catalogue: Catalogue;
  controller: Controller;
  clock: Clock;
  gauntlet: GauntletMatches;
  keeper: GameKeeper;
  trialOf: (text: string) => Trial; // of the game with this text
  kept: KeptGame | null;
  opening: { info: GameInfo; setup: Setup };
  problem: string | null; // the problem with the kept game
}

export async function openFirstGame(options: OpeningOptions) {
  const {
    controller,
    keeper,
    opening: { info },
  } = options;
  // The first picture does without.
  const linkOpener = lazy(async () => (await import("./linked_game.js")).createLinkedGame(options));
  const fetched = attempt(linkOpener());
  /** @returns false where what opens its link could not be fetched: that stays in the address */
  async function openAddress(): Promise<boolean> {
    const openLink = await linkOpener().catch(() => null);
    await openLink?.();
    return openLink !== null;
  }
  addEventListener("hashchange", async () => {
    if (sharedText(location.hash) === null || (await openAddress())) return;
    controller.setNote({ kind: "problem", text: strings.partMissing });
  });
  try {
    await open(options, openAddress);
  } catch (problem) {
    // The page is there for a game, whatever was wrong with the last one.
    await beginInstead(controller, keeper, usualSetup(info));
    controller.setNote({ kind: "problem", text: strings.gameUnreadable(messageOf(problem)) });
  }
  await fetched;
}

/** @param openAddress  whether its link was opened */
async function open(
  { catalogue, controller, clock, gauntlet, keeper, trialOf, kept, opening: { info, setup }, problem }: OpeningOptions,
  openAddress: () => Promise<boolean>,
) {
  const isLink = sharedText(location.hash) !== null;
  clock.restore(EARLIER_GAME, kept?.times.left);
  clock.restore(GAME_LEFT_EARLIER, kept?.left?.times.left);
  if (kept?.left) offerKept(controller, catalogue, kept.left, GAME_LEFT_EARLIER);
  else if (isLink) offerKept(controller, catalogue, kept, EARLIER_GAME);
  const backup = kept ? null : keeper.restoreFromBackup();
  if (isLink && (await openAddress())) {
    const found = await backup;
    return found ? offerKept(controller, catalogue, found.value, EARLIER_GAME) : undefined;
  }
  const trouble = isLink ? strings.partMissing : problem;
  let remark = trouble;
  if (kept?.record) {
    remark = (await goOn(kept, setup)) ?? trouble;
  } else if (kept && gauntlet.progress(info).match) {
    const trial = trialOf(gauntlet.progress(info).match?.record ?? "");
    if (!(await trial.run(() => gauntlet.play(info)))) await untilAnswered(() => gauntlet.playAnew(info));
  } else {
    const beginning = untilAnswered(() => controller.begin(setup));
    const { value: found = null, problem: itsProblem = null } = (await backup) ?? {};
    remark = itsProblem ?? trouble;
    const { state, waiting, setup: shown, gameNumber } = controller.snapshot();
    // The engine may have been quicker than the backup.
    const isUntouched = state ? gameNumber === 1 && state.tree.nodes.length + state.steps.length === 0 : shown === setup;
    if (found && isUntouched && !waiting) {
      clock.restore(EARLIER_GAME, found.times.left);
      remark = (await goOn(found, openingSetup(catalogue, found).setup)) ?? remark;
    } else {
      offerKept(controller, catalogue, found, EARLIER_GAME);
      await beginning;
    }
  }
  if (remark !== null) controller.setNote({ kind: "problem", text: remark });

  /** @returns why it cannot go on, in a sentence */
  async function goOn({ record, paused, times }: KeptGame, itsSetup: Setup): Promise<string | null> {
    const trial = trialOf(JSON.stringify(record));
    let refusal: string | null = null;
    const opened = await trial.run(async () => {
      const loading = controller.begin(itsSetup, { do: "load", record: record ?? {} }, { paused, resumes: EARLIER_GAME });
      try {
        await loading;
      } catch (refused) {
        if (refused instanceof EngineLost) throw refused;
        refusal = messageOf(refused);
      }
    });
    if (opened && refusal === null) {
      if (times.ended) controller.end(times.ended);
      return null;
    }
    await beginInstead(controller, keeper, usualSetup(gameOf(catalogue, itsSetup.game) ?? info));
    return strings.gameUnreadable(refusal ?? strings.noAnswer);
  }
}

/** Another game than the one that was kept, which is put aside. */
function beginInstead(controller: Controller, keeper: GameKeeper, setup: Setup) {
  keeper.putAside();
  return untilAnswered(() => controller.begin(setup));
}

/** @returns whether it has turns and is not over; of a match of a gauntlet that is not known here */
export function isUnderWay({ record, times }: KeptGame): boolean {
  const turns = record?.["turns"];
  return Array.isArray(turns) && turns.length > 0 && !times.ended && !record?.["result"];
}

/** Another game has taken the place of one that was kept, or a link does: that one can be brought back. */
function offerKept(controller: Controller, catalogue: Catalogue, kept: KeptGame | null, gameNumber: number) {
  const info = kept && gameOf(catalogue, kept.game);
  if (!info || !kept.record || !isUnderWay(kept)) return;
  const { record, paused } = kept;
  controller.offerBack({ setup: { ...usualSetup(info), ...setupKept(kept) }, record, paused, gameNumber });
}
