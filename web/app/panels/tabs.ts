/**
 * The tabs next to the board: the turns, the analysis, the tools, the choices before the first stone, and the result.
 * They share one place, so that nothing else moves when one makes room for another. Some come forward by themselves: the games
 * before the first stone, the result at the end.
 */
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { isFinished, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";

type TabName = "games" | "result" | "turns" | "study" | "tools";

/**
 * In their order, each with the id of its panel; those that come and go are
 * the last, so that the others keep their places.
 */
const TABS: readonly { name: TabName; panel: string }[] = [
  { name: "turns", panel: "turn-list" },
  { name: "study", panel: "study" },
  { name: "tools", panel: "tools" },
  { name: "games", panel: "welcome" },
  { name: "result", panel: "result" },
];
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

export function createTabs({
  isOffered,
  isReady,
  onChoose,
}: {
  isOffered: (name: TabName, snapshot: Snapshot) => boolean;
  isReady: (name: TabName) => boolean; // one that is not keeps its place, and cannot be chosen
  onChoose: () => void; // another one has come forward
}) {
  const host = byId("tab-list");
  host.setAttribute("aria-label", strings.tabsLabel);
  for (const { name, panel } of TABS) byId(panel).setAttribute("aria-labelledby", `tab-${name}`);
  let chosen: TabName = "turns";
  let situation = "";

  host.addEventListener("keydown", (event) => {
    const by = STEPS[event.key as keyof typeof STEPS];
    if (by === undefined) return;
    const tabs = [...host.querySelectorAll("button")].filter(({ disabled }) => !disabled);
    const next = tabs[(tabs.findIndex((tab) => tab === document.activeElement) + by + tabs.length) % tabs.length];
    event.preventDefault();
    // It is not for the list of turns, which listens to the same keys.
    event.stopPropagation();
    next?.click();
    next?.focus();
  });

  function choose(name: TabName) {
    chosen = name;
    onChoose();
  }

  return {
    choose,
    chosen: () => chosen,

    render(snapshot: Snapshot) {
      const offered = TABS.filter(({ name }) => isOffered(name, snapshot));
      const now = situationOf(snapshot, isOffered("games", snapshot));
      if (now !== situation) chosen = foremost(now) ?? (chosen === "result" || chosen === "games" ? "turns" : chosen);
      situation = now;
      if (!offered.some(({ name }) => name === chosen && isReady(name))) chosen = "turns";
      render(
        offered.map(
          ({ name, panel }) => html`
            <button
              type="button"
              role="tab"
              id=${`tab-${name}`}
              aria-controls=${panel}
              aria-selected=${name === chosen ? "true" : "false"}
              tabindex=${name === chosen ? nothing : "-1"}
              data-label=${strings.tabs[name]}
              ?disabled=${!isReady(name)}
              @click=${() => choose(name)}
            >
              ${strings.tabs[name]}
            </button>
          `,
        ),
        host,
      );
      for (const { name, panel } of TABS) byId(panel).hidden = name !== chosen;
      // In a match of a gauntlet there is nothing to choose from.
      host.hidden = offered.length === 1;
    },
  };
}

/** @returns a key of the situation: when it changes, the tab that comes forward is chosen again */
function situationOf(snapshot: Snapshot, isNewcomer: boolean): string {
  const { state, setup, gameNumber } = snapshot;
  const stage = isFinished(snapshot) ? "over" : state && state.turns.length + state.steps.length > 0 ? "begun" : "empty";
  return [stage, setup.gauntlet ? "gauntlet" : isNewcomer ? "newcomer" : "single", stage === "over" ? gameNumber : ""].join(" ");
}

/** @returns the tab that comes forward in it */
function foremost(situation: string): TabName | null {
  const [stage, mode] = situation.split(" ");
  if (mode === "gauntlet") return "turns";
  if (stage === "over") return "result";
  return mode === "newcomer" ? "games" : null;
}

export type Tabs = ReturnType<typeof createTabs>;
