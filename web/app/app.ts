/**
 * The application around the board: joins the controller of the game to the parts that follow it, that show it, and that act on
 * it.
 */
import { gameOf, paceOf, type Catalogue, type GameInfo } from "../common/catalogue.js";
import { byId } from "../common/dom.js";
import { lazy } from "../common/promises.js";
import { messageOf } from "../common/problems.js";
import { gauntletSetup, type Setup } from "../common/setup.js";
import { isFinished, type Snapshot } from "../common/snapshot.js";
import { createAnnouncer } from "../common/speech/announcer.js";
import { inColours } from "../common/speech/status.js";
import { strings } from "../common/strings/index.js";
import { latestStage } from "../engine/shared_engine.js";
import { createOpeners } from "./dialogs/openers.js";
import { createClock } from "./game/clock.js";
import { createController } from "../play/controller.js";
import { openFirstGame } from "./game/opening.js";
import { createTrial } from "./game/trial.js";
import { createGauntlet } from "./gauntlet/gauntlet.js";
import { createControls } from "./panels/controls.js";
import { createGameView } from "./panels/game_view.js";
import { createNote } from "./panels/note.js";
import { createPlayers } from "./panels/players.js";
import { createStatus } from "./panels/status.js";
import { createTabs } from "./panels/tabs.js";
import { createTitle } from "./panels/title.js";
import { createWelcome } from "./panels/welcome.js";
import { focusedElement, isFocusLost } from "./platform/focus.js";
import { createParts } from "./platform/parts.js";
import { createVersion } from "./platform/version.js";
import { afterPainting } from "./platform/window.js";
import { createStudy } from "./study/study.js";
import type { Board } from "../board/board.js";
import type { Client } from "../engine/client.js";
import type { Player } from "../engine/wire.js";
import type { Stage } from "../engine/protocol.js";
import type { GameKeeper, KeptGame } from "./game/kept_game.js";
import type { Storage } from "./platform/storage.js";
import type { Panel } from "./panels/later.js";
import type { Settings } from "./settings/settings.js";

type Storages = { tab: Storage; browser: Storage; gauntlet: Storage };

/** A computer whose time has all but run out thinks as long as this about a turn (seconds). */
const LEAST_THINKING = 0.05;

export function createApp({
  client,
  settings,
  storages,
  board,
  catalogue,
  keeper,
  restored,
  opening,
}: {
  client: Client;
  settings: Settings;
  storages: Storages;
  board: Board;
  catalogue: Catalogue;
  keeper: GameKeeper;
  restored: { value: KeptGame | null; problem: string | null }; // by the keeper
  opening: { info: GameInfo; setup: Setup }; // the game that the board shows already
}) {
  const { value: kept, problem: keptProblem } = restored;
  const everyStorage = Object.values(storages);
  // A link is taken out of the address once it is opened.
  const isByLink = location.hash !== "";
  const say = createAnnouncer(byId("announcer"));
  /** How the players are called: by their colours, until the words for it are there. */
  let voice = inColours;

  // The parts that follow the game: each gets a new snapshot once.
  const controller = createController({
    session: client,
    keepsLeft: true,
    setup: opening.setup,
    onChange: follow,
    onThinking: (snapshot) => showStatus(snapshot, currentGame()),
    mostSeconds,
  });
  const parts = createParts(() => controller.setNote({ kind: "problem", text: strings.partMissing }));
  const gauntlet = createGauntlet({ catalogue, controller, storage: storages.gauntlet, onChange: show });
  const clock = createClock({ controller, onTick: () => players.renderClocks() });
  const study = createStudy({
    client,
    controller,
    settings,
    firstColour: (state) => gameOf(catalogue, state.game)?.colours[0] ?? "black",
    onChange: show,
    onAnalysis: () => show(studyPanels),
  });
  /** It comes later. */
  let preview: ReturnType<typeof import("./panels/preview.js").createPreview> | null = null;
  /** A reload brings the game back, but not a position that is set up or a puzzle on the board. */
  const mustWait = () => openers.isTakenOver();
  const version = createVersion({ mustWait, onOffer: say, focusBoard: board.focus });
  const first = controller.snapshot();
  const gameView = createGameView({ settings, previews: () => preview?.known() ?? {}, onChange: show });
  keeper.onDurability(show);

  const profileOf = lazy(async () => (await import("./profile/profile.js")).createProfile(controller, storages.browser));
  /** Begins another game, and ends the choice of a first one. @returns as `closing` */
  const begin = (wanted: Setup) => closing(controller.begin(wanted), wanted);
  const openers = createOpeners({
    parts,
    catalogue,
    client,
    controller,
    gauntlet,
    profileOf,
    settings,
    storage: storages.browser,
    currentGame,
    decorate: gameView.decorate,
    newGameActs: {
      onStart: begin,
      onGauntlet: (info) => closing(gauntlet.play(info), gauntletSetup(info, gauntlet.progress(info).rung, "")),
    },
    mustWait,
  });

  // The panels that show the game: each is painted again from the present state.
  const welcome = createWelcome(catalogue, kept, {
    choose: controller.beginUsual,
    play(info) {
      if (info !== currentGame()) controller.beginUsual(info);
      tabs.choose("turns");
      board.focus();
    },
    learn: openers.openLessons,
  });
  const tabs = createTabs({
    isOffered: (name, now) => {
      const isMatch = now.setup.gauntlet !== null;
      if (name === "games") return welcome.isShown(now);
      if (name === "result") return isFinished(now);
      if (name === "study") return !isMatch || isFinished(now);
      return name === "turns" || !isMatch;
    },
    isReady: (name) => name !== "study" || study.status().isAllowed,
    onChoose() {
      if (tabs.chosen() === "study") studying();
      show();
    },
  });
  const players = createPlayers(controller, clock, () => voice);
  const showStatus = createStatus(() => voice);
  /** Those that show what an analysis finds. */
  let studyPanels: Panel[] = [];
  const panels: Panel[] = [
    createTitle(() => openers.openLessons(currentGame())),
    players.render,
    showStatus,
    createControls(controller, gauntlet, study, {
      retry: client.start,
      resign: openers.askToResign,
      nextMatch: () => goOnWith(currentGame()),
    }),
    tabs.render,
    welcome.render,
    createNote(),
  ];
  const followers: ((snapshot: Snapshot) => void)[] = [];
  const studying = parts.part(async () => {
    const [{ createStudyPanel }, advice, { createEvaluation }, { createCourse }] = await Promise.all([
      import("./study/panel.js"),
      import("./study/advice.js"),
      import("./study/evaluation.js"),
      import("./panels/course.js"),
    ]);
    gameView.decorateBy(advice.advising(study));
    studyPanels = [
      createStudyPanel(study, controller),
      createEvaluation(study, openers.isTakenOver),
      createCourse(study, controller, tabs),
    ];
    panels.push(...studyPanels);
    show();
  });
  /** A function that is offered a chosen cell before the game. */
  let takePick: (cell: string) => boolean = () => false;
  const comingLater = parts.part(async () => {
    const [
      { announcements },
      { toYouOn },
      { createLaterPanels },
      { createPreview },
      { createSounds },
      { listenToShortcuts },
      profile,
    ] = await Promise.all([
      import("../common/speech/announcements.js"),
      import("./opponents/voice.js"),
      import("./panels/later.js"),
      import("./panels/preview.js"),
      import("./platform/sounds.js"),
      import("./platform/shortcuts.js"),
      profileOf(),
    ]);
    voice = toYouOn(study.judgement);
    const acts = { ...openers, begin, goOnWith };
    panels.push(
      ...(await createLaterPanels({
        client,
        catalogue,
        parts,
        controller,
        study,
        gauntlet,
        profile,
        settings,
        tabs,
        storages: everyStorage,
        opened: { kept, isByLink },
        board,
        currentGame,
        durabilityOf,
        say,
        gameView,
        takePicks(take) {
          takePick = take;
        },
        acts,
      })),
    );
    preview = createPreview({ client, settings, onArrival: () => show([]) });
    preview.observe(controller.snapshot());
    let announced = first;
    const announce = (snapshot: Snapshot) => {
      say(...announcements(announced, snapshot, currentGame(), voice));
      announced = snapshot;
    };
    /** @param snapshot  it may change whether the game counts, so it comes last */
    const count = (snapshot: Snapshot) => profile.observe(snapshot, currentGame());
    followers.push(createSounds(settings), announce, count);
    for (const followOn of followers) followOn(controller.snapshot());
    listenToShortcuts(controller, openers, settings);
    show();
  });
  void afterPainting().then(() => comingLater());

  /** The page still searches for the game to open with, in the database too. */
  let isOpening = true;

  /** @param snapshot  a new one */
  function follow(snapshot: Snapshot) {
    openers.takeover()?.observe(snapshot);
    gauntlet.observe(snapshot);
    clock.observe(snapshot);
    keeper.observe(snapshot, clock.left());
    study.observe(snapshot);
    preview?.observe(snapshot);
    show();
    for (const followOn of followers) followOn(snapshot);
    version.observe();
  }

  /** Shows the present state, and changes nothing. @param some  those that have something new to show */
  function show(some: Panel[] = panels) {
    const snapshot = controller.snapshot();
    const info = currentGame();
    const orientation = { turned: settings.get("turned"), mirrored: settings.get("mirrored") };
    const view = { ...(openers.takeover()?.view() ?? gameView.of(snapshot, info)), orientation };
    board.update(view);
    preview?.show(view);
    const focused = focusedElement();
    for (const showPanel of some) showPanel(snapshot, info);
    if (isFocusLost(focused)) board.focus();
  }

  /** @returns of the game on the board */
  function currentGame(): GameInfo {
    return gameOf(catalogue, controller.snapshot().setup.game) ?? opening.info;
  }

  /** @param snapshot  a match of a gauntlet is kept by that */
  function durabilityOf({ setup }: Snapshot) {
    return setup.gauntlet ? gauntlet.durability() : keeper.durability();
  }

  /** @returns seconds that a computer may think, where its clock makes it hurry */
  function mostSeconds(player: Player): number | null {
    const allowance = clock.allowance(player);
    const { sides, seconds } = controller.snapshot().setup;
    const own = paceOf(currentGame(), sides[player]);
    return allowance === null || allowance >= (seconds ?? own) ? null : Math.max(allowance, LEAST_THINKING);
  }

  /**
   * @param beginning  of a game
   * @param wanted  shown again where the engine refuses it
   * @returns whether the dialog may close
   */
  async function closing(beginning: Promise<unknown>, wanted: Setup): Promise<boolean> {
    welcome.end();
    const begun = beginning.then(
      () => true,
      (problem) => {
        openers.openNewGame(wanted, messageOf(problem));
        return false;
      },
    );
    // Before the engine is there it cannot refuse: the dialog makes room for the board and comes back if it must.
    return controller.snapshot().state ? begun : true;
  }

  /** @param info  whose gauntlet is gone on with */
  function goOnWith(info: GameInfo) {
    void controller.reportFailure(gauntlet.play(info));
  }

  function setStage(stage: Stage, problem: string | null) {
    // The engine's files come first on the network. A version whose engine fails needs the next version all the more.
    if (stage === "ready" || stage === "failed") version.keep();
    controller.setStage(stage, problem);
    if (stage === "ready" || stage === "failed") void parts.fetchAll();
  }

  settings.onChange(() => {
    preview?.observe(controller.snapshot());
    show();
  });
  addEventListener("pagehide", () => keeper.keepTimes(controller.snapshot(), clock.left()));

  window.sunstones = {
    state: () => controller.snapshot().state,
    centreOf: (cell) => board.centreOf(cell),
    busy: () => isOpening || parts.busy() || controller.busy(),
  };

  setStage(...latestStage());
  void openFirstGame({
    catalogue,
    controller,
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
    controller,
    setStage,
    mustWait,
    loadAnew: version.loadAnew,
    tellLoss: () => controller.setNote({ kind: "news", text: strings.engineLost }),
    openNewGame: () => openers.openNewGame(),
    openSettings: openers.openSettings,
    /** A cell of the board was chosen. */
    pick: (cell: string) => openers.takeover()?.pick(cell) || takePick(cell) || controller.pick(cell),
    /** A cell is pointed at. */
    aimAt: (cell: string | null, isTapped: boolean) => preview?.aimAt(cell, isTapped),
  };
}

export type App = ReturnType<typeof createApp>;
