/**
 * The engine speaks of players, the board of colours.
 *
 * @import { Colour, Player, State } from "../engine/protocol.js"
 */

/** @param {Pick<State, "players">} state @param {number} player @returns {Colour} that the player holds now */
export const colourOf = ({ players }, player) => players[player]?.colour ?? "black";

/** @param {State} state @returns {(player: Player) => Colour} the same for many players of one state */
export const coloursOf = (state) => (player) => colourOf(state, player);
