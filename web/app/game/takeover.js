/**
 * What has the board in place of the game, which waits behind it: a position that is set up, or a puzzle.
 *
 * @import { View } from "../../board/view.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 *
 * @typedef {object} Takeover
 * @property {() => boolean} isOpen
 * @property {(snapshot: Snapshot) => void} observe  of the game behind it: it gives way to another one
 * @property {() => View | null} view                null while it is not open
 * @property {(cell: string) => boolean} pick        whether the cell was for it
 * @property {() => void} undo
 * @property {() => void} leave                      goes back to the game
 */
export {};
