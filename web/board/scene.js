/**
 * All that a painted board depends on. A picture depends on less.
 *
 * @import { Geometry } from "./geometry.js"
 * @import { Layout } from "./layout.js"
 * @import { Turning } from "./motion.js"
 * @import { Palette } from "./palette.js"
 * @import { Preview, View } from "./view.js"
 *
 * @typedef {Pick<Scene, "geometry" | "palette" | "view">} Picture
 *
 * @typedef {object} Scene
 * @property {Geometry} geometry
 * @property {Layout} layout
 * @property {number} ratio                               device pixels in a CSS pixel
 * @property {Palette} palette
 * @property {View} view
 * @property {string | null} aim                          cell under the pointer, chosen by a first tap or by key
 * @property {string | null} cursor                       cell under the keyboard's cursor, when it is to be seen
 * @property {(cell: string) => number} arrival           0 … 1: how far a new stone has come
 * @property {(cell: string) => number} departure         1 … 0: how much of a removed stone is still there
 * @property {(cell: string) => Turning | null} [turning] how far a stone has turned to its colour; none turns without it
 */

/** @param {Scene} scene @returns {Preview | undefined} of the cell that is aimed at, where it is known */
export const previewAtAim = ({ view, aim }) => (aim === null ? undefined : view.previews[aim]);
