/** Mode "diagram", where turns alone are given: the rules have to find the stones, so a button asks the engine. */
import { button } from "../common/dom.js";
import { messageOf } from "../common/problems.js";
import { boards } from "../common/strings/boards/index.js";
import { EngineLost } from "../engine/errors.js";
import { takeSession } from "./engine.js";
import { showPainted } from "./painted.js";
import { showStart } from "./start.js";
import { linkOf, stateView } from "./views.js";
import type { State } from "../engine/wire.js";
import type { Options } from "./options.js";
import type { Mode, ModeHandlers, Shell } from "./shell.js";

export function createDiagram(shell: Shell, options: Options, handlers: ModeHandlers): Mode {
  let state: State | null = null;
  let leave = () => {};

  async function ask() {
    shell.setBar();
    const place = takeSession(showStart(shell, options, () => shell.say("")));
    leave = place.leave;
    try {
      const reply = await place.session.request({ do: "load", record: linkOf(options, options.played) });
      state = reply.state;
      redraw();
      shell.say("");
      handlers.onReady();
    } catch (problem) {
      // The board may show the progress of another start, which it does not wait for.
      shell.showProgress(null);
      if (problem instanceof EngineLost) shell.setBar(show);
      shell.say(messageOf(problem), "problem");
    } finally {
      leave();
      leave = () => {};
    }
  }

  const show = button(boards.showPosition, ask);
  const redraw = () => showPainted(shell, options, state ? stateView(options, state, false, true) : undefined);

  shell.setBar(show);
  return { state: () => state, pick: () => {}, redraw, destroy: () => leave() };
}
