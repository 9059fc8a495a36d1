/** The messages of a board while the engine starts. */
import { button } from "../common/dom.js";
import { startProblem } from "../common/problems.js";
import { strings } from "../common/strings/index.js";
import { boards } from "../common/strings/boards/index.js";
import { retryStart, type StageListener } from "../engine/shared_engine.js";
import { BLOCKED_BY_BROWSER, BLOCKED_BY_PAGE } from "./frame_client.js";
import type { Shell } from "./shell.js";

const STAGES = ["runtime", "micropip", "engine"];
const { origin } = new URL(import.meta.url);

export function showStart(shell: Shell, onReady: () => void): StageListener {
  return (stage, problem) => {
    if (stage === "failed") {
      shell.showProgress(null);
      shell.say(sentenceOf(problem ?? ""), "problem");
      shell.setBar(button(strings.retry, retryStart));
    } else if (stage === "ready") {
      shell.showProgress(null);
      onReady();
    } else {
      shell.showProgress((STAGES.indexOf(stage) + 0.5) / STAGES.length);
      shell.setBar();
      shell.say(strings.stages[stage]);
    }
  };
}

function sentenceOf(problem: string) {
  switch (problem) {
    case "timeout":
      return strings.bootTimedOut;
    case BLOCKED_BY_PAGE:
      return boards.frameBlockedByPage(origin);
    case BLOCKED_BY_BROWSER:
      return boards.frameBlockedByBrowser(origin);
    default:
      return startProblem(problem, boards.boardEngineFailed);
  }
}
