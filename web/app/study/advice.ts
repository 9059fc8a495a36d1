/** The overlays of the study panel on the board. */
import { adviceOverlay } from "../../board/layers/advice.js";
import { ghostsOf } from "./ghosts.js";
import { cellToPick, estimate } from "./hint.js";
import { SIGNS } from "./marks.js";
import type { Decorate } from "../../common/board_view.js";
import type { Advice, Badge, Colour, Ghost, Owner } from "../../board/view.js";
import type { Analysis, Candidate, Judgement, TurnMark, State } from "../../engine/wire.js";
import type { Study, StudyStatus } from "./study.js";

/** More numbers than these on the board would hide it. */
const MOST_BADGES = 6;
/** Less is as good as nothing known. */
const LEAST_OWNERSHIP = 0.3;
/** On the cells of a turn that would have been better. */
export const BETTER = "!";

export const advising =
  (study: Study): Decorate =>
  (view, { state }, info) => {
    const advice = state && adviceOf(study.status(), state, study.judgement(), info.colours);
    return advice ? { ...view, overlays: [...view.overlays, adviceOverlay(advice)] } : view;
  };

/**
 * @param judgement  of the turn that was played last
 * @param colours  of the game, the first first
 */
export function adviceOf(
  { hinted, isOn, analysis, peek }: StudyStatus,
  state: State,
  judgement: Judgement | null = null,
  colours: readonly Colour[] = [],
): Advice | null {
  const followed = isOn ? analysis : null;
  if (followed && peek !== null) return { hint: null, badges: {}, ghosts: ghostsOf(followed.line.slice(0, peek), state.board) };
  if (hinted !== null) return { hint: cellToPick(state, hinted), badges: {}, ghosts: {} };
  if (followed) {
    const badges = badgesOf(followed.candidates, state);
    return { hint: null, badges, ghosts: {}, ...ownersOf(followed, colours, badges) };
  }
  return judgement?.mark && state.steps.length === 0 ? verdictOn(judgement, judgement.mark, state) : null;
}

/**
 * The turn that was played, with its sign, and the better one together.
 * @param state  after the turn
 */
function verdictOn({ better_cells: instead }: Judgement, mark: TurnMark, state: State): Advice {
  const played = state.changes.placed.at(-1);
  const ghosts: Record<string, Ghost> = {};
  for (const [cell, colour] of Object.entries(instead)) {
    if (cell !== played) ghosts[cell] = { colour, text: colour === null ? "" : BETTER };
  }
  return {
    hint: null,
    badges: played === undefined ? {} : { [played]: { text: SIGNS[mark], share: 0, best: false } },
    ghosts,
    isVerdict: true,
  };
}

/** The likely owners of cells at the end, in games that these decide; not on cells with a number. */
function ownersOf(
  { ownership }: Analysis,
  [one, other]: readonly Colour[],
  badges: Record<string, Badge>,
): { owners?: Record<string, Owner> } {
  if (!ownership || !one || !other) return {};
  const sure = Object.entries(ownership).filter(([cell, value]) => Math.abs(value) >= LEAST_OWNERSHIP && !(cell in badges));
  return {
    owners: Object.fromEntries(sure.map(([cell, value]) => [cell, { colour: value > 0 ? one : other, share: Math.abs(value) }])),
  };
}

function badgesOf(candidates: Candidate[], state: State) {
  const badges: Record<string, Badge> = {};
  for (const [index, one] of candidates.slice(0, MOST_BADGES).entries()) {
    const cell = cellToPick(state, one.text);
    if (cell !== null) badges[cell] = { text: badgeText(one), share: one.win_rate, best: index === 0 };
  }
  return badges;
}

/** @returns its chances in hundredths; a sign where they are no estimate */
function badgeText({ win_rate: winRate, proven }: Candidate): string {
  if (proven !== null) return proven === "win" ? "✓" : "✗";
  return String(Math.round(estimate(winRate) * 100));
}
