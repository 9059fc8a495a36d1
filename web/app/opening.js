/**
 * What the page opens with: the game of a link in the address, else the game that was on the board before a reload, else a
 * new one. A link opens its game once: it is taken out of the address then, so that a reload finds the game as it went on.
 *
 * @import { Catalogue, GameInfo } from "./catalogue.js"
 * @import { Flow } from "./flow.js"
 * @import { Gauntlet } from "./gauntlet/gauntlet.js"
 * @import { GameKeeper, KeptGame } from "./kept_game.js"
 * @import { Setup } from "./setup.js"
 */
import { EngineLost } from "../engine/client.js";
import { gameOf } from "./catalogue.js";
import { attempt } from "./problems.js";
import { OPENING_GAME, holeCounts, usualSetup } from "./setup.js";
import { isLetter, sharedGame, sharedText } from "./share_link.js";
import { EARLIER_GAME, GAME_LEFT_EARLIER } from "./snapshot.js";
import { strings } from "./strings/index.js";
import { openLetter } from "./transfer/letter.js";

/**
 * @param {Catalogue} catalogue
 * @param {KeptGame | null} kept
 * @returns {{ info: GameInfo, setup: Setup }} of the board to paint before the engine is there
 */
export function openingSetup(catalogue, kept) {
  const shared = sharedGame(location.hash);
  const info = gameOf(catalogue, shared?.game ?? kept?.game ?? OPENING_GAME) ?? catalogue.games[0];
  if (!info) throw new Error("the catalogue lists no game");
  const usual = usualSetup(info);
  const wanted = Number(shared ? shared.size : kept?.record?.["size"]);
  const size = info.sizes.includes(wanted) ? wanted : usual.size;
  return {
    info,
    setup: {
      ...usual,
      size,
      holeCount: holeCounts(info, size)[0] ?? 0,
      ...(kept && !shared
        ? { sides: kept.sides, seconds: kept.seconds, clock: kept.times.clock, pace: kept.times.pace }
        : {}),
    },
  };
}

/**
 * @param {object} options
 * @param {Catalogue} options.catalogue
 * @param {Flow} options.flow
 * @param {Gauntlet} options.gauntlet
 * @param {GameKeeper} options.keeper
 * @param {KeptGame | null} options.kept
 * @param {{ info: GameInfo, setup: Setup }} options.opening
 * @param {string | null} options.problem  what was wrong with what had been kept
 */
export async function openFirstGame({ catalogue, flow, gauntlet, keeper, kept, opening: { info, setup }, problem }) {
  addEventListener("hashchange", () => void openLink(flow, setup));
  if (kept?.left) offerKept(flow, catalogue, kept.left, GAME_LEFT_EARLIER);
  else if (sharedText(location.hash) !== null) offerKept(flow, catalogue, kept, EARLIER_GAME);
  if (await openLink(flow, setup)) return;
  let remark = problem;
  if (kept?.record) {
    const { record, paused, times } = kept;
    const loading = untilAnswered(() => flow.begin(setup, { do: "load", record }, paused, EARLIER_GAME));
    const refusal = await attempt(loading, strings.gameUnreadable);
    if (refusal !== null) {
      keeper.putAside();
      await untilAnswered(() => flow.begin(usualSetup(info)));
    } else if (times.ended) {
      flow.end(times.ended);
    }
    remark = refusal ?? problem;
  } else if (kept && gauntlet.progress(info).match) {
    await untilAnswered(() => gauntlet.play(info));
  } else {
    await untilAnswered(() => flow.begin(setup));
  }
  if (remark !== null) flow.setNote({ kind: "problem", text: remark });
}

/**
 * An engine that is lost over a game has said nothing against it: the next one is asked again. After a few of them somebody
 * has to ask for another.
 * @param {() => Promise<void>} begin
 */
async function untilAnswered(begin) {
  for (;;) {
    try {
      return await begin();
    } catch (problem) {
      if (!(problem instanceof EngineLost)) throw problem;
    }
  }
}

/**
 * Another game has taken the place of one that was kept, or a link does: that one can be brought back.
 * @param {Flow} flow @param {Catalogue} catalogue @param {KeptGame | null} kept @param {number} gameNumber
 */
function offerKept(flow, catalogue, kept, gameNumber) {
  const info = kept && gameOf(catalogue, kept.game);
  if (!info || !kept.record || kept.times.ended || kept.record["result"]) return;
  const turns = kept.record["turns"];
  if (!Array.isArray(turns) || turns.length === 0) return;
  const { sides, seconds, paused, times: { clock, pace }, record } = kept;
  flow.offerBack({ setup: { ...usualSetup(info), sides, seconds, clock, pace }, record, paused, gameNumber });
}

/**
 * Opens the game of the address and takes it out of there.
 * @param {Flow} flow
 * @param {Setup} setup  to begin with where the link cannot be read and nothing is on the board
 * @returns {Promise<boolean>} whether there was one
 */
async function openLink(flow, setup) {
  const link = sharedText(location.hash);
  if (link === null) return false;
  const opening = untilAnswered(() => (isLetter(link) ? openLetter(flow, link) : flow.load(link)));
  const problem = await attempt(opening, strings.linkUnreadable);
  history.replaceState(null, "", location.pathname + location.search);
  if (problem === null) return true;
  if (!flow.snapshot().state) await untilAnswered(() => flow.begin(setup));
  flow.setNote({ kind: "problem", text: problem });
  return true;
}
