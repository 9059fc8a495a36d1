/**
 * How fast two computers play, for those who watch.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../flow.js"
 */
import { element } from "../../common/dom.js";
import { PACES, hasHuman } from "../../common/setup.js";
import { isOver } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";

/** @param {Flow} flow */
export function createPace(flow) {
  const select = element("select", { id: "pace" }, ...PACES.map((pace) =>
    element("option", { value: String(pace) }, pace === 0 ? strings.ownTime : strings.paceTime(pace))));
  const root = element("label", { class: "pace" }, element("span", {}, strings.paceLabel), select);
  select.addEventListener("change", () => flow.setPace(Number(select.value)));
  return {
    root,
    /** @param {Snapshot} snapshot */
    render(snapshot) {
      root.hidden = hasHuman(snapshot.setup) || isOver(snapshot);
      if (document.activeElement !== select) select.value = String(snapshot.setup.pace);
    },
  };
}
