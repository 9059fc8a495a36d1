/** "Why?" in the corner of the status, where it is not between the steps from mistake to mistake. */
import { byId, element } from "../../common/dom.js";
import { nothing, render } from "../../common/html.js";
import type { Coach } from "../study/coach.js";
import { whyPart } from "../study/why_part.js";

export function createWhy(coach: Coach): () => void {
  const status = byId("status");
  const steps = byId("mistake-steps");
  const host = element("div", { class: "status-why" });
  status.prepend(host);
  return () => render(steps.hidden ? whyPart(coach) : nothing, host);
}
