/** What the coach can be asked of the game on the board: about the hint, a marked turn, or the computer's last one. */
import { hasHuman } from "../../common/setup.js";
import { isComputer } from "../../common/sides.js";
import { isFinished, playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { isMistake } from "./marks.js";
import type { Session } from "../../engine/session.js";
import type { State } from "../../engine/wire.js";
import type { Question } from "./coach.js";
import type { Study, StudyStatus } from "./study.js";

/** Turns that the rules or the offer decide, of which there is nothing to say. */
const WORDS = ["pass", "swap"];

export function questionOf(
  client: Pick<Session, "request">,
  snapshot: Snapshot,
  study: Pick<Study, "status" | "judgement">,
): Question | null {
  const { state, revision, thinking, stage } = snapshot;
  if (!state || state.steps.length > 0 || thinking || stage !== "ready") return null;
  const hinted = hintedTurn(study.status());
  if (hinted !== null) {
    return {
      key: `${revision} ${hinted}`,
      ask: () => client.request({ do: "comment", turn: hinted, better: hinted }),
      silent: later.coachSilentOfHint,
    };
  }
  const judgement = study.judgement();
  if (isMistake(judgement)) {
    const better = judgement?.better ?? undefined;
    return { key: String(revision), ask: () => client.request({ do: "comment", better }), silent: later.coachSilent };
  }
  const last = state.turns.at(-1);
  if (last === undefined || !isOpponents(snapshot, state, last) || !mayBeHelped(snapshot, study.status())) return null;
  return { key: String(revision), ask: () => askOfTurn(client, last), silent: later.coachSilentOfTurn };
}

/** @returns the whole turn that begins with the step of the hint; null where the search has not followed it to its end */
function hintedTurn({ hinted, analysis }: StudyStatus): string | null {
  const [first] = analysis?.line ?? [];
  if (hinted === null || !first?.complete || WORDS.includes(first.text)) return null;
  return first.text.startsWith(hinted) && !/^\d/.test(first.text.slice(hinted.length)) ? first.text : null;
}

/** @returns whether a computer has played a turn against a person, and the game goes on */
function isOpponents({ setup }: Snapshot, state: State, turn: string): boolean {
  const player = playerOfTurn(state, state.turns.length - 1);
  return !state.over && !WORDS.includes(turn) && hasHuman(setup) && isComputer(setup.sides[player]);
}

/** A rated game, and a match of a gauntlet, have no help while they go on. */
const mayBeHelped = (snapshot: Snapshot, { isAllowed }: StudyStatus): boolean =>
  isAllowed && (snapshot.setup.counts !== "rating" || isFinished(snapshot));

/** @returns what is wrong with a turn, or else what it does */
async function askOfTurn(client: Pick<Session, "request">, turn: string) {
  const compared = await client.request({ do: "comment" });
  return compared.text ? compared : client.request({ do: "comment", better: turn });
}
