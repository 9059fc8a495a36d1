/** The pace of two computers that play each other, below the buttons of the game. */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { PACES, hasHuman } from "../../common/setup.js";
import { isFinished, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import type { Controller } from "../../play/controller.js";

export function createPace(controller: Controller): (snapshot: Snapshot) => void {
  const host = byId("pace-choice");
  return (snapshot) => {
    const { setup } = snapshot;
    host.hidden = hasHuman(setup) || isFinished(snapshot);
    render(
      html`
        <span>${later.paceLabel}</span>
        <select
          id="pace"
          @change=${({ target }: Event & { target: HTMLSelectElement }) => controller.setPace(Number(target.value))}
        >
          ${PACES.map(
            (pace) => html`
              <option value=${pace} .selected=${pace === setup.pace}>${pace === 0 ? later.ownTime : later.paceTime(pace)}</option>
            `,
          )}
        </select>
      `,
      host,
    );
  };
}
