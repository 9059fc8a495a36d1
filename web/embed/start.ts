/** The messages of a board while the engine starts. */
import { button, element } from "../common/dom.js";
import { startProblem } from "../common/problems.js";
import { strings } from "../common/strings/index.js";
import { boards } from "../common/strings/boards/index.js";
import { retryStart, type StageListener } from "../engine/shared_engine.js";
import { BLOCKED_BY_BROWSER, BLOCKED_BY_PAGE, SANDBOXED } from "./frame_client.js";
import { siteFolder } from "./site.js";
import { linkOf } from "./views.js";
import type { Options } from "./options.js";
import type { Shell } from "./shell.js";

const STAGES = ["runtime", "micropip", "engine"];

export function showStart(shell: Shell, options: Options, onReady: () => void): StageListener {
  return (stage, problem) => {
    if (stage === "failed") {
      shell.showProgress(null);
      shell.say(sentenceOf(problem ?? ""), "problem");
      shell.setBar(problem === SANDBOXED ? linkToSite(options) : button(strings.retry, retryStart));
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
      return boards.frameBlockedByPage(siteFolder().origin);
    case BLOCKED_BY_BROWSER:
      return boards.frameBlockedByBrowser(siteFolder().origin);
    case SANDBOXED:
      return boards.frameSandboxed;
    default:
      return startProblem(problem, boards.boardEngineFailed);
  }
}

/** @returns to the match; its text is an address, as a sandbox may open no links, but text can be copied */
function linkToSite(options: Options) {
  const { mode, turns, played } = options;
  const link = linkOf(options, mode === "replay" ? turns.length : played);
  const site = siteFolder().href;
  const href = `${site}#${link}${mode === "puzzle" ? "&puzzle=1" : ""}`;
  return element("a", { href, target: "_blank", rel: "noopener", translate: "no" }, site);
}
