/**
 * A player's colour, as in sentences and next to names. Stones have theirs from the engine.
 *
 * @import { Colour, State } from "../engine/wire.js"
 */

/** @param {Pick<State, "players">} state @param {number} player @returns {Colour} that the player holds now */
export const colourOf = ({ players }, player) => players[player]?.colour ?? "black";
