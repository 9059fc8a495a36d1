/** On which board, and how much time there is: the fields of the dialog below the players. */
import { selectPart } from "../../common/controls.js";
import { html, nothing } from "../../common/html.js";
import { CLOCK_MINUTES, INCREMENTS, THINKING_TIMES, holeCounts, mayHaveClock, type Setup } from "../../common/setup.js";
import { isComputer, type Side } from "../../common/sides.js";
import { later } from "../../common/strings/later/index.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { GameInfo } from "../../common/catalogue.js";

export type BoardAndTime = Pick<Setup, "size" | "holeCount" | "seconds" | "clock">;

const OWN_PACE = "own";
const NO_CLOCK = "none";

/** @param sides  who plays */
export function boardAndTimePart(
  info: GameInfo,
  chosen: BoardAndTime,
  sides: readonly Side[],
  onChange: (changes: Partial<BoardAndTime>) => void,
): TemplateResult {
  const { size, holeCount, seconds, clock } = chosen;
  const usual = holeCounts(info, size);
  // A position that was set up may have more holes than is usual.
  const counts = usual.includes(holeCount) || holeCount === 0 ? usual : [...usual, holeCount];
  const hasClock = mayHaveClock(sides) && clock !== null;
  return html`
    <div class="fields">
      ${field(
        "size",
        later.sizeLabel,
        String(size),
        info.sizes.map((value) => [String(value), info.shape === "square" ? `${value} × ${value}` : String(value)]),
        (value) => onChange({ size: Number(value) }),
        later.sizeHint[info.shape],
      )}
      ${
        info.holes
          ? field(
              "holes",
              later.holesLabel,
              String(holeCount),
              counts.map((count) => [String(count), count === 0 ? later.noHoles : String(count)]),
              (value) => onChange({ holeCount: Number(value) }),
              later.holesHint,
            )
          : nothing
      }
      ${
        sides.some(isComputer)
          ? field(
              "seconds",
              later.thinkLabel,
              seconds === null ? OWN_PACE : String(seconds),
              [[OWN_PACE, later.ownPace], ...THINKING_TIMES.map((time) => option(time, later.thinkTime))],
              (value) => onChange({ seconds: value === OWN_PACE ? null : Number(value) }),
              // A character's strength is measured with its own playouts, which a time takes the place of.
              seconds === null ? "" : later.thinkHint,
            )
          : nothing
      }
      ${
        mayHaveClock(sides)
          ? field(
              "minutes",
              later.clockLabel,
              clock === null ? NO_CLOCK : String(clock.main / 60),
              [[NO_CLOCK, later.noClock], ...CLOCK_MINUTES.map((time) => option(time, later.clockTime))],
              (value) => {
                const increment = clock?.increment ?? INCREMENTS[0] ?? 0;
                onChange({ clock: value === NO_CLOCK ? null : { main: Number(value) * 60, increment } });
              },
              later.clockHint,
            )
          : nothing
      }
      ${
        hasClock
          ? field(
              "increment",
              later.incrementLabel,
              String(clock.increment),
              INCREMENTS.map((time) => option(time, later.incrementTime)),
              (value) => onChange({ clock: { main: clock.main, increment: Number(value) } }),
            )
          : nothing
      }
    </div>
  `;
}

const option = (value: number, say: (value: number) => string): [string, string] => [String(value), say(value)];

/** @param options  each value with its text */
const field = (
  name: string,
  label: string,
  chosen: string,
  options: [string, string][],
  onChange: (value: string) => void,
  hint: string = "",
) => selectPart(`field-${name}`, label, options, chosen, onChange, html`<small aria-live="polite">${hint}</small>`);
