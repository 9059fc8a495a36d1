/**
 * The table that the board lies on: joins the flow of the game to all that is shown of it, and to all that can be asked.
 *
 * @import { Board } from "../board/board.js"
 * @import { Shown } from "../common/board_view.js"
 * @import { Catalogue, GameInfo } from "../common/catalogue.js"
 * @import { Setup } from "../common/setup.js"
 * @import { Snapshot } from "../common/snapshot.js"
 * @import { Client } from "../engine/client.js"
 * @import { Player, Stage } from "../engine/protocol.js"
 * @import { GameKeeper, KeptGame } from "./game/kept_game.js"
 * @import { Storage } from "./platform/storage.js"
 * @import { Settings } from "./settings/settings.js"
 *
 * @typedef {{ tab: Storage, browser: Storage, gauntlet: Storage }} Storages
 */
import { boardView } from "../common/board_view.js";
import { gameOf } from "../common/catalogue.js";
import { byId, setText } from "../common/dom.js";
import { lazy } from "../common/lazy.js";
import { messageOf } from "../common/problems.js";
import { gauntletSetup, usualSetup } from "../common/setup.js";
import { announcements } from "../common/speech/announcements.js";
import { createAnnouncer } from "../common/speech/announcer.js";
import { strings } from "../common/strings/index.js";
import { latestStage } from "../engine/shared_engine.js";
import { createConfirm, resignQuestion } from "./dialogs/confirm.js";
import { createKeysDialog } from "./dialogs/keys.js";
import { createNewGameDialog } from "./dialogs/new_game.js";
import { createClock } from "./game/clock.js";
import { createFlow } from "./game/flow.js";
import { openFirstGame } from "./game/opening.js";
import { createTrial } from "./game/trial.js";
import { createGauntlet } from "./gauntlet/gauntlet.js";
import { createLadder, createOffer } from "./gauntlet/panels.js";
import { createLearnPanel } from "./learn/panel.js";
import { createAsides } from "./library/asides.js";
import { createBubble } from "./panels/bubble.js";
import { createControls } from "./panels/controls.js";
import { createBringBack, createNote } from "./panels/note.js";
import { createClocks, createPlayers } from "./panels/players.js";
import { createLooking } from "./panels/preview.js";
import { createStatus, createThought } from "./panels/status.js";
import { createTitle } from "./panels/title.js";
import { createTools } from "./panels/tools.js";
import { createTurnTools } from "./panels/turn_tools.js";
import { createTurns } from "./panels/turns.js";
import { createTypedTurn } from "./panels/typed_turn.js";
import { createUnkept } from "./panels/unkept.js";
import { createWelcome } from "./panels/welcome.js";
import { focusedNow, isLost } from "./platform/focus.js";
import { keepOffline, offerUpdate } from "./platform/offline.js";
import { listenToShortcuts } from "./platform/shortcuts.js";
import { createSounds } from "./platform/sounds.js";
import { adviceOf } from "./study/advice.js";
import { createStudyPanel } from "./study/panel.js";
import { createStudy } from "./study/study.js";
import { createShare } from "./transfer/copy_link.js";

/** A computer whose time has all but run out thinks as long as this about a turn (seconds). */
const LEAST_THINKING = 0.05;

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Settings} options.settings
 * @param {Storages} options.storages
 * @param {Board} options.board
 * @param {Catalogue} options.catalogue
 * @param {GameKeeper} options.keeper
 * @param {{ value: KeptGame | null, problem: string | null }} options.restored  by the keeper
 * @param {{ info: GameInfo, setup: Setup }} options.opening                      what the board shows already
 */
export function createTable({ client, settings, storages, board, catalogue, keeper, restored, opening }) {
  const { value: kept, problem: keptProblem } = restored;
  const say = createAnnouncer(byId("announcer"));
  const showLegal = /** @type {HTMLInputElement} */ (byId("show-legal"));
  const renderAgain = () => render(flow.snapshot());
  const flow = createFlow({ client, setup: opening.setup, onChange: render, mostSeconds });
  const looking = createLooking({ client, settings, onArrival: renderAgain });
  let isKeptOffline = false;
  /** What the page opens with is still looked for, in the database too. */
  let isOpening = true;
  /** A newer version of the page has taken over, or another language was chosen. */
  let isOutdated = false;
  const clock = createClock({ flow, onTick: () => paintClocks() });

  /** @returns {GameInfo} of the game on the board */
  const currentGame = () => gameOf(catalogue, flow.snapshot().setup.game) ?? opening.info;

  const gauntlet = createGauntlet({ catalogue, flow, storage: storages.gauntlet, onChange: renderAgain });
  const study = createStudy({
    client, flow, settings,
    firstColour: (state) => gameOf(catalogue, state.game)?.colours[0] ?? "black",
    onChange: renderAgain,
  });
  const welcome = createWelcome(catalogue, kept, (info) => void flow.reportFailure(flow.begin(usualSetup(info))));
  const confirm = createConfirm();
  const keys = lazy(createKeysDialog);
  const openKeys = () => keys()();
  const dialog = lazy(() => createNewGameDialog(catalogue, gauntlet, {
    onStart: (wanted) => closing(flow.begin(wanted), wanted),
    onGauntlet: (info) => closing(gauntlet.play(info), gauntletSetup(info, gauntlet.progress(info).rung, "")),
  }));
  const tools = createTools({ catalogue, client, flow, currentGame, storages: Object.values(storages), onChange: renderAgain });
  listenToShortcuts(flow, tools.editor, openKeys);
  /** @param {Snapshot} snapshot  a match of a gauntlet is kept by that */
  const shelterOf = ({ setup }) => (setup.gauntlet ? gauntlet.shelter() : keeper.shelter());
  const panels = [createTitle(), createPlayers(flow), createStatus(), createThought(),
    createControls(flow, gauntlet, study, {
      retry: client.start, resign, nextMatch: () => goOnWith(currentGame()),
    }),
    createLadder(gauntlet, say), createTurns(flow), createTurnTools(flow, openKeys), createTypedTurn(flow, say),
    createStudyPanel(study, flow), createShare(flow), createNote(), createBringBack(flow), createBubble(board.centreOf),
    createOffer(gauntlet, say, goOnWith), createSounds(settings), tools.render,
    createUnkept({ client, shelterOf, say }), createAsides(Object.values(storages)), welcome.render];
  keeper.onShelter(renderAgain);
  const paintClocks = createClocks(flow, clock);
  let announced = flow.snapshot();

  /** @returns {Shown} */
  const shown = () => ({
    legal: settings.get("legal"), last: settings.get("last"), threats: settings.get("threats"),
    tapTwice: settings.get("tapTwice"),
  });

  /** @param {Snapshot} snapshot */
  function render(snapshot) {
    const current = currentGame();
    tools.editor.observe(snapshot);
    gauntlet.observe(snapshot);
    clock.observe(snapshot);
    keeper.observe(snapshot, clock.left());
    study.observe(snapshot);
    const advice = snapshot.state && adviceOf(study.study(), snapshot.state);
    const view = tools.editor.view() ?? { ...boardView(snapshot, current, shown(), looking.observe(snapshot)), advice };
    board.update(view);
    looking.show(view);
    const focused = focusedNow();
    for (const renderPanel of panels) renderPanel(snapshot, current);
    if (isLost(focused)) board.focus();
    say(...announcements(announced, snapshot, current));
    announced = snapshot;
    if (isOutdated) loadAnew();
  }

  /** The game comes back when the page is loaded anew; a position that is being set up would not. */
  const mustWait = () => tools.editor.isOpen();

  /** As soon as that may be. */
  function loadAnew() {
    isOutdated = true;
    if (!mustWait()) location.reload();
  }

  /** @param {Player} player @returns {number | null} seconds that a computer may think, where its clock makes it hurry */
  function mostSeconds(player) {
    const allowance = clock.allowance(player);
    const { sides, seconds } = flow.snapshot().setup;
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
    return flow.snapshot().state ? begun : true;
  }

  /** @param {GameInfo} info  whose gauntlet is gone on with */
  function goOnWith(info) {
    void flow.reportFailure(gauntlet.play(info));
  }

  async function resign() {
    const agreed = await confirm({ ...resignQuestion(flow.snapshot(), currentGame()), yes: strings.resign, no: strings.playOn });
    if (agreed) flow.resign();
  }

  setText(byId("show-legal-label"), strings.showLegal);
  const learn = byId("open-learn");
  setText(learn, strings.lessonsButton);
  const learnPanel = lazy(() => createLearnPanel(client, storages.browser, catalogue));
  learn.addEventListener("click", () => learnPanel().open(currentGame()));
  addEventListener("pagehide", () => keeper.keepTimes(flow.snapshot(), clock.left()));
  showLegal.checked = settings.get("legal");
  showLegal.addEventListener("change", () => settings.set("legal", showLegal.checked));
  settings.onChange(() => {
    showLegal.checked = settings.get("legal");
    renderAgain();
  });

  window.sunstones = {
    state: () => flow.snapshot().state,
    centreOf: (cell) => board.centreOf(cell),
    busy: () => isOpening || flow.busy(),
  };

  // Its parts have something in them from now on.
  byId("panel").hidden = false;
  setStage(...latestStage());
  void openFirstGame({
    catalogue, flow, clock, gauntlet, keeper, trialOf: (text) => createTrial(storages, text), kept, opening,
    problem: keptProblem ?? settings.problem,
  }).finally(() => { isOpening = false; });

  /** @param {Stage} stage @param {string | null} problem */
  function setStage(stage, problem) {
    // The engine has the line to itself first; a version whose engine fails should hear of the next one all the more.
    if (stage === "ready" || stage === "failed") keepForLater();
    flow.setStage(stage, problem);
  }

  function keepForLater() {
    if (isKeptOffline) return;
    isKeptOffline = true;
    void keepOffline({
      onUpdate(takeOver) {
        offerUpdate(takeOver, board.focus);
        say(strings.newVersion);
      },
      onOutdated: loadAnew,
    });
  }

  return {
    flow,
    setStage,
    mustWait,
    loadAnew,
    tellLoss: () => flow.setNote({ kind: "news", text: strings.engineLost }),
    openNewGame: () => dialog().open(flow.snapshot().setup),
    /** A cell of the board was chosen. @param {string} cell */
    pick: (cell) => tools.editor.pick(cell) || flow.pick(cell),
    /** A cell is looked at. @param {string | null} cell @param {boolean} isTapped */
    aimAt: (cell, isTapped) => tools.editor.isOpen() || looking.aimAt(cell, isTapped),
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */
