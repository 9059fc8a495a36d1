/**
 * The input of the board. A view is plain data and the only input: the board knows no rules, so legal targets, marks and the
 * ghost's colour are all handed to it.
 *
 * @typedef {"red" | "blue" | "black" | "white"} Colour
 * @typedef {"hex" | "square"} Shape
 * @typedef {"place" | "grow" | "capture" | "flip" | "give"} TargetKind  the effect of picking a cell now
 *
 * @typedef {object} Marks
 * @property {string[]} last                      cells of the last turn and of the steps since
 * @property {string[]} steps                     cells already chosen in a turn under way
 * @property {Record<string, Colour>} removed     cells that lost a stone just now, with the colour of that stone
 * @property {string[]} flipped                   cells whose stone changed its colour just now
 * @property {string[]} loop                      cells of the winning loop
 * @property {string[]} lit                       cells of a shape that is explained, shown as a loop is
 * @property {string[]} pointed                   cells that are pointed at
 * @property {string | null} waiting              a cell picked before the engine could answer
 *
 * @typedef {object} Loop            a closed path through cells
 * @property {string[]} cells
 * @property {string[]} inside
 * @property {Colour} colour         of the player it counts for
 * @property {string} label          a few letters, such as its count; empty for none
 *
 * @typedef {object} Pip             the colour that leads around a cell
 * @property {Colour | null} colour  null for neither player
 * @property {boolean} held          for good, or only leading
 *
 * @typedef {object} Threats         features of the present position
 * @property {Record<string, "threat" | "calm">} rings  stones in danger, or merely apart from others
 * @property {string[][]} groups     each shown with its size
 * @property {Loop[]} loops
 * @property {Record<string, Pip>} pips
 *
 * @typedef {object} Preview                     the effects of picking a cell
 * @property {string} text                       in words; empty for a stone that changes nothing else
 * @property {Record<string, Colour>} removed    stones that would go
 * @property {Record<string, Colour>} flipped    stones that would change, with their new colour
 * @property {Loop | null} loop                  that would be made
 * @property {Record<string, Colour[]>} closed   cells where these colours could no longer go
 * @property {Record<string, Pip>} pips          that would change
 * @property {Record<string, TargetKind>} follow what could be picked next
 * @property {string[]} group                    that would be made, to be shown with its size
 *
 * @typedef {object} Badge
 * @property {string} text                        a few characters
 * @property {number} share                       0 … 1: how much of it is filled
 * @property {boolean} best                       shown in a stronger colour
 *
 * @typedef {object} Ghost                        a cell as it would be
 * @property {Colour | null} colour               null: a stone that is there now is gone
 * @property {string} text                        when, such as the number of a turn
 *
 * @typedef {object} Owner                        who is likely to have a cell in the end
 * @property {Colour} colour
 * @property {number} share                       0 … 1: how sure that is
 *
 * @typedef {object} Advice                       shown over the board while studying
 * @property {string | null} hint                 a cell that is suggested
 * @property {Record<string, Badge>} badges       by cell
 * @property {Record<string, Ghost>} ghosts       by cell
 * @property {boolean} [isVerdict]             whether it is a review's, of the turn that was played and of a better one
 * @property {Record<string, Owner>} [owners]     by cell
 *
 * @typedef {object} Orientation                  the board's orientation on the screen
 * @property {number} turned                      steps clockwise: of a sixth on a hexagonal board, of a quarter on a square one
 * @property {boolean} mirrored                   left and right exchanged, before it is turned
 *
 * @typedef {{ kind: "circle" | "cross" | "square", cell: string } | { kind: "arrow", cell: string, to: string }
 *   | { kind: "label", cell: string, text: string }} Drawing  of a person's hand
 *
 * @typedef {object} Overlay  a layer of another part of the page, with its painter. A scene and a picture are those of
 *   scene.js, whose types cannot be named here: they hold a view.
 * @property {(context: CanvasRenderingContext2D, scene: any) => void} paint
 * @property {(picture: any) => string[]} [svg]       where it is in pictures, too
 * @property {Record<string, string>} [words]         by cell, for those who listen
 * @property {Advice} [advice]                        what it shows, where that is advice
 *
 * @typedef {object} View
 * @property {Shape} shape
 * @property {number} size                        cells along one side
 * @property {readonly string[]} holes            cells that do not exist (square boards)
 * @property {boolean} picksHoles                 whether the keyboard and screen readers find them all the same
 * @property {Record<string, Colour>} stones
 * @property {Record<string, TargetKind>} targets cells that may be picked now
 * @property {Record<string, string>} bundles     cell to key: cells of one key light up together under the pointer
 * @property {Colour | null} ghost                colour of the stone shown under the pointer, null for none
 * @property {Marks} marks
 * @property {Threats} threats
 * @property {Record<string, Preview>} previews   by cell, as far as they are known
 * @property {boolean} confirmsTaps               a finger's first tap only shows what a cell would do; a second one picks it
 * @property {readonly Overlay[]} overlays         the first is the lowest
 * @property {boolean} showTargets
 * @property {boolean} showLast                   whether the last turn is marked
 * @property {boolean} showCoordinates
 * @property {Orientation} orientation
 */

/** @type {Readonly<Orientation>} */
export const UPRIGHT = Object.freeze({ turned: 0, mirrored: false });

/** @returns {Marks} marks that mark nothing */
export function noMarks() {
  return { last: [], steps: [], removed: {}, flipped: [], loop: [], lit: [], pointed: [], waiting: null };
}

/** @returns {Threats} nothing worth seeing */
export function noThreats() {
  return { rings: {}, groups: [], loops: [], pips: {} };
}

/**
 * @param {Shape} shape
 * @param {number} size
 * @param {readonly string[]} [holes]
 * @returns {View} a bare board on which nothing can be picked
 */
export function emptyView(shape, size, holes = []) {
  return {
    shape,
    size,
    holes,
    picksHoles: false,
    stones: {},
    targets: {},
    bundles: {},
    ghost: null,
    marks: noMarks(),
    threats: noThreats(),
    previews: {},
    overlays: [],
    confirmsTaps: false,
    showTargets: false,
    showLast: true,
    showCoordinates: true,
    orientation: UPRIGHT,
  };
}
