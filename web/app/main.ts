/**
 * The page begins: the engine starts, and the board and the menus are painted. The rest of the application is made after
 * that frame, so that the first picture waits for nothing that is not in it.
 */
import "./platform/begun.js";
import { createBoard } from "../board/board.js";
import { emptyView } from "../board/view.js";
import { translated } from "../common/catalogue.js";
import { byId, icon, setText } from "../common/dom.js";
import listed from "../common/games.json" with { type: "json" };
import { lazy } from "../common/promises.js";
import { boardWords } from "../common/speech/cells.js";
import { inLanguage, language, strings } from "../common/strings/index.js";
import { createClient } from "../engine/client.js";
import { tellStage } from "../engine/shared_engine.js";
import { createApp, type App } from "./app.js";
import { createGameKeeper } from "./game/kept_game.js";
import { restoreOpening } from "./game/opening.js";
import { createFallback } from "./platform/fallback.js";
import { hearOfTakeover } from "./platform/version.js";
import { createStorage } from "./platform/storage.js";
import { afterPainting } from "./platform/window.js";
import { applyAppearance } from "./settings/appearance.js";
import { createSettings } from "./settings/settings.js";

document.documentElement.lang = language;

let app: App | null = null;

// The engine starts before anything else: it takes longest.
const client = createClient({
  language,
  onStage(stage, problem) {
    document.body.dataset["engine"] = stage;
    tellStage(stage, problem);
    app?.setStage(stage, problem);
  },
  onLost: () => app?.tellLoss(),
  onRevived: (reply) => app?.controller.revive(reply),
});
document.body.dataset["engine"] = "runtime";
client.start();

const storages = {
  tab: createStorage(() => sessionStorage, createFallback("sunstones.tab")),
  browser: createStorage(),
  gauntlet: createStorage(() => localStorage, createFallback("sunstones.gauntlet")),
};
const settings = createSettings(storages.browser);
/** The texts of the list of games by what they are in English. */
const gamesWords: Record<string, string> = await inLanguage(
  {},
  {
    de: async () => (await import("./games.de.json")).default,
    fr: async () => (await import("./games.fr.json")).default,
  },
);
const catalogue = translated({ games: listed, translations: { [language]: gamesWords } });
const openBackup = lazy(async () => (await import("./platform/backup.js")).createBackup());
const keeper = createGameKeeper(catalogue, { ...storages, openBackup });
const { restored, opening } = restoreOpening(catalogue, keeper);
const board = createBoard(byId("board"), {
  words: boardWords,
  view: emptyView(opening.info.shape, opening.setup.size),
  onPick: (cell) => app?.pick(cell),
  onAim: (cell, isTapped) => app?.aimAt(cell, isTapped),
  isAnimated: () => settings.get("motion"),
});

const loadAnew = () => (app ? app.loadAnew() : location.reload());

applyAppearance(settings, board.repaint);
settings.onChange((key) => {
  // The game and the choice outlive it, where anything does.
  if (key === "language" && settings.outlivesPage()) loadAnew();
});

const openSettings = byId("open-settings");
openSettings.append(icon("settings"));
openSettings.title = strings.settingsTitle;
openSettings.setAttribute("aria-label", strings.settingsTitle);
openSettings.addEventListener("click", async () => (await made).openSettings());

const made = afterPainting().then(() => {
  app = createApp({ client, settings, storages, board, catalogue, keeper, restored, opening });
  return app;
});
const openNewGame = byId("open-new-game") as HTMLButtonElement;
setText(openNewGame, strings.newGame);
openNewGame.addEventListener("click", async () => (await made).openNewGame());
openNewGame.disabled = false;

hearOfTakeover(loadAnew);
// Now the page runs: what index.html says where it cannot is not needed.
byId("rescue").remove();
