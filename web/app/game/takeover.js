/**
 * A part that has taken over the board while the game waits: a position that is set up, or a puzzle.
 *
 * @import { View } from "../../board/view.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 *
 * @typedef {object} Takeover
 * @property {() => boolean} isOpen
 * @property {(snapshot: Snapshot) => void} observe  of the waiting game: the part closes when another game begins
 * @property {() => View | null} view                null while it is not open
 * @property {(cell: string) => boolean} pick        whether the part has used the cell
 * @property {() => void} undo
 * @property {() => void} leave                      goes back to the game
 */
export {};
