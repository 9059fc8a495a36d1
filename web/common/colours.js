/**
 * The colour that stands for a player in sentences and beside names. Stones have theirs from the engine.
 *
 * @import { Colour, State } from "../engine/wire.js"
 */

/** @param {Pick<State, "players">} state @param {number} player @returns {Colour} that the player holds now */
export const colourOf = ({ players }, player) => players[player]?.colour ?? "black";
