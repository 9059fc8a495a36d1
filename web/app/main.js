/**
 * The page: paints a board at once, starts the engine, and joins the flow of the game to what is shown.
 *
 * @import { Catalogue } from "./catalogue.js"
 * @import { Flow } from "./flow.js"
 * @import { Snapshot } from "./snapshot.js"
 * @import { Setup } from "./setup.js"
 */
import { createBoard } from "../board/board.js";
import { emptyView } from "../board/view.js";
import { createClient } from "../engine/client.js";
import { boardView } from "./board_view.js";
import { fetchCatalogue, gameOf } from "./catalogue.js";
import { createNewGameDialog } from "./dialog/new_game.js";
import { byId, setText } from "./dom.js";
import { createFlow } from "./flow.js";
import { createControls } from "./panels/controls.js";
import { createNote } from "./panels/note.js";
import { createPlayers } from "./panels/players.js";
import { createStatus } from "./panels/status.js";
import { createTitle } from "./panels/title.js";
import { createTurns } from "./panels/turns.js";
import { OPENING_BOARD, OPENING_GAME, usualSetup } from "./setup.js";
import { sharedGame, sharedText } from "./share_link.js";
import { boardWords } from "./spoken.js";
import { strings } from "./strings.js";

/** @type {Flow | null} */
let flow = null;

// The engine starts before anything else: it takes longest.
const client = createClient({
  onStage(stage, problem) {
    document.body.dataset["engine"] = stage;
    flow?.setStage(stage, problem);
  },
});
document.body.dataset["engine"] = "runtime";
client.start();

const board = createBoard(byId("board"), {
  words: boardWords,
  view: emptyView(OPENING_BOARD.shape, OPENING_BOARD.size),
  onPick: (cell) => flow?.pick(cell),
});

window.sunstones = {
  state: () => flow?.snapshot().state ?? null,
  centreOf: (cell) => board.centreOf(cell),
  busy: () => flow?.busy() ?? true,
};

fetchCatalogue().then(open, () => setText(byId("note"), strings.noCatalogue));

/** @param {Catalogue} catalogue */
function open(catalogue) {
  const shared = sharedGame(location.hash);
  const info = gameOf(catalogue, shared?.game ?? OPENING_GAME) ?? catalogue.games[0];
  if (!info) throw new Error("the catalogue lists no game");
  const usual = usualSetup(info);
  const setup = info.sizes.includes(shared?.size ?? -1) ? { ...usual, size: shared?.size ?? usual.size } : usual;
  const showLegal = /** @type {HTMLInputElement} */ (byId("show-legal"));
  const game = createFlow({ client, setup, onChange: render });
  flow = game;

  const dialog = createNewGameDialog(catalogue, start);
  const panels = [createTitle(), createPlayers(game), createStatus(),
    createControls(game, { retry: client.start }), createTurns(), createNote()];

  /** @param {Snapshot} snapshot */
  function render(snapshot) {
    const current = gameOf(catalogue, snapshot.setup.game);
    if (!current) return;
    board.update(boardView(snapshot, current, showLegal.checked));
    for (const renderPanel of panels) renderPanel(snapshot, current);
  }

  /** @param {Setup} wanted */
  async function start(wanted) {
    const begun = game.begin(wanted).then(() => true, (/** @type {Error} */ problem) => {
      dialog.open(wanted, problem.message);
      return false;
    });
    // Before the engine is there it cannot refuse: the dialog makes room for the board and comes back if it must.
    return game.snapshot().state ? begun : true;
  }

  /** @param {string} link */
  async function openLink(link) {
    try {
      await game.load(link);
    } catch (problem) {
      if (!game.snapshot().state) await game.begin(usual);
      const reason = problem instanceof Error ? problem.message : String(problem);
      game.setNote({ kind: "problem", text: strings.linkUnreadable(reason) });
    }
  }

  setText(byId("open-new-game"), strings.newGame);
  setText(byId("show-legal-label"), strings.showLegal);
  byId("open-new-game").addEventListener("click", () => dialog.open(game.snapshot().setup));
  showLegal.addEventListener("change", () => render(game.snapshot()));
  addEventListener("hashchange", () => {
    const link = sharedText(location.hash);
    if (link !== null) void openLink(link);
  });

  const stage = /** @type {Snapshot["stage"] | undefined} */ (document.body.dataset["engine"]);
  if (stage) game.setStage(stage, null);
  const link = sharedText(location.hash);
  if (link === null) void game.begin(usual);
  else void openLink(link);
}
