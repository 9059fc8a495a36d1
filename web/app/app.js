/**
 * The application around the board: joins the flow of the game to what follows from it, to what is shown of it, and to what can
 * be done with it.
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
import { createPositionEditor } from "./editor/editor.js";
import { createClock } from "./game/clock.js";
import { createFlow } from "./game/flow.js";
import { openFirstGame } from "./game/opening.js";
import { createTrial } from "./game/trial.js";
import { createGauntlet } from "./gauntlet/gauntlet.js";
import { createLadder, createOffer } from "./gauntlet/panels.js";
import { createLearnPanel } from "./learn/panel.js";
import { createAsides } from "./library/asides.js";
import { createLibraryDialog } from "./library/dialog.js";
import { createSavedGames } from "./library/saved_games.js";
import { createBubble } from "./panels/bubble.js";
import { createControls } from "./panels/controls.js";
import { createBringBack, createNote } from "./panels/note.js";
import { createPlayers } from "./panels/players.js";
import { createPreview } from "./panels/preview.js";
import { createStatus, createThought } from "./panels/status.js";
import { createTitle } from "./panels/title.js";
import { createTools } from "./panels/tools.js";
import { createTurnTools } from "./panels/turn_tools.js";
import { createTurns } from "./panels/turns.js";
import { createTypedTurn } from "./panels/typed_turn.js";
import { createUnkept } from "./panels/unkept.js";
import { createWelcome } from "./panels/welcome.js";
import { focusedElement, isFocusLost } from "./platform/focus.js";
import { listenToShortcuts } from "./platform/shortcuts.js";
import { createSounds } from "./platform/sounds.js";
import { createVersion } from "./platform/version.js";
import { adviceOf } from "./study/advice.js";
import { createStudyPanel } from "./study/panel.js";
import { createStudy } from "./study/study.js";
import { createShare } from "./transfer/copy_link.js";
import { createCorrespondence } from "./transfer/correspondence.js";
import { createIncoming, listenForGames } from "./transfer/incoming.js";
import { createShareDialog } from "./transfer/share_dialog.js";

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
export function createApp({ client, settings, storages, board, catalogue, keeper, restored, opening }) {
  const { value: kept, problem: keptProblem } = restored;
  const everyStorage = Object.values(storages);
  const say = createAnnouncer(byId("announcer"));

  // What follows from the game: each part gets a new snapshot once.
  const flow = createFlow({ client, setup: opening.setup, onChange: follow, mostSeconds });
  const saved = createSavedGames();
  const editor = createPositionEditor({ catalogue, client, flow, saved, onChange: show });
  const gauntlet = createGauntlet({ catalogue, flow, storage: storages.gauntlet, onChange: show });
  const clock = createClock({ flow, onTick: () => players.renderClocks() });
  const study = createStudy({
    client,
    flow,
    settings,
    firstColour: (state) => gameOf(catalogue, state.game)?.colours[0] ?? "black",
    onChange: show,
  });
  const preview = createPreview({ client, settings, onArrival: show });
  const sound = createSounds(settings);
  /** The game comes back when the page is loaded anew; a position that is being set up would not. */
  const mustWait = () => editor.isOpen();
  const version = createVersion({ mustWait, onOffer: () => say(strings.newVersion), focusBoard: board.focus });
  let announced = flow.snapshot();
  keeper.onDurability(show);

  // What opens beside the board.
  const incoming = createIncoming(flow);
  const confirm = createConfirm();
  const keys = lazy(createKeysDialog);
  const openKeys = () => keys()();
  const newGame = lazy(() =>
    createNewGameDialog(catalogue, gauntlet, {
      onStart: (wanted) => closing(flow.begin(wanted), wanted),
      onGauntlet: (info) => closing(gauntlet.play(info), gauntletSetup(info, gauntlet.progress(info).rung, "")),
    }),
  );
  const share = lazy(() => createShareDialog({ flow, client, currentGame }));
  const library = lazy(() => createLibraryDialog({ flow, catalogue, saved, incoming, storages: everyStorage }));
  const learn = lazy(() => createLearnPanel(client, storages.browser, catalogue));
  listenForGames(flow, incoming, () => !editor.isOpen() && !document.querySelector("dialog[open]"));
  listenToShortcuts(flow, editor, openKeys);

  // What is shown of the game: each panel is painted anew from what is known.
  const welcome = createWelcome(catalogue, kept, (info) => void flow.reportFailure(flow.begin(usualSetup(info))));
  const players = createPlayers(flow, clock);
  const panels = [
    createTitle(),
    players.render,
    createStatus(),
    createThought(),
    createControls(flow, gauntlet, study, { retry: client.start, resign, nextMatch: () => goOnWith(currentGame()) }),
    createLadder(gauntlet, say),
    createTurns(flow),
    createTurnTools(flow, openKeys),
    createTypedTurn(flow, say),
    createStudyPanel(study, flow),
    createShare(flow),
    createNote(),
    createBringBack(flow),
    createBubble(board.centreOf),
    createOffer(gauntlet, say, goOnWith),
    createTools({ openShare: () => share().open(), openLibrary: () => library().open(), openEditor: editor.open }),
    createCorrespondence(flow),
    createUnkept({ client, durabilityOf, say }),
    createAsides(everyStorage),
    welcome.render,
  ];

  /** What the page opens with is still looked for, in the database too. */
  let isOpening = true;

  /** @param {Snapshot} snapshot  a new one */
  function follow(snapshot) {
    editor.observe(snapshot);
    gauntlet.observe(snapshot);
    clock.observe(snapshot);
    keeper.observe(snapshot, clock.left());
    study.observe(snapshot);
    preview.observe(snapshot);
    sound(snapshot);
    show();
    say(...announcements(announced, snapshot, currentGame()));
    announced = snapshot;
    version.observe();
  }

  /** Shows what is known, and changes nothing. */
  function show() {
    const snapshot = flow.snapshot();
    const info = currentGame();
    const advice = snapshot.state && adviceOf(study.status(), snapshot.state);
    const view = editor.view() ?? { ...boardView(snapshot, info, shown(), preview.known()), advice };
    board.update(view);
    preview.show(view);
    const focused = focusedElement();
    for (const showPanel of panels) showPanel(snapshot, info);
    if (isFocusLost(focused)) board.focus();
  }

  /** @returns {GameInfo} of the game on the board */
  function currentGame() {
    return gameOf(catalogue, flow.snapshot().setup.game) ?? opening.info;
  }

  /** @returns {Shown} */
  const shown = () => ({
    legal: settings.get("legal"),
    last: settings.get("last"),
    threats: settings.get("threats"),
    tapTwice: settings.get("tapTwice"),
  });

  /** @param {Snapshot} snapshot  a match of a gauntlet is kept by that */
  function durabilityOf({ setup }) {
    return setup.gauntlet ? gauntlet.durability() : keeper.durability();
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
    const begun = beginning.then(
      () => true,
      (problem) => {
        newGame().open(wanted, messageOf(problem));
        return false;
      },
    );
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

  /** @param {Stage} stage @param {string | null} problem */
  function setStage(stage, problem) {
    // The engine has the line to itself first; a version whose engine fails should hear of the next one all the more.
    if (stage === "ready" || stage === "failed") version.keep();
    flow.setStage(stage, problem);
  }

  const openLearn = byId("open-learn");
  setText(openLearn, strings.lessonsButton);
  openLearn.addEventListener("click", () => learn().open(currentGame()));
  const showLegal = /** @type {HTMLInputElement} */ (byId("show-legal"));
  setText(byId("show-legal-label"), strings.showLegal);
  showLegal.checked = settings.get("legal");
  showLegal.addEventListener("change", () => settings.set("legal", showLegal.checked));
  settings.onChange(() => {
    showLegal.checked = settings.get("legal");
    preview.observe(flow.snapshot());
    show();
  });
  addEventListener("pagehide", () => keeper.keepTimes(flow.snapshot(), clock.left()));

  window.sunstones = {
    state: () => flow.snapshot().state,
    centreOf: (cell) => board.centreOf(cell),
    busy: () => isOpening || flow.busy(),
  };

  // Its parts have something in them from now on.
  byId("panel").hidden = false;
  setStage(...latestStage());
  void openFirstGame({
    catalogue,
    flow,
    clock,
    gauntlet,
    keeper,
    trialOf: (text) => createTrial(storages, text),
    kept,
    opening,
    problem: keptProblem ?? settings.problem,
  }).finally(() => {
    isOpening = false;
  });

  return {
    flow,
    setStage,
    mustWait,
    loadAnew: version.loadAnew,
    tellLoss: () => flow.setNote({ kind: "news", text: strings.engineLost }),
    openNewGame: () => newGame().open(flow.snapshot().setup),
    /** A cell of the board was chosen. @param {string} cell */
    pick: (cell) => editor.pick(cell) || flow.pick(cell),
    /** A cell is looked at. @param {string | null} cell @param {boolean} isTapped */
    aimAt: (cell, isTapped) => editor.isOpen() || preview.aimAt(cell, isTapped),
  };
}

/** @typedef {ReturnType<typeof createApp>} App */
