/** The coach's one button: it asks, then shows the line on the board and takes it back. */
import { buttonPart } from "../../common/controls.js";
import { later } from "../../common/strings/later/index.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Coach, Stage } from "./coach.js";

const WORDS: Record<Stage, string> = {
  none: "",
  ask: later.why,
  waiting: later.whyWaiting,
  show: later.whyShow,
  back: later.whyBack,
};

export function whyPart({ stage, press }: Pick<Coach, "stage" | "press">, kind: string = ""): TemplateResult {
  const now = stage();
  return buttonPart("why", WORDS[now], press, { isShown: now !== "none", isEnabled: now !== "waiting", kind });
}
