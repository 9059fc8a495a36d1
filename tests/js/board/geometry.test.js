/**
 * Where the cells of a board lie, compared with the engine's boards.
 *
 * @import { Shape } from "../../../web/board/view.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { areBeside, cellAt, createGeometry } from "../../../web/board/geometry.js";
import { boards } from "../support/facts.js";

/** Points well inside a cell, relative to its centre. @type {[number, number][]} */
const INSIDE = [
  [0, 0],
  [0.4, 0.2],
  [-0.3, -0.3],
  [0, 0.45],
];

for (const [name, board] of Object.entries(boards)) {
  const [shape, size] = name.split(" ");
  const geometry = createGeometry(/** @type {Shape} */ (shape), Number(size));

  describe(`the ${name} board`, () => {
    test("has the engine's cells, in the engine's order", () => {
      assert.deepEqual(
        geometry.cells.map((cell) => cell.name),
        board.names,
      );
    });

    test("has its edge where the engine has it", () => {
      assert.deepEqual(
        geometry.cells.filter((cell) => cell.onEdge).map((cell) => cell.name),
        board.edge,
      );
    });

    test("has neighbours side by side", () => {
      for (const cell of geometry.cells) {
        const beside = geometry.cells.filter((other) => areBeside(cell, other)).map((other) => other.name);
        const neighbours = board.neighbours[cell.name] ?? [];
        // On square boards cells are neighbours across a corner, too.
        if (shape === "hex") assert.deepEqual(beside, neighbours);
        else assert.ok(beside.every((other) => neighbours.includes(other)));
      }
    });

    test("holds each point within a cell's outline in that cell", () => {
      for (const { name: cell, x, y } of geometry.cells) {
        for (const [right, down] of INSIDE) assert.equal(cellAt(geometry, x + right, y + down), cell);
      }
    });

    test("has no cell outside itself", () => {
      for (const [x, y] of /** @type {[number, number][]} */ ([
        [0, 0],
        [geometry.width, 0],
        [-5, -5],
      ])) {
        assert.equal(cellAt(geometry, x, y), null);
      }
    });

    test("is drawn whole, labels included", () => {
      for (const { x, y } of [...geometry.cells, ...geometry.labels]) {
        assert.ok(x >= 0 && y >= 0 && x <= geometry.width && y <= geometry.height);
      }
    });
  });
}
