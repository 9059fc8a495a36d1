/**
 * The page's sentences in French. Readers are addressed with « vous », buttons are infinitives. The space before « ! »,
 * « ? », « : » and « ; » is the narrow one that does not break.
 */

import type { Colour } from "../../engine/wire.js";

/** As in « les Rouges ». */
export const COLOUR: Record<Colour, string> = { red: "Rouges", blue: "Bleus", black: "Noirs", white: "Blancs" };
/** As in « une pierre rouge ». */
export const COLOURED: Record<Colour, string> = { red: "rouge", blue: "bleue", black: "noire", white: "blanche" };

const number = (value: number) => value.toLocaleString("fr");
/** @param share  0 to 1 */
const percent = (share: number) => share.toLocaleString("fr", { style: "percent" });

export const fr: typeof import("./en.js").en = {
  // Numbers
  number: (value) => number(value),
  colourName: (colour) => COLOUR[colour],

  // The title of the game
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "un jeu de",
  designerLink: (designer) => `La page du jeu de ${designer} (s’ouvre dans un nouvel onglet)`,
  rulesLink: "Règles",
  lessonsButton: "Leçons",

  // What stands beside the board
  tabsLabel: "Partie et analyse",
  tabs: { games: "Jeux", result: "Résultat", turns: "Coups", study: "Analyse", tools: "Plus" },
  playGame: (game) => `Jouer à ${game}`,
  play: "Jouer",
  learn: "Apprendre",

  // Players
  playersHeading: "Joueurs",
  sideLabel: (colour) => `Qui joue les ${COLOUR[colour]}`,
  human: "Humain",
  standingUnit: (unit, needed) =>
    needed === null
      ? { loop: "en boucle", parasols: "parasols", stones: "pierres", group: "en un groupe" }[unit]
      : `${needed} ${needed === 1 ? "gagne" : "gagnent"}`,

  // Board
  boardLabel: "Plateau. Se déplacer avec les flèches, choisir une case avec Entrée.",
  emptyCell: "vide",
  holeCell: "trou",
  stoneOf: (colour) => `pierre ${COLOURED[colour]}`,
  justPlayed: "vient d’être jouée",
  justFlipped: "vient d’être retournée",
  inWinningLoop: "dans la boucle gagnante",
  litCell: "mise en lumière",
  pointedCell: "marquée",
  inDanger: "en danger",
  seesNoEdge: "ne voit pas le bord",
  inGroup: (stones) => `groupe de ${stones}`,
  inLoop: (colour, count) => [`boucle des ${COLOUR[colour]}`, count].filter(Boolean).join(" "),
  parasolOf: (colour, isHeld) => (isHeld ? `parasol aux ${COLOUR[colour]}` : `les ${COLOUR[colour]} mènent dans le parasol`),
  waitingCell: "choisie, attend le moteur",
  removedFrom: (colour) => `une pierre ${COLOURED[colour]} vient d’en être retirée`,
  cannotPlay: "injouable",
  targetWords: {
    place: "jouable",
    grow: "le groupe peut s’étendre ici",
    capture: "peut être capturée",
    flip: "peut être retournée",
    give: "peut être cédée à l’adversaire",
  },

  // Status
  stages: {
    runtime: "Préparation…",
    micropip: "Préparation…",
    engine: "Préparation des règles…",
    ready: "Prêt",
    failed: "Le moteur n’a pas pu démarrer",
  },
  firstMoveNow: "Vous pouvez déjà choisir votre première case ; elle sera jouée dès que le moteur sera prêt.",
  waitingFor: (cell) => `${cell} est choisie et sera jouée dès que le moteur sera prêt.`,
  bringingBack: "La partie revient dès que le moteur est prêt.",
  bootTimedOut: "Le moteur n’a pas démarré à temps. La connexion est peut-être lente, ou WebAssembly désactivé ici.",
  bootFailed: (reason) =>
    "Une partie du moteur manque, est abîmée ou n’a pas pu être chargée " + `(${reason}). Votre partie n’est pas perdue.`,
  engineLost: "Le moteur a redémarré. Votre partie est inchangée.",
  partMissing: "Cette partie de la page n’a pas pu être récupérée. Vérifiez votre connexion et réessayez.",
  noAnswer: "le moteur n’a pas répondu",
  bootReasons: {
    "no worker": "son programme est introuvable",
    "no micropip": "son installateur micropip est abîmé",
    "no py_engine": "ses règles py_engine sont abîmées",
    "the worker was ended": "le navigateur l’a arrêté",
    "the worker no longer answers": "il ne répond plus",
    "this browser has no WebAssembly": "ce navigateur n’a pas WebAssembly",
  },
  bootOffline:
    "Un fichier du moteur manque ou est abîmé : connectez-vous au réseau et réessayez. " + "Votre partie n’est pas perdue.",
  bootFileProblems: {
    missing: (file) =>
      `Le fichier ${file} manque : réessayez plus tard, ou prévenez les responsables de ce site. ` +
      "Votre partie n’est pas perdue.",
    damaged: (file) =>
      `Le fichier ${file} est abîmé : réessayez et, si cela ne suffit pas, prévenez les responsables de ce ` +
      "site. Votre partie n’est pas perdue.",
    unreachable: (file) =>
      `Le fichier ${file} n’a pas pu être chargé : vérifiez votre connexion et réessayez. ` + "Votre partie n’est pas perdue.",
  },
  retry: "Réessayer",
  toMove: (colour) => `Aux ${COLOUR[colour]} de jouer`,
  thinking: (colour, name) => `${name} réfléchit pour les ${COLOUR[colour]}`,
  paused: "En pause",
  pausedDetail: "Deux ordinateurs jouent. Appuyez sur « Continuer » pour les laisser poursuivre.",
  heldDetail: (name) => `${name} a cessé de réfléchir ; ses calculs sont abandonnés. « Continuer » les fait reprendre à zéro.`,
  computerHeld: "L’ordinateur est en pause. Appuyez sur « Continuer ».",
  thought: (playouts, winRate) => {
    const counted = fr.restsOn(playouts);
    return winRate === null ? counted : `${counted} · chances de gain ${percent(winRate)}`;
  },
  // Avec « essayées », il faudrait une deuxième ligne.
  thoughtOf: (name, playouts, winRate) =>
    winRate === null
      ? `${name} : ${fr.restsOn(playouts)}`
      : `${name} se donne ${percent(winRate)} de chances (${number(playouts)} ${playouts < 2 ? "variante" : "variantes"}).`,
  wins: (colour) => `Les ${COLOUR[colour]} gagnent`,
  gameOver: "Cette partie est finie. Reprenez à partir d’un coup précédent, ou commencez-en une autre.",
  notYourTurn: "Ce n’est pas à vous de jouer : l’ordinateur réfléchit.",
  tooEarly: "Rien ne peut être joué avant que le moteur soit prêt.",
  nothingHere: (cell) => `Rien n’est possible en ${cell} pour le moment.`,
  mustPass: "Aucune case n’est jouable : « Continuer » passe le tour.",

  // Buttons
  newGame: "Nouvelle partie",
  undo: "Annuler",
  redo: "Rétablir",
  undoStep: "Annuler l’étape",
  finishTurn: "Finir le tour",
  swap: "Échanger les couleurs",
  swapWhy: "Posez une pierre, ou échangez les couleurs : la première pierre est alors à vous (règle du gâteau).",
  passContinue: "Continuer",
  stop: "Arrêter",
  pause: "Pause",
  resume: "Continuer",
  resign: "Abandonner",

  // Turns
  variationDeleted: "La variante est supprimée.",

  // Clock
  timeLeft: (colour, time) => `Temps des ${COLOUR[colour]} : ${time}`,
  acceptResignation: "Accepter l’abandon",
  stopDecided: "Finir la partie",

  // Two computers
  oneTurn: "Un coup",

  // Share links

  // Gauntlet
  startAgain: "Recommencer",
  onceMore: "Relever le défi à nouveau",
  goOnHere: "Continuer ici",
  nextOpponent: (name) => `Prochain adversaire : ${name}`,
  proof: "Preuve",
  evenMatch: (elo) => `D’égal à égal (${elo})`,
  matchOver: "Cette partie est finie.",
  playOnFromHere: "Jouer à partir d’ici",
  backToEnd: "Revenir à la fin",
  matchUnreadable: (reason) => `La partie conservée n’a pas pu être ouverte et recommence donc : ${reason}`,

  // What is kept
  lastGame: "votre dernière partie",
  gameUnreadable: (reason) => `Votre dernière partie n’a pas pu être reprise ; une nouvelle commence donc : ${reason}`,
  gauntletProgress: (game) => `votre progression dans le défi de ${game}`,
  keptForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : votre progression n’est gardée que " +
    "jusqu’à la fermeture de la page.",
  savedUnreadable: (what, text) => `Ce qui était enregistré (${what}) est illisible et repart de zéro : « ${text} ».`,
  savedByNewer: (what, version) =>
    `Une version plus récente de cette page (sa forme ${version}) a enregistré ceci : ${what}. ` +
    "Ce que celle-ci comprend est repris.",
  savedInParts: (what, lost) =>
    `Une part de ce qui était enregistré (${what}) est illisible et laissée de côté : ${lost.join(" ; ")}.`,

  // Settings
  settingsTitle: "Réglages",
  keptSettings: "vos réglages",

  // New game dialog
  gameLegend: "Jeu",

  // Lessons and rules
  learnTitle: (game) => `Apprendre ${game}`,

  // Boards in other people's pages
  coloursSwapped: "Les couleurs sont échangées.",

  // Games from elsewhere
  notOpened: (reason) => `Ouverture impossible : ${reason}`,

  // With a friend, by link
  friend: "Par lien",
  friendsTurn: "Envoyez le lien à votre ami, puis ouvrez celui qui revient.",

  // Study
  restsOn: (playouts) => `${number(playouts)} ${playouts < 2 ? "variante essayée" : "variantes essayées"}`,
  hintButton: "Indice",
  hideHint: "Masquer l’indice",
  hintThinking: "Recherche d’un bon coup…",
};
