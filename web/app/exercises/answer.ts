/**
 * The judgement of an answer to an exercise. It is right if it is the turn that the review found; or if that turn wins for
 * sure and so does the answer, by proof. Other turns that may be as good are not searched.
 */
import { linkText } from "../../common/share_link.js";
import { playerOfTurn } from "../../common/snapshot.js";
import { proveApart } from "../../play/proofs.js";
import type { Client } from "../../engine/client.js";
import type { State } from "../../engine/wire.js";
import type { Exercise } from "./exercise.js";

/** Positions that a proof may keep: some seconds' worth. */
const POSITIONS = 60_000;

/** @param state  after it */
export async function isRight(
  client: Pick<Client, "openSession">,
  exercise: Exercise,
  turn: string,
  state: State,
): Promise<boolean> {
  if (turn === exercise.better) return true;
  const player = playerOfTurn(state, exercise.turns.length);
  if (state.over) return state.winner === player;
  if (exercise.missed === null) return false;
  const link = linkText({ ...exercise, turns: [...exercise.turns, turn] });
  const proof = await proveApart(client, link, { do: "prove", positions: POSITIONS });
  return proof?.winner === player;
}
