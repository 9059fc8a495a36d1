/**
 * The page: paints a board at once, starts the engine, and joins the flow of the game to what is shown.
 *
 * @import { Shown } from "./board_view.js"
 * @import { Player } from "../engine/protocol.js"
 * @import { Catalogue, GameInfo } from "./catalogue.js"
 * @import { Flow } from "./flow.js"
 * @import { Looking } from "./looking.js"
 * @import { Snapshot } from "./snapshot.js"
 * @import { Setup } from "./setup.js"
 */
import { createBoard } from "../board/board.js";
import { emptyView } from "../board/view.js";
import listed from "../catalogue.json" with { type: "json" };
import { latestStage, tellStage } from "../embed/engine_room.js";
import { createClient } from "../engine/client.js";
import { announcements } from "./announcements.js";
import { createAnnouncer } from "./announcer.js";
import { boardView } from "./board_view.js";
import { gameOf, translated } from "./catalogue.js";
import { createClock } from "./clock/clock.js";
import { createConfirm, resignQuestion } from "./dialog/confirm.js";
import { createKeysDialog } from "./dialog/keys.js";
import { createNewGameDialog } from "./dialog/new_game.js";
import { byId, icon, setText } from "./dom.js";
import { createFlow } from "./flow.js";
import { focusedNow, isLost } from "./focus.js";
import { createGauntlet } from "./gauntlet/gauntlet.js";
import { createGameKeeper } from "./kept_game.js";
import { createLooking } from "./looking.js";
import { keepOffline } from "./offline.js";
import { once } from "./once.js";
import { openFirstGame, openingSetup } from "./opening.js";
import { createBringBack } from "./panels/bring_back.js";
import { createBubble } from "./panels/bubble.js";
import { createClocks } from "./panels/clocks.js";
import { createControls } from "./panels/controls.js";
import { createLadder } from "./panels/ladder.js";
import { createNote } from "./panels/note.js";
import { createOffer } from "./panels/offer.js";
import { createPlayers } from "./panels/players.js";
import { createShare } from "./panels/share.js";
import { createStatus } from "./panels/status.js";
import { createStudyPanel } from "./panels/study.js";
import { createThought } from "./panels/thought.js";
import { createTitle } from "./panels/title.js";
import { createTurnTools } from "./panels/turn_tools.js";
import { createTurns } from "./panels/turns.js";
import { createTypedTurn } from "./panels/typed_turn.js";
import { offerUpdate } from "./panels/update.js";
import { createWelcome } from "./panels/welcome.js";
import { messageOf, orTell } from "./problems.js";
import { applyAppearance } from "./settings/appearance.js";
import { createSettingsDialog } from "./settings/dialog.js";
import { createSettings } from "./settings/settings.js";
import { OPENING_BOARD, gauntletSetup, usualSetup } from "./setup.js";
import { listenToShortcuts } from "./shortcuts.js";
import { EARLIER_GAME, GAME_LEFT_EARLIER } from "./snapshot.js";
import { boardWords } from "./spoken.js";
import { createSounds } from "./sounds.js";
import { createStorage } from "./storage.js";
import { language, strings } from "./strings/index.js";
import { adviceOf } from "./study/advice.js";
import { createStudy } from "./study/study.js";
import { createTools } from "./tools.js";

/** A computer whose time has all but run out thinks as long as this about a turn (seconds). */
const LEAST_THINKING = 0.05;

document.documentElement.lang = language;

const say = createAnnouncer(byId("announcer"));

/** @type {Flow | null} */
let flow = null;
/** @type {Looking | null} */
let looking = null;
/** @type {ReturnType<typeof createTools> | null} */
let tools = null;
let isKept = false;

// The engine starts before anything else: it takes longest.
const client = createClient({
  language,
  onStage(stage, problem) {
    document.body.dataset["engine"] = stage;
    // A version whose engine fails should hear of the next one all the more.
    if (stage === "ready" || stage === "failed") keepForLater();
    flow?.setStage(stage, problem);
    tellStage(stage, problem);
  },
  onLost: () => flow?.setNote({ kind: "news", text: strings.engineLost }),
  onRevived: (reply) => flow?.revive(reply),
});
document.body.dataset["engine"] = "runtime";
client.start();

function keepForLater() {
  if (!isKept) {
    void keepOffline((takeOver) => {
      offerUpdate(takeOver, board.focus);
      say(strings.newVersion);
    });
  }
  isKept = true;
}

const settings = createSettings(createStorage());
const board = createBoard(byId("board"), {
  words: boardWords,
  view: emptyView(OPENING_BOARD.shape, OPENING_BOARD.size),
  onPick: (cell) => tools?.editor.pick(cell) || flow?.pick(cell),
  onAim: (cell, isTapped) => tools?.editor.isOpen() || looking?.aimAt(cell, isTapped),
  isAnimated: () => settings.get("motion"),
});

applyAppearance(settings, board.repaint);
settings.onChange((key) => {
  // The game and the choice outlive it, where anything does.
  if (key === "language" && settings.outlivesPage()) location.reload();
});

window.sunstones = {
  state: () => flow?.snapshot().state ?? null,
  centreOf: (cell) => board.centreOf(cell),
  busy: () => flow?.busy() ?? true,
};

const openNewGame = /** @type {HTMLButtonElement} */ (byId("open-new-game"));
setText(openNewGame, strings.newGame);
const openSettings = byId("open-settings");
openSettings.append(icon("settings"));
openSettings.title = strings.settingsTitle;
openSettings.setAttribute("aria-label", strings.settingsTitle);
const settingsDialog = once(() => createSettingsDialog(settings));
openSettings.addEventListener("click", () => settingsDialog().open());
open(translated(listed));

/** @param {Catalogue} catalogue */
function open(catalogue) {
  const keeper = createGameKeeper(catalogue, { tab: createStorage(() => sessionStorage), browser: createStorage() });
  const { value: kept, problem: keptProblem } = keeper.restore();
  const { info: opening, setup } = openingSetup(catalogue, kept);
  const showLegal = /** @type {HTMLInputElement} */ (byId("show-legal"));
  const game = createFlow({ client, setup, onChange: render, mostSeconds });
  const eyes = createLooking({ client, settings, onArrival: () => render(game.snapshot()) });
  flow = game;
  looking = eyes;
  const clock = createClock({ flow: game, onTick: () => paintClocks() });
  clock.restore(EARLIER_GAME, kept?.times.left);
  clock.restore(GAME_LEFT_EARLIER, kept?.left?.times.left);

  /** @returns {GameInfo} of the game on the board */
  const currentGame = () => gameOf(catalogue, game.snapshot().setup.game) ?? opening;

  const gauntlet = createGauntlet({
    catalogue, flow: game, storage: createStorage(), onChange: () => render(game.snapshot()),
  });
  const study = createStudy({
    client, flow: game, settings,
    firstColour: (state) => gameOf(catalogue, state.game)?.colours[0] ?? "black",
    onChange: () => render(game.snapshot()),
  });
  const welcome = createWelcome(catalogue, kept, (info) => void orTell(game, game.begin(usualSetup(info))));
  const confirm = createConfirm();
  const keys = once(createKeysDialog);
  const openKeys = () => keys()();
  const dialog = once(() => createNewGameDialog(catalogue, gauntlet, {
    onStart: (wanted) => closing(game.begin(wanted), wanted),
    onGauntlet: (info) => closing(gauntlet.play(info), gauntletSetup(info, gauntlet.progress(info).rung, "")),
  }));
  const extras = createTools({
    catalogue, client, flow: game, currentGame, onChange: () => render(game.snapshot()),
  });
  tools = extras;
  listenToShortcuts(game, extras.editor, openKeys);
  const panels = [createTitle(), createPlayers(game), createStatus(), createThought(),
    createControls(game, gauntlet, study, {
      retry: client.start, resign, nextMatch: () => goOnWith(currentGame()),
    }),
    createLadder(gauntlet, say), createTurns(game), createTurnTools(game, openKeys), createTypedTurn(game, say),
    createStudyPanel(study, game), createShare(game), createNote(), createBringBack(game), createBubble(board.centreOf),
    createOffer(gauntlet, say, goOnWith), createSounds(settings), extras.render,
    welcome.render];
  const paintClocks = createClocks(game, clock);
  let announced = game.snapshot();

  /** @returns {Shown} */
  const shown = () => ({
    legal: settings.get("legal"), last: settings.get("last"), threats: settings.get("threats"),
    tapTwice: settings.get("tapTwice"),
  });

  /** @param {Snapshot} snapshot */
  function render(snapshot) {
    const current = currentGame();
    extras.editor.observe(snapshot);
    gauntlet.observe(snapshot);
    clock.observe(snapshot);
    keeper.observe(snapshot, clock.left());
    study.observe(snapshot);
    const advice = snapshot.state && adviceOf(study.study(), snapshot.state);
    const view = extras.editor.view() ?? { ...boardView(snapshot, current, shown(), eyes.observe(snapshot)), advice };
    board.update(view);
    eyes.show(view);
    const focused = focusedNow();
    for (const renderPanel of panels) renderPanel(snapshot, current);
    if (isLost(focused)) board.focus();
    say(...announcements(announced, snapshot, current));
    announced = snapshot;
  }

  /** @param {Player} player @returns {number | null} seconds that a computer may think, where its clock makes it hurry */
  function mostSeconds(player) {
    const allowance = clock.allowance(player);
    const { sides, seconds } = game.snapshot().setup;
    const own = currentGame().opponents.find(({ id }) => id === sides[player])?.seconds ?? 0;
    return allowance === null || allowance >= (seconds ?? own) ? null : Math.max(allowance, LEAST_THINKING);
  }

  /**
   * @param {Promise<void>} beginning  of a game
   * @param {Setup} wanted             shown again where the engine refuses it
   * @returns {Promise<boolean>} whether the dialog may close
   */
  async function closing(beginning, wanted) {
    welcome.end();
    const begun = beginning.then(() => true, (problem) => {
      dialog().open(wanted, messageOf(problem));
      return false;
    });
    // Before the engine is there it cannot refuse: the dialog makes room for the board and comes back if it must.
    return game.snapshot().state ? begun : true;
  }

  /** @param {GameInfo} info  whose gauntlet is gone on with */
  function goOnWith(info) {
    void orTell(game, gauntlet.play(info));
  }

  async function resign() {
    const agreed = await confirm({ ...resignQuestion(game.snapshot(), currentGame()), yes: strings.resign, no: strings.playOn });
    if (agreed) game.resign();
  }

  setText(byId("show-legal-label"), strings.showLegal);
  const learn = byId("open-learn");
  setText(learn, strings.lessonsButton);
  const learnPanel = once(() => import("./learn/panel.js").then(({ createLearnPanel }) =>
    createLearnPanel(client, createStorage(), catalogue)));
  learn.addEventListener("click", async () => void (await learnPanel()).open(currentGame()));
  addEventListener("pagehide", () => keeper.keepTimes(game.snapshot(), clock.left()));
  openNewGame.disabled = false;
  openNewGame.addEventListener("click", () => dialog().open(game.snapshot().setup));
  showLegal.checked = settings.get("legal");
  showLegal.addEventListener("change", () => settings.set("legal", showLegal.checked));
  settings.onChange(() => {
    showLegal.checked = settings.get("legal");
    render(game.snapshot());
  });

  game.setStage(...latestStage());
  void openFirstGame({ catalogue, flow: game, gauntlet, keeper, kept, problem: keptProblem ?? settings.problem });
}
