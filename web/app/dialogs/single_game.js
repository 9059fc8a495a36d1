/**
 * The fields of a single game: who plays, on which board, how long the computer may think.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Setup } from "../../common/setup.js"
 */
import { element, setText, stoneChip } from "../../common/dom.js";
import {
  CLOCK_MINUTES,
  HUMAN,
  INCREMENTS,
  PACES,
  THINKING_TIMES,
  holeCounts,
  isComputer,
  mayHaveClock,
} from "../../common/setup.js";
import { later } from "../../common/strings/later/index.js";
import { offerSides, sideSelect } from "../panels/side_select.js";

const OWN_PACE = "own";
const NO_CLOCK = "none";

/** @param {() => GameInfo} chosenGame */
export function createSingleGameFields(chosenGame) {
  const size = element("select", { id: "field-size" });
  const holes = element("select", { id: "field-holes" });
  const seconds = element("select", { id: "field-seconds" });
  const minutes = element("select", { id: "field-minutes" });
  const increment = element("select", { id: "field-increment" });
  const sides = [sideSelect(), sideSelect()];
  const tempers = sides.map(() => element("small", { class: "temper", "aria-live": "polite" }));
  const sizeHint = element("small");
  const secondsHint = element("small", { "aria-live": "polite" });
  const sizeField = field(later.sizeLabel, size, sizeHint);
  const holesField = field(later.holesLabel, holes, element("small", {}, later.holesHint));
  const secondsField = field(later.thinkLabel, seconds, secondsHint);
  const minutesField = field(later.clockLabel, minutes, element("small", {}, later.clockHint));
  const incrementField = field(later.incrementLabel, increment);
  const sideFields = sides.map((select, index) => field("", select, tempers[index] ?? ""));
  const root = element(
    "div",
    { class: "fields" },
    ...sideFields,
    sizeField,
    holesField,
    secondsField,
    minutesField,
    incrementField,
  );
  seconds.append(
    element("option", { value: OWN_PACE }, later.ownPace),
    ...THINKING_TIMES.map((time) => element("option", { value: String(time) }, later.thinkTime(time))),
  );

  minutes.append(
    element("option", { value: NO_CLOCK }, later.noClock),
    ...CLOCK_MINUTES.map((time) => element("option", { value: String(time) }, later.clockTime(time))),
  );
  increment.append(...INCREMENTS.map((time) => element("option", { value: String(time) }, later.incrementTime(time))));

  const isClockOffered = () => mayHaveClock(sides.map(({ value }) => value));
  const hasClock = () => isClockOffered() && minutes.value !== NO_CLOCK;

  function showClock() {
    minutesField.hidden = !isClockOffered();
    incrementField.hidden = !hasClock();
  }

  /** @param {number} [wanted]  offered, too: a position that was set up may have more holes than is usual */
  function showHoles(wanted = 0) {
    const before = holes.value;
    const usual = holeCounts(chosenGame(), Number(size.value));
    const counts = (usual.includes(wanted) || wanted === 0 ? usual : [...usual, wanted]).map(String);
    holes.replaceChildren(...counts.map((count) => element("option", { value: count }, count === "0" ? later.noHoles : count)));
    if (counts.includes(before)) holes.value = before;
  }

  // A character's strength is measured with its own playouts, which a time takes the place of.
  const showSecondsHint = () => setText(secondsHint, seconds.value === OWN_PACE ? "" : later.thinkHint);

  function showSides() {
    secondsField.hidden = !sides.some((select) => isComputer(select.value));
    showSecondsHint();
    showClock();
    for (const [index, select] of sides.entries()) {
      const line = tempers[index];
      if (line) setText(line, temperText(select.value));
    }
  }

  /** @param {string} side */
  function temperText(side) {
    const { opponents } = chosenGame();
    const rung = opponents.findIndex((opponent) => opponent.id === side);
    const opponent = opponents[rung];
    return opponent ? later.temper(rung, opponents.length, opponent.temper) : "";
  }

  /** Another game was chosen: its boards and its opponents are offered. */
  function offer() {
    const info = chosenGame();
    size.replaceChildren(
      ...info.sizes.map((value) =>
        element("option", { value: String(value) }, info.shape === "square" ? `${value} × ${value}` : String(value)),
      ),
    );
    size.value = String(info.default_size);
    setText(sizeHint, later.sizeHint[info.shape]);
    holesField.hidden = !info.holes;
    for (const [index, wrapper] of sideFields.entries()) {
      const colour = info.colours[index] ?? "black";
      wrapper.querySelector(".field-name")?.replaceChildren(stoneChip(colour), later.sideField(colour, index === 0));
    }
    for (const select of sides) offerSides(select, info);
    showHoles();
    showSides();
  }

  size.addEventListener("change", () => showHoles());
  minutes.addEventListener("change", showClock);
  seconds.addEventListener("change", showSecondsHint);
  for (const select of sides) select.addEventListener("change", showSides);

  return {
    root,
    offer,

    /** @param {Setup} setup */
    show(setup) {
      offer();
      size.value = String(setup.size);
      showHoles(setup.holeCount);
      holes.value = String(setup.holeCount);
      seconds.value = setup.seconds === null ? OWN_PACE : String(setup.seconds);
      minutes.value = setup.clock === null ? NO_CLOCK : String(setup.clock.main / 60);
      increment.value = String(setup.clock?.increment ?? INCREMENTS[0]);
      for (const [index, select] of sides.entries()) select.value = setup.sides[index] ?? HUMAN;
      showSides();
    },

    /** @returns {Setup} */
    read() {
      const [first = HUMAN, second = HUMAN] = sides.map((select) => select.value);
      return {
        game: chosenGame().id,
        size: Number(size.value),
        holeCount: Number(holes.value),
        sides: [first, second],
        seconds: seconds.value === OWN_PACE ? null : Number(seconds.value),
        clock: hasClock() ? { main: Number(minutes.value) * 60, increment: Number(increment.value) } : null,
        pace: PACES[0] ?? 0,
        gauntlet: null,
      };
    },
  };
}

/** @param {string} name @param {HTMLElement} control @param {...(Node | string)} hints */
function field(name, control, ...hints) {
  return element("label", { class: "field" }, element("span", { class: "field-name" }, name), control, ...hints);
}
