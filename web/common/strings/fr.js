/**
 * The page's sentences in French. Readers are addressed with « vous », buttons are infinitives. The space before « ! »,
 * « ? », « : » and « ; » is the narrow one that does not break.
 *
 * @import { Colour } from "../../engine/protocol.js"
 */
import { createFormats } from "../formats.js";

/** @type {Record<Colour, string>} as in « les Rouges » */
const COLOUR = { red: "Rouges", blue: "Bleus", black: "Noirs", white: "Blancs" };
/** @type {Record<Colour, string>} as in « une pierre rouge » */
const COLOURED = { red: "rouge", blue: "bleue", black: "noire", white: "blanche" };

const { number, percent, date } = createFormats("fr");

/** @type {typeof import("./en.js").en} */
export const fr = {
  // Numbers
  number: (value) => number(value),
  percent: (share) => percent(share),

  colourName: (colour) => COLOUR[colour],

  // The title of the game
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "un jeu de",
  designerLink: (designer) => `La page du jeu de ${designer} (s’ouvre dans un nouvel onglet)`,
  howItIsPlayed: "Comment on joue",
  rulesLink: "Règles",
  lessonsButton: "Leçons",

  // What stands beside the board
  tabsLabel: "Partie et analyse",
  tabs: { games: "Jeux", result: "Résultat", gauntlet: "Défi", turns: "Coups", study: "Analyse", tools: "Plus" },
  playGame: (game) => `Jouer à ${game}`,
  play: "Jouer",
  learn: "Apprendre",

  // The result
  rematch: "Revanche",
  sharePicture: "Partager l’image",
  friendName: "Votre ami",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "coup" : "coups"}`,

  // Players
  playersHeading: "Joueurs",
  sideLabel: (colour) => `Qui joue les ${COLOUR[colour]}`,
  human: "Humain",
  scoreUnit: (unit, score) => {
    if (unit === "parasols") return score < 2 ? "parasol" : "parasols";
    return score < 2 ? "pierre" : "pierres";
  },

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
  targetWords: {
    place: "jouable",
    grow: "le groupe peut s’étendre ici",
    capture: "peut être capturée",
    flip: "peut être retournée",
    give: "peut être cédée à l’adversaire",
  },

  // Ce qu’une case ferait : de courtes phrases, mises bout à bout
  preview: {
    joined: (parts) => parts.join(" · "),
    wins: (colour) => `Les ${COLOUR[colour]} gagnent`,
    decides: (colour) => `Les ${COLOUR[colour]} sont alors sûrs de gagner`,
    loop: (colour, count, all) => `Ferme une boucle pour les ${COLOUR[colour]} avec ${count} des ${all} cases du bord`,
    removes: (stones) => `Retire ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    turns: (stones) => `Retourne ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    gives: (stones) => `Cède ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    parasols: (parasols) => `Gagne ${parasols} ${parasols < 2 ? "parasol" : "parasols"}`,
    group: (stones) => `Forme un groupe de ${stones}`,
    goesOn: (grows, captures, mayStop) => {
      const how = [grows && "s’étendre", captures && "capturer"].filter(Boolean).join(" ou ");
      return `Puis il ${mayStop ? "peut" : "doit"} ${how}`;
    },
    mayFlip: "Puis une pierre peut être retournée",
    mustGive: "Puis il faut céder des pierres",
    closes: (colour, cells) => `Interdit ${cells} ${cells < 2 ? "case" : "cases"} aux ${COLOUR[colour]}`,
    saves: (colour, stones) => `Protège ${stones} ${stones < 2 ? "pierre" : "pierres"} contre les ${COLOUR[colour]}`,
    passes: (colour) => `Les ${COLOUR[colour]} devront passer`,
    tapAgain: "Touchez encore pour jouer",
  },

  // Status
  stages: {
    runtime: "Démarrage de Python…",
    micropip: "Chargement de l’installateur…",
    engine: "Installation des règles…",
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
  newVersion: "Une nouvelle version de Sunstones est prête. Votre partie reste inchangée.",
  useNewVersion: "Mettre à jour",
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
  computerHeld: (colour) => `C’est aux ${COLOUR[colour]} de jouer, et l’ordinateur est en pause : appuyez sur « Continuer ».`,
  thought: (playouts, winRate) => {
    const counted = fr.restsOn(playouts);
    return winRate === null ? counted : `${counted} · chances de gain ${percent(winRate)}`;
  },
  thoughtOf: (name, playouts, winRate) => {
    const counted = fr.restsOn(playouts);
    return winRate === null ? `${name} : ${counted}` : `${name} se donne ${percent(winRate)} de chances de gain (${counted}).`;
  },
  proven: (winner, turns) => `${fr.provenWinner(winner, turns)}.`,
  wins: (colour) => `Les ${COLOUR[colour]} gagnent`,
  gameOver: "La partie est finie. « Défaire » reprend le dernier coup ; « Nouvelle partie » en commence une autre.",
  notYourTurn: (colour) => `C’est aux ${COLOUR[colour]} de jouer, et l’ordinateur choisit.`,
  hasSwapped: (opponent, colour) =>
    `${opponent} a fait l’échange et repris votre pierre : vous jouez maintenant les ${COLOUR[colour]}.`,
  tooEarly: "Rien ne peut être joué avant que le moteur soit prêt.",
  nothingHere: (cell) => `Rien n’est possible en ${cell} pour le moment.`,
  mustPass: "Aucune case n’est jouable : « Continuer » passe le tour.",
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `Les ${COLOUR[colour]} ont passé.`;
    return turn === "swap" ? fr.coloursSwapped : `Les ${COLOUR[colour]} ont joué ${turn}.`;
  },
  turnText: (turn) => ({ pass: "passe", swap: "échange", stop: "finir le tour" })[turn] ?? turn,

  // Buttons
  newGame: "Nouvelle partie",
  undo: "Défaire",
  redo: "Refaire",
  undoStep: "Défaire l’étape",
  finishTurn: "Finir le tour",
  swap: "Échanger les couleurs",
  swapWhy: "Posez une pierre, ou échangez les couleurs : la première pierre est alors à vous (règle du gâteau).",
  passContinue: "Continuer",
  stop: "Arrêter",
  pause: "Pause",
  resume: "Continuer",
  resign: "Abandonner",
  showLegal: "Cases permises",

  // Turns
  turnsHeading: "Coups",
  noTurns: "Aucun coup pour l’instant",
  toStart: "Au début",
  turnBack: "Un coup en arrière",
  turnOn: "Un coup en avant",
  toEnd: "À la fin",
  promoteVariation: "Monter",
  promoteWhy: "Cette variante prend la place de la suite dont elle s’écarte.",
  deleteVariation: "Supprimer",
  deleteWhy: "Supprimer cette variante à partir d’ici.",
  restoreVariation: "Rétablir",
  mistakeBack: "Erreur précédente",
  mistakeOn: "Erreur suivante",
  variationDeleted: "La variante est supprimée.",

  // Typed turns
  typedLabel: "Taper un coup",
  typedHint: "Un coup dans la notation du jeu, par exemple d4 ; avec … à la fin, c’est une étape, et le tour continue.",
  playTyped: "Jouer",

  // Clock
  clockLabel: "Pendule",
  incrementLabel: "Incrément",
  noClock: "aucune",
  clockTime: (minutes) => (minutes === 1 ? "1 minute par camp" : `${minutes} minutes par camp`),
  incrementTime: (seconds) => `${seconds} ${seconds < 2 ? "seconde" : "secondes"}`,
  clockHint: "part au premier coup ; s’arrête tant que cet onglet est caché",
  timeLeft: (colour, time) => `Temps des ${COLOUR[colour]} : ${time}`,
  lostOnTime: (colour) => `Les ${COLOUR[colour]} ont perdu au temps. Vous pouvez continuer sans la pendule.`,
  hasResigned: (colour) => `Les ${COLOUR[colour]} ont abandonné. Vous pouvez continuer.`,
  acceptResignation: "Accepter l’abandon",
  stopDecided: "Finir la partie",
  isSureToWin: (colour) => `Les ${COLOUR[colour]} sont sûrs de gagner. Vous pouvez finir la partie ou continuer.`,
  wasDecided: (colour) => `Les ${COLOUR[colour]} étaient sûrs de gagner. Vous pouvez continuer.`,
  resignGameTitle: "Abandonner cette partie ?",
  resignGameText: (colour) => `La partie revient aux ${COLOUR[colour]}.`,

  // Two computers
  paceLabel: "Rythme",
  ownTime: "selon leur réflexion",
  paceTime: (seconds) => (seconds === 1 ? "un coup par seconde" : `un coup toutes les ${seconds} secondes`),
  oneTurn: "Un coup",

  // Keys
  keysTitle: "Raccourcis clavier",
  keyNames: {
    enter: "Entrée",
    pageUp: "Page ↑",
    pageDown: "Page ↓",
    home: "Début",
    end: "Fin",
    shift: "Maj",
    control: "Ctrl",
  },
  keysOfBoard: {
    arrows: "sur le plateau : de case en case",
    pick: "sur le plateau : choisir la case",
    pages: "sur le plateau : un coup en arrière ou en avant",
    turns: "ailleurs : un coup en arrière ou en avant",
    list: "dans la liste des coups : de coup en coup, variantes comprises",
    steps: "avec les touches des coups : une étape au lieu d’un coup",
    ends: "ailleurs : au début ou à la fin",
    undo: "défaire, refaire",
    help: "cette liste",
  },

  // Spoken
  stonesTaken: (count, colour, cells) =>
    `${count} ${count === 1 ? "pierre retirée" : "pierres retirées"} aux ${COLOUR[colour]} : ${cells}.`,
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "pierre retournée" : "pierres retournées"} : ${cells}.`,
  spokenStep: (step) => `${step}, et le tour continue.`,
  atTurn: (turn, text) => `Au coup ${turn} : ${fr.turnText(text)}.`,
  atStart: "Au début.",

  // Share links
  linkCopied: "Un lien vers cette partie et ses coups achevés est copié.",
  linkNotCopied: (link) => `Le navigateur ne permet pas de copier le lien ; le voici : ${link}`,
  linkUnreadable: (reason) => `Le lien n’a pas pu être ouvert : ${reason}`,

  // Gauntlet
  gauntlet: "Défi des cinq",
  singleGame: "Partie simple",
  gauntletRules: (game) =>
    `Affrontez l’un après l’autre les cinq adversaires de ${game}, sur son plateau habituel. Vous ` +
    "commencez la première partie, puis les couleurs alternent. Une défaite ou un abandon ramène au premier. " +
    "Ni annulation ni indice.",
  gauntletTerms: "Ni annulation ni indice : un coup achevé est joué.",
  startGauntlet: "Commencer le défi",
  startAgain: "Recommencer",
  onceMore: "Relever le défi à nouveau",
  goOnHere: "Continuer ici",
  nextOpponent: (name) => `Prochain adversaire : ${name}`,
  goOnAgainst: (name) => `Continuer contre ${name}`,
  matchNumber: (match, matches) => `Partie ${match} sur ${matches}`,
  rungStates: { won: "battu", now: "en cours", next: "prochain", lost: "perdu", ahead: "à venir" },
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `Vous avez battu les ${opponents} adversaires ${completions} fois.`;
    if (completions === 1) return `Vous avez battu les ${opponents} adversaires une fois.`;
    return best === 0 ? "" : `Meilleur parcours : ${best} sur ${opponents}.`;
  },
  beaten: (name) => `Vous avez battu ${name}`,
  lostTo: (name) => `${name} l’emporte sur vous`,
  resigned: "Vous avez abandonné",
  wonByResignation: (name) => `${name} remporte la partie.`,
  triumph: (game) => `Les cinq sont battus : le défi de ${game} est à vous !`,
  matchOver: "Cette partie est finie.",
  resignTitle: "Abandonner cette partie ?",
  resignText: (first) => `Elle comptera comme perdue, et le défi recommencera par ${first}.`,
  playOn: "Continuer à jouer",
  gauntletLeft: (game, opponent, isInMatch) =>
    `Votre défi de ${game} est en cours : ${isInMatch ? "une partie" : "la suite"} contre ${opponent}.`,
  goOn: "Continuer",
  notNow: "Pas maintenant",
  playedElsewhere: "Cette partie continue dans un autre onglet ; ici, elle ne compte plus.",
  matchUnreadable: (reason) => `La partie conservée n’a pas pu être ouverte et recommence donc : ${reason}`,

  // What is kept
  lastGame: "votre dernière partie",
  gameUnreadable: (reason) => `Votre dernière partie n’a pas pu être reprise ; une nouvelle commence donc : ${reason}`,
  gauntletProgress: (game) => `votre progression dans le défi de ${game}`,
  keptForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : votre progression n’est gardée que " +
    "jusqu’à la fermeture de la page.",
  gameForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : la partie ne reste dans la " +
    "liste que jusqu’à la fermeture de la page.",
  savedUnreadable: (what, text) => `Ce qui était enregistré (${what}) est illisible et repart de zéro : « ${text} ».`,
  savedByNewer: (what, version) =>
    `Une version plus récente de cette page (sa forme ${version}) a enregistré ceci : ${what}. ` +
    "Ce que celle-ci comprend est repris.",
  savedInParts: (what, lost) =>
    `Une part de ce qui était enregistré (${what}) est illisible et laissée de côté : ${lost.join(" ; ")}.`,

  // Où le navigateur n’enregistre rien
  gameUnkept: (forReload, forLater) => {
    const cause = "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place";
    if (forLater) return `${cause}. Votre partie est gardée ailleurs pour le moment ; faites-en une copie par précaution.`;
    if (forReload) return `${cause} : votre partie survit au rechargement, mais pas à la fermeture. Faites-en une copie.`;
    return `${cause} : votre partie est perdue si vous quittez la page. Faites-en une copie.`;
  },
  copyGame: "Copier la partie en texte",
  downloadGame: "Télécharger la partie",
  unreadableKept: "Ce qui est illisible n’est pas perdu.",
  downloadUnreadable: "Télécharger ce qui est illisible",

  // Settings
  settingsTitle: "Réglages",
  aboutLink: "À propos de Sunstones et de ses licences",
  settingsForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : les réglages ne valent que jusqu’à " +
    "la fermeture de la page, et la langue reste la même.",
  languageWaits: "La page changera de langue quand vous aurez fini de composer la position.",
  keptSettings: "vos réglages",
  settingGroups: { look: "Apparence", board: "Sur le plateau", play: "Jeu", senses: "Mouvement et son" },
  settings: {
    language: { name: "Langue", values: { system: "Celle du navigateur", en: "English", de: "Deutsch", fr: "Français" } },
    theme: { name: "Thème", values: { system: "Comme l’appareil", light: "Clair", dark: "Sombre" } },
    board: { name: "Plateau", values: { wood: "Bois", paper: "Papier", slate: "Ardoise", walnut: "Noyer" } },
    stones: { name: "Pierres", values: { usual: "Classiques", safe: "Pour daltoniens" } },
    stoneSigns: { name: "Marques nettes sur les pierres", hint: "Un point ou un anneau distingue les camps sans les couleurs." },
    legal: { name: "Cases permises", hint: "Un signe sur chaque case où l’on peut jouer." },
    last: { name: "Dernier coup", hint: "Un anneau autour de ce qui vient d’être joué." },
    threats: {
      name: "Menaces",
      hint: "Pierres en danger, taille des groupes, à qui sont les parasols, boucles et ce qu’elles comptent.",
    },
    preview: { name: "Aperçu", hint: "Montre ce qu’une pierre ferait avant qu’elle soit posée." },
    tapTwice: { name: "Toucher deux fois", hint: "Sur un écran tactile, le premier toucher montre, le second joue." },
    motion: {
      name: "Animations",
      hint: "Pierres qui arrivent, partent et se retournent. Désactivées si l’appareil demande moins de mouvement.",
    },
    sounds: { name: "Sons", hint: "Discrets : une pierre est posée, prise, retournée ; une partie est gagnée." },
    hintSeconds: {
      name: "Indice après",
      hint: "Le temps que l’ordinateur en cherche un.",
      values: { 1: "1 s", 2: "2 s", 5: "5 s", 10: "10 s" },
    },
  },

  // New game dialog
  modeLegend: "Comment jouer",
  dialogTitle: "Nouvelle partie",
  gameLegend: "Jeu",
  sizeLabel: "Taille du plateau",
  sizeHint: { hex: "cases par côté", square: "cases par côté" },
  holesLabel: "Trous",
  holesHint: "placés au hasard ; avec « Composer », vous les choisissez vous-même",
  noHoles: "aucun",
  thinkLabel: "Réflexion de l’ordinateur",
  thinkTime: (seconds) => (seconds === 1 ? "1 seconde par coup" : `${number(seconds)} secondes par coup`),
  ownPace: "à son rythme",
  thinkHint: "un temps choisi change aussi sa force",
  temper: (rung, rungs, temper) => `Force ${rung + 1} sur ${rungs}. ${temper}`,
  start: "Commencer",
  cancel: "Annuler",
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "en premier" : "en second"})`,
  closeDialog: "Fermer",

  // Lessons and rules
  learnTitle: (game) => `Apprendre ${game}`,
  lessonList: "Leçons",
  lessonDone: " réussie",
  lessonHint: "Indice",
  lessonAgain: "Réessayer",
  lessonNext: "Leçon suivante",
  lessonMissed: (hint) => `Pas tout à fait. ${hint} Choisissez « Réessayer ».`,
  lessonsUnavailable: "Les leçons n’ont pas pu être chargées. Vérifiez la connexion, puis ouvrez-les à nouveau.",
  lessonProgress: "votre avancement dans les leçons",
  rulesPage: "Ouvrir dans une page à part",
  rulesInEnglish: "Ceci est un résumé. Les règles complètes ci-dessous, avec des plateaux, sont en anglais.",
  rulesUnavailable: "Les règles n’ont pas pu être chargées.",

  // Boards in other people's pages
  invitation: "Choisissez une case pour jouer.",
  invitationAgainst: (colour, opponent) => `Vous jouez contre ${opponent} avec les ${COLOUR[colour]} : choisissez une case.`,
  coloursSwapped: "Les couleurs sont échangées.",
  startAgainHere: "Du début",
  boardPageTitle: "Un plateau de Sunstones",
  openInSunstones: "Ouvrir dans Sunstones",
  showPosition: "Montrer la position",
  boardGameOver: "La partie est finie.",
  boardUnavailable: "Le plateau n’a pas pu être chargé.",
  boardEngineFailed: (reason) => `Le moteur n’a pas pu démarrer (${reason}).`,
  frameBlockedByPage: (origin) =>
    "Le moteur n’a pas pu démarrer : la politique de sécurité (CSP) de cette page le bloque. " +
    `L’auteur de la page peut l’autoriser : frame-src ${origin}`,
  frameBlockedByBrowser: (origin) =>
    `Le moteur n’a pas pu démarrer : le navigateur n’affiche pas son cadre de ${origin}. ` +
    "L’auteur de la page peut vérifier Cross-Origin-Embedder-Policy sur cette page, et X-Frame-Options ou " +
    "frame-ancestors sur l’autre site.",
  playTakesText: (given) => `play() attend un coup sous forme de texte, par exemple "d4", et non une valeur de type ${given}.`,
  replayFirst: "Au premier coup",
  replayBack: "Un coup en arrière",
  replayForward: "Un coup en avant",
  replayLast: "Au dernier coup",
  replayCount: (step, turns) => `${step} sur ${turns}`,
  notInThisMode: (name, mode) =>
    `Un plateau ne connaît ${name}() que dans le mode « ${mode} », et une fois affiché (événement « painted »).`,
  attributeTooLong: (name, length) => `L’attribut ${name} est trop long (${length} caractères).`,
  noSuchGame: (game, games) => `Il n’y a pas de jeu « ${game} » ; les jeux sont ${games.join(", ")}.`,
  noSuchSize: (game, size, smallest, largest) => `${game} se joue sur les tailles ${smallest} à ${largest}, pas « ${size} ».`,
  playedWithoutHoles: (game, cells) => `${game} se joue sans trous, et non avec « ${cells} ».`,
  noSuchMode: (mode) => `Il n’y a pas de mode « ${mode} » ; les modes sont diagram, replay, play.`,
  noSuchStep: (step, turns) => `L’étape « ${step} » n’est pas un nombre de 0 à ${turns}, le nombre des coups.`,
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} n’a pas d’adversaire « ${opponent} » ; il y a ${opponents.join(", ")} et human.`,
  noSuchCell: (cell) => `Il n’y a pas de case « ${cell} » sur ce plateau.`,
  startUnreadable: (start) => `Le début « ${start} » devrait ressembler à d4 d5/c4/2.`,
  cellNamedTwice: (cell) => `La case « ${cell} » porte deux pierres.`,
  noSuchColour: (part, ids) => `« ${part} » devrait commencer par ${ids.join(" ou ")}, puis nommer des cases.`,

  // Saved games
  date: (time) => date(time),
  libraryTitle: "Parties enregistrées",
  saveAs: "Enregistrer cette partie sous le nom",
  save: "Enregistrer",
  savedHeading: "Enregistrées dans ce navigateur",
  nothingSaved: "Rien n’est encore enregistré.",
  savedName: (game, turns) => {
    if (turns === 0) return `${game}, un plateau`;
    return `${game}, ${turns} ${turns < 2 ? "coup" : "coups"}`;
  },
  savedAbout: (game, size, turns, day) => `${game}, taille ${size} · ${turns} ${turns < 2 ? "coup" : "coups"} · ${day}`,
  gameSaved: (name) => `« ${name} » est enregistrée.`,
  savedOpened: (name) => `« ${name} » est sur le plateau.`,
  savedUnusable: (name, reason) => `« ${name} » n’a pas pu être ouverte : ${reason}`,
  savedLost: (count) =>
    count === 1
      ? "1 entrée est illisible ; elle reste telle quelle."
      : `${count} entrées sont illisibles ; elles restent telles quelles.`,
  savedByNewerPage:
    "Une version plus récente de Sunstones a enregistré les parties ici. Elles sont en sécurité : rechargez la " +
    "page pour obtenir cette version.",
  unreadableEntry: "Illisible",
  downloadEntry: "Télécharger",
  downloadUnreadableEntry: "Télécharger l’entrée illisible",
  deleteUnreadableEntry: "Supprimer l’entrée illisible",
  deleted: (name) => `« ${name} » est supprimée.`,
  notDeleted: (name) => `« ${name} » n’a pas pu être supprimée.`,
  undoDelete: "La rétablir",
  renameOf: (name) => `Renommer « ${name} »`,
  newNameOf: (name) => `Nouveau nom de « ${name} »`,
  deleteOf: (name) => `Supprimer « ${name} »`,

  // Games from elsewhere
  openFromElsewhere: "Ouvrir une partie venue d’ailleurs",
  pasteHint: "Collez un lien, une liste de coups, un fichier de partie ou une partie d’AbstractPlay",
  chooseFile: "Choisir un fichier…",
  open: "Ouvrir",
  opened: "La partie est sur le plateau.",
  bringBackGame: "Revenir à ma partie",
  gameLeft: "Votre dernière partie est encore là.",
  nothingToOpen: "Collez d’abord une partie.",
  tooLongToOpen: "C’est trop long pour être une partie.",
  fileUnreadable: (name) => `Le fichier « ${name} » est illisible.`,
  notOpened: (reason) => `Ouverture impossible : ${reason}`,

  // Sharing
  shareTitle: "Partager",
  shareLink: "Lien vers cette partie",
  shareText: "Les coups en texte",
  shareFiles: "Fichiers",
  shareCode: "Code pour votre propre page",
  saveFile: "Fichier de partie",
  savePng: "Image (PNG)",
  saveSvg: "Dessin (SVG)",
  copy: "Copier",
  copyOf: (what) => `Copier : ${what}`,
  textCopied: "Copié.",
  notCopied: "Le navigateur ne permet pas de copier ; le texte est sélectionné pour vous.",
  fileSaved: "Le fichier est prêt.",
  pictureTitle: (game, turns) => `${game} après ${turns} ${turns < 2 ? "coup" : "coups"}`,

  // With a friend, by link
  friend: "Par lien",
  friendsTurn: "C’est à votre ami de jouer : envoyez le lien, puis ouvrez celui qui revient.",
  withAFriend: "Avec un ami, par lien",
  withAFriendHint: "Envoyez votre coup dans un lien ; votre ami joue et vous le renvoie.",
  playByLink: "Continuer par lien",
  sendLink: "Envoyer le lien",
  correspondenceDue: "Vous avez joué. Votre ami trouvera le plateau dans le lien, jouera et vous le renverra.",
  correspondenceAtTheEnd: "C’était le dernier coup. Envoyez le lien pour que votre ami le voie.",
  correspondenceOpened: (colour) => `Votre ami a joué. Vous jouez les ${COLOUR[colour]}, et c’est à vous.`,
  correspondenceEnds: "Votre ami a joué, et la partie est finie.",
  correspondenceMessage: "C’est à vous de jouer !",
  correspondenceSent: "Le lien est en route.",
  correspondenceCopied: "Le lien est copié : collez-le dans un message à votre ami.",

  // Setting up a position
  setUp: "Composer",
  editorTitle: "Composer une position",
  toolsLegend: "Outil",
  stoneTool: (colour) => `Pierre ${COLOURED[colour]}`,
  removeTool: "Enlever",
  holeTool: "Trou",
  moverLegend: "À qui de jouer",
  symmetryLabel: "Symétrie",
  symmetries: { none: "aucune", turn: "demi-tour", diagonal: "par la diagonale" },
  holeCountLabel: "Nombre",
  scatter: "Répartir",
  clearHoles: "Aucun trou",
  freeSquares: (count) =>
    count % 2 === 1
      ? `${count} ${count === 1 ? "case libre" : "cases libres"} : un nombre impair, comme il se doit.`
      : `${count} cases libres : un nombre pair, il faut donc un trou de plus ou de moins.`,
  noSuchSymmetry: "Autant de trous ne peuvent pas être placés ainsi.",
  clearBoard: "Vider le plateau",
  saveBoard: "Enregistrer le plateau",
  boardName: "Nom du plateau",
  playFromHere: "Jouer à partir d’ici",
  positionPossible: "Cette position peut être jouée.",

  // Study
  hintButton: "Indice",
  hideHint: "Cacher",
  hintThinking: "Recherche d’un bon coup…",
  hintSays: (step, chances) => `Indice : ${step} (${chances}).`,
  hintPlace: (cell) => `une pierre en ${cell}`,
  hintGrow: (cell) => `étendre le groupe en ${cell}`,
  hintCapture: (cell) => `capturer en ${cell}`,
  hintFlip: (cell) => `retourner la pierre en ${cell}`,
  hintGive: (cell) => `céder les pierres en ${cell}`,
  hintStop: "finir le tour ici",
  hintSwap: "échanger les couleurs",
  hintPass: "il ne reste qu’à passer",
  analysisSwitch: "Analyse",
  analysisLooking: "Examen de la position…",
  analysisWaits: "Elle reprend quand l’ordinateur a joué.",
  analysisOver: "La partie est finie ; reculez d’un coup pour l’examiner.",
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  restsOn: (playouts) => `${number(playouts)} ${playouts < 2 ? "partie simulée" : "parties simulées"}`,
  provenWinner: (colour, turns) =>
    turns === 0
      ? `Les ${COLOUR[colour]} ont un gain forcé`
      : `Les ${COLOUR[colour]} ont un gain forcé (en ${turns} ${turns === 1 ? "coup" : "coups"} au plus)`,
  provenWin: (turns) => `gagne en ${turns} au plus`,
  provenLoss: (turns) => `perd en ${turns} au plus`,
  candidatesHeading: "Meilleurs coups",
  bestLine: "Meilleure suite",
  graphHeading: (colour) => `Chances des ${COLOUR[colour]}`,
  graphSummary: (colour, known, all) =>
    `Chances des ${COLOUR[colour]} : ${known} positions connues sur ${all}. ` + "Le tableau sous la courbe dit la même chose.",
  graphTable: "En tableau",
  tableTurn: "Coup",
  tableChances: "Chances",
  tableRemark: "Remarque",
  graphStart: "Début",
  goToTurn: (turns) => (turns === 0 ? "Aller au début" : `Aller au coup ${turns}`),
  lookOver: "Revoir la partie",
  lookingOver: (done, all) => `Examen de la position ${done} sur ${all}`,
  stopLooking: "Arrêter",
  nothingMarked: "Aucune erreur trouvée. Bien joué.",
  mistakeNames: { inaccuracy: "imprécision", mistake: "erreur", blunder: "gaffe" },
  mistakeCost: (name, share) => `${name}, coûte ${percent(share)}`,
  betterTurn: (turn) => `mieux : ${turn === "pass" ? "passer" : turn === "swap" ? "échanger" : turn}`,
  missedWin: (turns) => `gagne en ${turns} ${turns === 1 ? "coup" : "coups"} au plus`,
};
