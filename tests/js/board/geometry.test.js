/**
 * The places of a board's cells, compared with the engine's boards.
 *
 * @import { Shape } from "../../../web/board/view.js"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { areBeside, cellAt, createGeometry } from "../../../web/board/geometry.js";
import { oriented } from "../../../web/board/orientation.js";
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

/** @type {[Shape, number][]} */
const TURNS = [
  ["hex", 6],
  ["square", 4],
];

for (const [shape, steps] of TURNS) {
  describe(`a ${shape} board that is turned or mirrored`, () => {
    const holes = shape === "square" ? ["a1", "c2"] : [];
    const upright = createGeometry(shape, 4, holes);
    const names = upright.cells.map(({ name }) => name);
    /** @param {number} turned @param {boolean} mirrored */
    const lying = (turned, mirrored) => oriented(upright, { turned, mirrored });
    const all = Array.from({ length: steps }, (_, turned) => [lying(turned, false), lying(turned, true)]).flat();

    test("has the same cells, and the same beside each other", () => {
      for (const geometry of all) {
        assert.deepEqual(geometry.cells.map(({ name }) => name).sort(), [...names].sort());
        assert.deepEqual(geometry.holes.map(({ name }) => name).sort(), [...holes].sort());
        for (const one of upright.cells) {
          for (const other of upright.cells) {
            const [here, there] = [geometry.byName.get(one.name), geometry.byName.get(other.name)];
            assert.ok(here && there);
            assert.equal(areBeside(here, there), areBeside(one, other), `${one.name} and ${other.name}`);
          }
        }
      }
    });

    test("lies differently each time, and upright again after a whole turn", () => {
      const places = all.map((geometry) =>
        names.map((name) => geometry.byName.get(name)).map((cell) => cell && [cell.x, cell.y]),
      );
      assert.equal(
        new Set(
          places.map((each) =>
            each
              .flat()
              .map((value) => value?.toFixed(3))
              .join(),
          ),
        ).size,
        2 * steps,
      );
      assert.deepEqual(lying(steps, false), upright);
    });

    test("is whole within its drawing, labels too, and finds each cell where it lies", () => {
      for (const geometry of all) {
        for (const { x, y } of [...geometry.cells, ...geometry.labels]) {
          assert.ok(x > 0 && x < geometry.width && y > 0 && y < geometry.height);
        }
        for (const { name, x, y } of geometry.cells) assert.equal(cellAt(geometry, x + 0.2, y - 0.2), name);
      }
    });

    test("has rows and columns as they are seen", () => {
      for (const { rows } of all) {
        for (const [index, row] of rows.entries()) {
          const below = rows[index - 1];
          for (const [place, cell] of row.entries()) {
            const before = row[place - 1];
            if (before) assert.ok(cell.x > before.x && Math.abs(cell.y - before.y) < 1e-6);
            if (below?.[0]) assert.ok(cell.y < below[0].y);
          }
        }
      }
    });

    test("keeps every label beside the cell that it is beside", () => {
      for (const geometry of all) {
        for (const [index, label] of geometry.labels.entries()) {
          const before = upright.labels[index];
          const nearest = [...upright.cells, ...upright.holes].reduce((one, other) =>
            distance(other, before) < distance(one, before) ? other : one,
          );
          const now = [...geometry.cells, ...geometry.holes].find(({ name }) => name === nearest.name);
          assert.ok(Math.abs(distance(now, label) - distance(nearest, before)) < 1e-6);
        }
      }
    });
  });
}

/** @param {{ x: number, y: number } | undefined} one @param {{ x: number, y: number } | undefined} other */
const distance = (one, other) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Infinity);

test("the style sheet gives the first board the room that it takes", () => {
  const css = readFileSync(new URL("../../../web/app/layout.css", import.meta.url), "utf8");
  const [, usual] = /aspect-ratio: var\(--board-aspect, ([\d.]+)\)/.exec(css) ?? [];
  const { width, height } = createGeometry("hex", 6);
  assert.ok(Math.abs(Number(usual) - width / height) < 0.001, `${usual}, not ${width / height}`);
});
