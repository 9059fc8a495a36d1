/** A player's colour, as in sentences and next to names. Stones have theirs from the engine. */

import type { Colour, State } from "../engine/wire.js";

/** @returns that the player holds now */
export const colourOf = ({ players }: Pick<State, "players">, player: number): Colour => players[player]?.colour ?? "black";
