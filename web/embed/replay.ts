/**
 * Mode "replay": the reader steps through the turns. The attribute `positions` has what they lead to, or else the engine is
 * asked once for all of them; from then on a step shows what is known.
 */
import { colourOf } from "../common/colours.js";
import { button, element, setText } from "../common/dom.js";
import { excerpt, messageOf } from "../common/problems.js";
import { announcements } from "../common/speech/announcements.js";
import { boards } from "../common/strings/boards/index.js";
import { takeSession } from "./engine.js";
import { noteOn, showPainted } from "./painted.js";
import { readPositions } from "./positions.js";
import { showStart } from "./start.js";
import { linkOf, resultText, snapshotOf, stateView } from "./views.js";
import type { State } from "../engine/wire.js";
import type { Options } from "./options.js";
import type { Mode, ModeHandlers, Shell } from "./shell.js";

export function createReplay(shell: Shell, options: Options, handlers: ModeHandlers): Mode {
  const { turns } = options;
  const carried = options.positions === "" ? null : readPositions(options);
  /** By the number of turns played. */
  let states: State[] = [];
  let played = options.played;
  /** The target of the last press: presses may come while the engine is still asked about the turns. */
  let aim = played;
  let loading: Promise<void> | null = null;
  let leave = () => {};
  let told = snapshotOf(options, null);
  let isReady = false;

  const first = arrow("M18 6v12l-8-6zM7 6v12", boards.replayFirst, () => goQuietly(0));
  const back = arrow("M16 6v12l-9-6z", boards.replayBack, () => goQuietly(aim - 1));
  const count = element("span", { class: "count" });
  const forward = arrow("M8 6v12l9-6z", boards.replayForward, () => goQuietly(aim + 1));
  const last = arrow("M6 6v12l8-6zM17 6v12", boards.replayLast, () => goQuietly(turns.length));
  const buttons = [first, back, count, forward, last];
  // A position that only the engine knows must be shown before the reader can step away from it.
  const firstBar = options.stones === null ? [button(boards.showPosition, () => goQuietly(played))] : buttons;
  for (const control of buttons) control.addEventListener("keydown", onKey);

  function onKey(event: KeyboardEvent) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    goQuietly(aim + by);
  }

  function show() {
    const state = states[played];
    if (state) {
      shell.board.update(stateView(options, state, false, played === options.played));
      shell.write(state.over ? resultText(state) : spoken(state));
      const now = snapshotOf(options, state, { revision: played + 1 });
      const { comment } = noteOn(options, played);
      shell.showComment(comment);
      shell.announce(...announcements(told, now, options.info), comment);
      told = now;
    }
    setText(count, boards.replayCount(played, turns.length));
    const focused = (count.getRootNode() as ShadowRoot).activeElement;
    first.disabled = back.disabled = played === 0;
    last.disabled = forward.disabled = played === turns.length;
    // A button that can do nothing more must not take the focus along.
    if (focused instanceof HTMLButtonElement && focused.disabled) (played === 0 ? forward : back).focus();
  }

  function spoken(state: State) {
    // If the game goes on, the other player is to move now.
    return played === 0 ? "" : boards.spokenTurn(colourOf(state, state.to_move === 0 ? 1 : 0), state.last_turn ?? "");
  }

  async function load() {
    if (carried) {
      // The views read of a state what is carried.
      states = carried as State[];
      return shell.setBar(...buttons);
    }
    const place = takeSession(showStart(shell, options, () => {}));
    leave = place.leave;
    const { session } = place;
    try {
      // The turns in one go first: a wrong one is named by its number.
      await session.request({ do: "load", record: linkOf(options, turns.length) });
      const found = [(await session.request({ do: "load", record: linkOf(options, 0) })).state];
      for (const turn of turns) found.push((await session.request({ do: "play", turn })).state);
      states = found;
      shell.setBar(...buttons);
    } finally {
      leave();
      leave = () => {};
    }
  }

  /** @param wanted  numbers before the first turn or behind the last one count as that one */
  async function goTo(wanted: number) {
    const isScalar = ["number", "string"].includes(typeof wanted);
    const number = isScalar ? Math.trunc(wanted) : NaN;
    if (Number.isNaN(number)) {
      throw new Error(boards.noSuchStep(isScalar ? excerpt(String(wanted)) : typeof wanted, turns.length));
    }
    const next = Math.max(0, Math.min(turns.length, number));
    aim = next;
    try {
      await (loading ??= load());
    } catch (problem) {
      loading = null;
      aim = played;
      // The board may show the progress of another start, which it does not wait for.
      shell.showProgress(null);
      shell.setBar(...firstBar);
      shell.say(messageOf(problem), "problem");
      throw problem;
    }
    played = next;
    show();
    if (!isReady) handlers.onReady();
    isReady = true;
  }

  /** A failure is shown below the board by then. */
  const goQuietly = (wanted: number) => void goTo(wanted).catch(() => {});

  shell.setBar(...firstBar);
  show();
  return {
    state: () => states[played] ?? null,
    pick: () => {},
    redraw: () => (states[played] ? show() : showPainted(shell, options)),
    goTo,
    goBy: (by) => goTo(aim + by),
    destroy: () => leave(),
  };
}

/** @param path  of the sign */
function arrow(path: string, name: string, act: () => void) {
  const made = button("", act, "arrow");
  const [drawing, line] = ["svg", "path"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  line?.setAttribute("d", path);
  drawing?.setAttribute("viewBox", "0 0 24 24");
  drawing?.setAttribute("aria-hidden", "true");
  drawing?.append(line ?? "");
  made.append(drawing ?? "");
  made.setAttribute("aria-label", name);
  made.title = name;
  return made;
}
