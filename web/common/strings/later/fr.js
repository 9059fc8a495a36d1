/**
 * What the page says in French beyond its first picture: in dialogs and lessons, of turns and analyses, on other people's
 * pages.
 *
 * @import { Colour } from "../../../engine/protocol.js"
 */
import { COLOUR, COLOURED } from "../fr.js";

/** @param {number} value */
const number = (value) => value.toLocaleString("fr");
/** @param {number} share  0 to 1 */
const percent = (share) => share.toLocaleString("fr", { style: "percent" });
/** @param {number} time  in milliseconds since 1970 */
const date = (time) => new Date(time).toLocaleDateString("fr", { dateStyle: "medium" });
/** @param {number} count @param {string[]} names  the first of them @returns {string} */
const listed = (count, names) => names.join(", ") + (count > names.length ? "…" : "");
/** @param {number} turns */
const inTurns = (turns) => `${turns} ${turns === 1 ? "coup" : "coups"} au plus`;

/** @type {typeof import("./en.js").enLater} */
export const frLater = {
  // Hints, and giving up
  hintSays: (step, chances) => `Indice : ${step} (${chances}).`,
  hintPlace: (cell) => `une pierre en ${cell}`,
  hintGrow: (cell) => `étendre le groupe en ${cell}`,
  hintCapture: (cell) => `capturer en ${cell}`,
  hintFlip: (cell) => `retourner la pierre en ${cell}`,
  hintGive: (cell) => `céder les pierres en ${cell}`,
  hintStop: "finir le tour ici",
  hintSwap: "échanger les couleurs",
  hintPass: "il ne reste qu’à passer",
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  resignTitle: "Abandonner cette partie ?",
  resignText: (first) => `Elle comptera comme perdue, et le défi recommencera par ${first}.`,
  resignGameTitle: "Abandonner cette partie ?",
  resignGameText: (colour) => `La partie revient aux ${COLOUR[colour]}.`,

  // The marks on the board
  legendTitle: "Signes sur le plateau",
  legendEmpty: "Aucun signe n’est visible en ce moment.",
  legend: {
    last: "Posée au dernier coup.",
    flipped: "A changé de couleur au dernier coup.",
    removed: "Une pierre a été retirée d’ici au dernier coup.",
    loop: "La boucle gagnante.",
    place: "Vous pouvez poser une pierre ici.",
    grow: "Le groupe peut grandir ici.",
    capture: "Cette pierre peut être capturée.",
    flip: "Cette pierre peut être retournée.",
    give: "Ces pierres peuvent être données à l’adversaire.",
    threat: "En danger : elle peut être perdue au coup suivant.",
    calm: "Ne voit pas le bord.",
    group: "Le nombre de pierres du groupe.",
    closedLoop: "Une boucle fermée, de la couleur du joueur pour qui elle compte.",
    held: "Tient ce parasol pour de bon.",
    leading: "Mène dans ce parasol.",
    neither: "Aucun des deux ne peut plus rien gagner ici.",
    closed: "Quand vous regardez une case : les joueurs de ces couleurs ne pourraient plus y jouer.",
    wouldGo: "Quand vous regardez une case : cette pierre serait retirée.",
    wouldTurn: "Quand vous regardez une case : cette pierre changerait de couleur.",
    hint: "L’indice.",
    badge: "Chances de gagner avec cette étape, en pour cent ; la meilleure est dorée.",
    ghost: "La suite de la meilleure variante, coup par coup.",
    owner: "À qui cette case ira sans doute.",
  },

  // The title of the game
  howItIsPlayed: "Comment on joue",

  // The result
  sharePicture: "Partager l’image",
  friendName: "Votre ami",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "coup" : "coups"}`,

  // Buttons
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

  // Share links
  linkNotCopied: (link) => `Le navigateur ne permet pas de copier le lien ; le voici : ${link}`,

  // Les adversaires et vos résultats
  opponentLegend: "Adversaire",
  strength: (rung, rungs) => `Force ${rung} sur ${rungs}`,
  temper: (rung, rungs, elo, temper) => `Force ${rung} sur ${rungs}, classement ${elo}. ${temper}`,
  tally: (won, played) => `${won} sur ${played} gagnées`,
  personHere: "Personne à côté",
  aboutPersonHere: "Deux personnes jouent tour à tour sur cet écran.",
  friendByLink: "À deux, par lien",
  aboutFriend: "Vous vous envoyez la partie par lien, coup par coup.",
  watch: "Deux ordinateurs",
  aboutWatch: "Vous regardez. Choisissez qui joue contre qui.",
  aboutEven: (elo, margin) =>
    margin === null
      ? `Aussi fort que vous. Jusqu’à votre première partie qui compte, vous êtes supposé valoir ${elo}.`
      : `Aussi fort que vous : votre classement est de ${elo}, à ${margin} près. Il suit vos résultats.`,
  seatLegend: "Vous jouez",
  seats: { first: "en premier", second: "en second", either: "au hasard" },
  resultsOf: (game) => `vos résultats à ${game}`,
  ratingNow: (elo, change) => {
    if (change === null) return `Votre premier classement : ${elo}.`;
    return `Votre classement : ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated:
    "Elle compte dans votre bilan, mais pas pour le classement : il y faut le plateau habituel, " +
    "le rythme propre de l’adversaire, aucune aide et aucun coup remplacé.",
  profileTitle: "Vos résultats",
  noResults: "Aucune partie finie contre l’ordinateur. Chaque partie menée à son terme sera comptée ici.",
  ratingMeans:
    "Votre classement, sur l’échelle où les adversaires ont été mesurés. " +
    "Votre force est dans cet intervalle, à 95 % de confiance.",
  unrated: "Aucune partie n’a encore compté pour votre classement.",
  streak: (now, best) =>
    best < 2 ? "" : now === best ? `${now} d’affilée : votre meilleure série.` : `D’affilée : ${now}, au mieux ${best}.`,
  recordHeading: "Contre chaque adversaire",
  aboutProof:
    "Joue d’après une preuve et ne se trompe jamais. Seulement sur les plateaux résolus ; les règles en donnent les cartes.",
  evenMatches: "D’égal à égal",
  neverMet: "jamais rencontré",
  noTrophies: "Aucun battu pour l’instant.",
  latestGames: "Dernières parties",
  latestColumns: ["Date", "Adversaire", "Résultat", "Classement"],
  won: "gagnée",
  lost: "perdue",
  profileLocal: "Conservé sur cet appareil seulement.",
  forgetResults: (game) => `Effacer les résultats à ${game}`,
  forgetTitle: "Effacer vos résultats ?",
  forgetText: (game) => `Classement, bilan et historique à ${game} sont effacés pour de bon. Les parties enregistrées restent.`,
  forgetYes: "Effacer",

  // Gauntlet
  gauntlet: "Défi des cinq",
  singleGame: "Partie simple",
  gauntletRules: (game) =>
    `Affrontez l’un après l’autre les cinq adversaires de ${game}, sur son plateau habituel. Vous ` +
    "commencez la première partie, puis les couleurs alternent. Une défaite ou un abandon ramène au premier. " +
    "Ni annulation ni indice.",
  gauntletTerms: "Ni annulation ni indice : un coup achevé est joué.",
  startGauntlet: "Commencer le défi",
  goOnAgainst: (name) => `Continuer contre ${name}`,
  matchNumber: (match, matches) => `Partie ${match} sur ${matches}`,
  rungStates: { won: "battu", now: "en cours", next: "prochain", lost: "perdu", ahead: "à venir" },
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `Vous avez battu les ${opponents} adversaires ${completions} fois.`;
    if (completions === 1) return `Vous avez battu les ${opponents} adversaires une fois.`;
    return best === 0 ? "" : `Meilleur parcours : ${best} sur ${opponents}.`;
  },
  gauntletLeft: (game, opponent, isInMatch) =>
    `Votre défi de ${game} est en cours : ${isInMatch ? "une partie" : "la suite"} contre ${opponent}.`,
  goOn: "Continuer",
  playedElsewhere: "Cette partie continue dans un autre onglet ; ici, elle ne compte plus.",

  // What is kept
  gameForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : la partie ne reste dans la " +
    "liste que jusqu’à la fermeture de la page.",

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
  aboutLink: "À propos de Sunstones et de ses licences",
  settingsForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : les réglages ne valent que jusqu’à " +
    "la fermeture de la page, et la langue reste la même.",
  languageWaits: "La page changera de langue quand vous aurez fini de composer la position.",
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
    turned: { name: "Tourner" },
    mirrored: { name: "Refléter" },
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
    helpers: {
      name: "Utiliser davantage de processeurs de l’appareil",
      hint: "Adversaires forts plus rapides, analyse plus profonde, sauf si l’appareil économise énergie ou données.",
    },
  },

  // New game dialog
  modeLegend: "Comment jouer",
  dialogTitle: "Nouvelle partie",
  sizeLabel: "Taille du plateau",
  sizeHint: { hex: "cases par côté", square: "cases par côté" },
  holesLabel: "Trous",
  holesHint: "placés au hasard ; avec « Composer », vous les choisissez vous-même",
  noHoles: "aucun",
  thinkLabel: "Réflexion de l’ordinateur",
  thinkTime: (seconds) => (seconds === 1 ? "1 seconde par coup" : `${number(seconds)} secondes par coup`),
  ownPace: "à son rythme",
  thinkHint: "un temps choisi change aussi sa force",
  start: "Commencer",
  cancel: "Annuler",
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "en premier" : "en second"})`,
  closeDialog: "Fermer",

  // Lessons and rules
  lessonList: "Leçons",
  lessonDone: " réussie",
  lessonHint: "Indice",
  lessonAgain: "Réessayer",
  lessonNext: "Leçon suivante",
  lessonMissed: (hint) => `Pas tout à fait. ${hint} Choisissez « Réessayer ».`,
  lessonsUnavailable: "Les leçons n’ont pas pu être chargées. Vérifiez la connexion, puis ouvrez-les à nouveau.",
  lessonProgress: "votre avancement dans les leçons",
  rulesPage: "Ouvrir dans une page à part",
  rulesUnavailable: "Les règles n’ont pas pu être chargées.",

  // The player's own mistakes, to be done better
  exercisesTitle: "Vos erreurs",
  exercisesKept: "vos exercices",
  exercisesDue: (count) => `${number(count)} à faire`,
  exerciseHeading: (game, turn) => `${game}, coup ${turn}`,
  exerciseTask: (played, cost) =>
    `Dans votre partie vous avez joué ${played}, ce qui a coûté ${percent(cost)}. Trouvez le meilleur coup.`,
  exerciseHint: (row) => `Il commence dans la rangée ${row}.`,
  exerciseRight: (turn) => `Juste : ${turn} est meilleur.`,
  exerciseWrong: (turn) => `Ce n’est pas ${turn}.`,
  exerciseSame: (turn) => `${turn} est ce que vous aviez joué.`,
  exerciseBetter: (turn) => `Meilleur coup : ${turn}.`,
  exerciseWins: (turns) => `Il gagne en ${inTurns(turns)}.`,
  exerciseComesAgain: (day) => `Il revient le ${day}.`,
  exerciseNext: "Suivant",
  exerciseForget: "Oublier celui-ci",
  exercisePractise: "S’exercer quand même",
  exercisesCount: (due, all) => `${number(due)} sur ${number(all)} à faire. Ils restent sur cet appareil.`,
  exercisesNoneTitle: "Encore rien à améliorer",
  exercisesNone: "Revoyez une partie que vous avez jouée. Chacune de vos gaffes vient ici, et vous trouvez le meilleur coup.",
  exercisesDoneTitle: "Tout est fait",
  exercisesDone: (day) => `Le prochain est à faire le ${day}.`,
  exercisesSeen: "Vous les avez tous vus.",

  // Boards in other people's pages
  invitation: "Choisissez une case pour jouer.",
  invitationAgainst: (colour, opponent) => `Vous jouez contre ${opponent} avec les ${COLOUR[colour]} : choisissez une case.`,
  startAgainHere: "Du début",
  solveInvitation: (colour) => `Un problème : aux ${COLOUR[colour]} de jouer. Trouvez le coup qui gagne : choisissez une case.`,
  solveStart: "Résoudre",
  solveStop: "Arrêter",
  solveProving: "Preuve des coups gagnants…",
  solveFind: (colour, count) =>
    count === 1
      ? `Aux ${COLOUR[colour]} de jouer. Trouvez le seul coup qui gagne.`
      : `Aux ${COLOUR[colour]} de jouer. ${number(count)} coups gagnent : trouvez-en un.`,
  solveFindAny: (colour) => `Aux ${COLOUR[colour]} de jouer. Trouvez un coup qui gagne.`,
  solveNoneWins: "Ici aucun coup ne gagne : il n’y a rien à résoudre. Vous pouvez jouer les deux camps.",
  solveUnproven: "Le coup qui gagne ici n’a pas pu être prouvé. Vous pouvez jouer les deux camps.",
  solveJudging: (turn) => `${turn} est-il juste ?`,
  solveRight: (turn) => `Juste : ${turn} gagne.`,
  solveGoOn: (turn) => `Juste : ${turn} gagne. Voici la meilleure défense : gagnez malgré tout.`,
  solveWrong: (turn) => `${turn} ne gagne pas.`,
  solveUnsure: (turn) => `Il n’a pas pu être prouvé que ${turn} gagne.`,
  solveShowWhy: "Montrer pourquoi",
  solveTryAgain: "Réessayer",
  solveSolution: "Solution",
  solveWhy: (turn) => `Après ${turn}`,
  solveSolved: (how) => `Résolu. ${how}`,
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
  noSuchMode: (mode) => `Il n’y a pas de mode « ${mode} » ; les modes sont diagram, replay, play, puzzle.`,
  noSuchStep: (step, turns) => `L’étape « ${step} » n’est pas un nombre de 0 à ${turns}, le nombre des coups.`,
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} n’a pas d’adversaire « ${opponent} » ; il y a ${opponents.join(", ")} et human.`,
  noSuchMover: (mover, ids) => `Le trait (mover) devrait être à ${ids.join(" ou ")}, et non à « ${mover} ».`,
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

  // Saved games: finished ones are kept by themselves
  gameAgainst: (name) => `Partie contre ${name}`,
  gameAgainstFriend: "Partie contre votre ami",
  gameOfTwo: "Partie à deux",
  gameOfSides: (first, second) => `${first} – ${second}`,
  outcomes: { won: "Gagnée", lost: "Perdue" },
  resultBecause: (who, how) => `${who}. ${how}`,
  endResigned: (colour) => `Les ${COLOUR[colour]} ont abandonné.`,
  endTime: (colour) => `Les ${COLOUR[colour]} ont perdu au temps.`,
  endDecided: (colour) => `Les ${COLOUR[colour]} étaient sûrs de gagner.`,
  finishedGames: "vos parties finies",
  keptByThemselves: "Les parties que vous finissez sont gardées ici d’elles-mêmes.",
  oldestRemoved: (count) =>
    count === 1
      ? "Le stockage est plein ; la plus ancienne partie sans nom a été supprimée (1)."
      : `Le stockage est plein ; les plus anciennes parties sans nom ont été supprimées (${count}).`,
  mostUnnamed: (most, count) =>
    `La liste garde vos ${most} dernières parties sans nom ; de plus anciennes ont été supprimées (${count}). ` +
    "Donnez un nom à une partie pour la garder.",
  searchGames: "Rechercher",
  searchHint: "Nom, jeu ou adversaire",
  filterGame: "Jeu",
  filterOutcome: "Résultat",
  outcomeFilters: { won: "Gagnées", lost: "Perdues", other: "Autres" },
  filterNamed: "Nom",
  namedFilters: { named: "Avec un nom", unnamed: "Sans nom" },
  shownCount: (shown, all) => (shown === all ? `${all} ${all < 2 ? "partie" : "parties"}` : `${shown} sur ${all} parties`),
  noneFits: "Aucune partie ne correspond. Cherchez autre chose, ou affichez tout.",
  showAll: "Tout afficher",
  showMore: "En afficher plus",
  deleteUnnamed: "Supprimer toutes les parties sans nom",
  unnamedDeleted: (count) => (count === 1 ? "1 partie sans nom supprimée." : `${count} parties sans nom supprimées.`),

  // Everything on this device
  deviceHeading: "Tout ce qui est sur cet appareil",
  deviceHint: "Parties, réglages et progrès dans un seul fichier : une copie sûre, ou le passage à un autre appareil.",
  exportAll: "Exporter",
  importAll: "Importer…",
  deleteAll: "Tout supprimer…",
  allExported: (count) =>
    `Le fichier est prêt. Il contient ${count} ${count < 2 ? "partie enregistrée" : "parties enregistrées"}.`,
  importDamaged: "Ce fichier est abîmé ou ne vient pas de Sunstones. Rien n’a été modifié.",
  importNewer:
    "Ce fichier vient d’une version plus récente de Sunstones. Rechargez la page pour obtenir cette version. " +
    "Rien n’a été modifié.",
  importTitle: "Importer ce fichier ?",
  importText: (count, day) =>
    `Il contient ${count} ${count < 2 ? "partie enregistrée" : "parties enregistrées"} et date du ${day}. ` +
    "Les parties nouvelles ici sont ajoutées ; aucune n’est supprimée. Vous pouvez aussi remplacer vos réglages, " +
    "vos progrès et la partie sur le plateau par ceux du fichier.",
  importGames: "Ajouter les parties",
  importEverything: "Ajouter les parties et remplacer le reste",
  gamesImported: (added, known) => `${added} ${added < 2 ? "partie ajoutée" : "parties ajoutées"}. Déjà ici : ${known}.`,
  importLost: (count) => `Illisibles, et laissées de côté : ${count}.`,
  importNoRoom: "Il n’y a pas assez de place dans le stockage du navigateur. Rien n’a été remplacé.",
  deleteTitle: "Tout supprimer ?",
  deleteText: (count) =>
    `Les ${count} parties enregistrées, vos réglages, vos progrès dans les défis et les leçons ` +
    "et la partie sur le plateau sont supprimés de cet appareil. C’est irréversible. " +
    "Exportez d’abord un fichier si vous pourriez en avoir besoin.",
  deleteEverything: "Tout supprimer",

  // Games from elsewhere
  openFromElsewhere: "Ouvrir une partie venue d’ailleurs",
  pasteHint: "Collez un lien, une liste de coups, un fichier de partie ou une partie d’AbstractPlay",
  chooseFile: "Choisir un fichier…",
  open: "Ouvrir",
  opened: "La partie est sur le plateau.",
  nothingToOpen: "Collez d’abord une partie.",
  tooLongToOpen: "C’est trop long pour être une partie.",
  fileUnreadable: (name) => `Le fichier « ${name} » est illisible.`,

  // Sharing
  shareTitle: "Partager",
  shareLink: "Lien vers cette partie",
  shareText: "Les coups en texte",
  shareFiles: "Fichiers",
  shareCode: "Code pour votre propre page",
  saveFile: "Fichier de partie",
  saveText: "Coups (texte)",
  savePng: "Image (PNG)",
  saveSvg: "Dessin (SVG)",
  saveGif: "Animation (GIF)",
  makingGif: "L’animation se prépare…",
  gifGivenUp: "L’animation a été annulée.",
  copy: "Copier",
  copyOf: (what) => `Copier : ${what}`,
  textCopied: "Copié.",
  notCopied: "Le navigateur ne permet pas de copier ; le texte est sélectionné pour vous.",
  fileSaved: "Le fichier est prêt.",
  pictureTitle: (game, turns) => `${game} après ${turns} ${turns < 2 ? "coup" : "coups"}`,

  // With a friend, by link
  withAFriend: "Avec un ami, par lien",
  withAFriendHint: "Envoyez votre coup dans un lien ; votre ami joue et vous le renvoie.",
  playByLink: "Continuer par lien",
  sendLink: "Envoyer le lien",
  correspondenceOpened: (colour) => `Votre ami a joué. Vous jouez les ${COLOUR[colour]}, et c’est à vous.`,
  correspondenceEnds: "Votre ami a joué, et la partie est finie.",
  correspondenceDue: "Vous avez joué. Votre ami trouvera le plateau dans le lien, jouera et vous le renverra.",
  correspondenceAtTheEnd: "C’était le dernier coup. Envoyez le lien pour que votre ami le voie.",
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
  makePuzzle: "En faire un problème",
  oneTurnWins: (turn, turns) => `Un seul coup gagne : ${turn}, en ${inTurns(turns)}. C’est un problème.`,
  turnsWin: (count, turns) => `${number(count)} coups gagnent : ${listed(count, turns)}. Un problème n’en a qu’un.`,
  turnsWinAtLeast: (count, turns) =>
    `Au moins ${number(count)} coups gagnent : ${listed(count, turns)}. Un problème n’en a qu’un.`,
  noTurnWins: "Ici aucun coup ne gagne.",
  turnsNotProven: "Le coup qui gagne n’a pas pu être prouvé. Essayez un plateau plus petit ou plus rempli.",
  provingStopped: "Arrêté avant qu’une preuve soit faite.",
  puzzleLink: "Lien vers ce problème",
  puzzlePictureTitle: (name, colour) => `Un problème de ${name} : aux ${COLOUR[colour]} de jouer`,

  // Commentaires et marques
  notesTitle: "Commentaire et marques",
  commentLabel: "Commentaire sur cette position",
  marksLegend: "Marques sur le plateau",
  markTools: {
    circle: "Cercle",
    cross: "Croix",
    square: "Carré",
    arrow: "Flèche",
    letter: "Lettre",
    number: "Nombre",
    erase: "Effacer des marques",
  },
  clearMarks: "Enlever toutes les marques",
  markHint: "Choisissez des cases sur le plateau. Appuyez encore sur le bouton pour continuer à jouer.",
  arrowHint: "Choisissez où la flèche commence, puis où elle finit. Appuyez encore sur le bouton pour continuer à jouer.",
  pointerHint:
    "Aussi avec le bouton droit de la souris, ou un doigt qui reste posé : un cercle, ou une flèche si vous glissez ailleurs.",
  markNames: { circle: "avec un cercle", cross: "avec une croix", square: "avec un carré" },
  arrowTo: (cell) => `flèche vers ${cell}`,
  labelled: (text) => `marquée ${text}`,
  markMade: (cell, what) => `${cell} : ${what}.`,
  markGone: (cell, what) => `${cell} : plus de marque (${what}).`,
  marksGone: (cell) => `${cell} : aucune marque.`,
  allMarksGone: "Aucune marque sur cette position.",
  arrowBegins: (cell) => `La flèche commence en ${cell}. Où finit-elle ?`,
  hasComment: "commentaire",
  hasMarks: "marques",
  treeLabel: "Arbre des variantes. Les flèches mènent d’un coup à l’autre.",
  noSuchMark: (mark) => `« ${mark} » n’est pas une marque : écrivez d4, d4.x, d4.s, d4-e5, d4.A ou d4.7.`,
  noSuchNote: (line) => `« ${line} » n’est pas une note : elle devrait commencer comme dans « 3 d4 d4-e5 ».`,

  // Numéros sur les pierres
  numbersLabel: "Numéros des coups sur les pierres",
  numbersOff: "Sans",
  numbersAll: "Tous",
  numbersFrom: (turn) => `À partir du coup ${turn}`,

  // Puzzles
  puzzlesTitle: "Problèmes",
  puzzleProgress: "vos problèmes",
  puzzleOfDay: "Problème du jour",
  puzzlesHint: "Un coup gagne, tous les autres perdent. Les deux sont prouvés.",
  solvePuzzle: "Résoudre",
  solvePuzzleAgain: "Revoir",
  puzzleOfGame: "Problème",
  puzzlesSolved: (solved, all) => `${solved} sur ${all} ${solved < 2 ? "résolu" : "résolus"}`,
  puzzleRating: (elo) => `Votre classement aux problèmes : ${elo}`,
  puzzleRatingNow: (elo, change) => `Votre classement aux problèmes : ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  puzzleStreak: (streak, best) => `Réussis du premier coup, à la suite : ${streak} (record : ${best})`,
  dailyStreak: (days) => `${days} ${days < 2 ? "jour" : "jours"} de suite`,
  puzzleLevel: "Difficulté",
  puzzleLevels: { easy: "Facile", medium: "Moyen", hard: "Difficile", hardest: "Très difficile" },
  puzzleTheme: "Thème",
  puzzleThemes: {
    c: "Capture",
    f: "Retournement",
    l: "Boucle",
    r: "Course",
    z: "Coup tranquille",
    n: "Décompte",
    d: "Défense",
    s: "Sacrifice",
  },
  puzzleState: "Avancement",
  puzzleStates: { open: "Non résolus", solved: "Résolus" },
  puzzlesNoneFits: "Aucun problème ne convient. Choisissez autre chose.",
  puzzleName: (place, level) => `Problème ${place}, ${level}`,
  puzzleFitting: "Résoudre le suivant",
  nextPuzzle: "Problème suivant",
  allPuzzles: "Tous les problèmes",
  puzzleTask: "Trouvez le seul coup gagnant.",
  puzzleGoOn: "Vous gagnez toujours. Trouvez le coup suivant.",
  puzzleProving: "Vérification de la position…",
  puzzleProvingWhy: "Le moteur prouve quels coups gagnent.",
  puzzleJudging: "Vérification de votre coup…",
  puzzleRight: "Bravo !",
  puzzleAnswer: (colour) => `Les ${COLOUR[colour]} répondent.`,
  puzzleWrong: "Pas celui-là",
  puzzleLoses: (turn, colour, turns) =>
    `Après ${turn}, les ${COLOUR[colour]} gagnent en ${turns} ${turns === 1 ? "coup" : "coups"} au plus.`,
  puzzleUnclear: (turn) => `${turn} n’est pas le coup de ce problème. Gagne-t-il aussi ? Le moteur ne peut pas le prouver.`,
  showWhy: "Montrer pourquoi",
  showSolution: "Montrer la solution",
  puzzleWhy: "Voici pourquoi",
  puzzleSolution: "La solution",
  puzzleStep: (turn, all) => `${turn} sur ${all} :`,
  puzzleSolved: "Résolu !",
  puzzleResults: {
    first: "résolu du premier coup",
    hint: "résolu avec un indice",
    later: "résolu après une erreur",
    missed: "pas encore résolu",
  },
  puzzleHintTheme: (theme) => `Indice : il s’agit de ceci – ${theme}.`,
  puzzleHintNoTheme: "Indice : cherchez un coup auquel on ne pense pas d’abord.",
  puzzleHintCell: (cell) => `Indice : commencez en ${cell}.`,
  puzzleAbout: (themes) => `Thème : ${themes}`,
  puzzleUnrated: "Cette position n’est d’aucun recueil : elle ne compte pas pour votre classement.",
  sharedPuzzle: (key) => ["Problème Sunstones", key].filter(Boolean).join(" "),
  sharedDaily: (day) => `Problème Sunstones du jour ${day}`,
  puzzleBroken: "Pas de problème",
  puzzleRefused: (reason) => `Ce problème ne peut pas être ouvert : ${reason}`,
  puzzleNoWin: "Ce n’est pas un problème : aucun coup ne gagne ici.",
  puzzleManyWins: (turn, other) => `Ce n’est pas un problème : plusieurs coups gagnent ici, dont ${turn} et ${other}.`,
  puzzleOver: "Ce n’est pas un problème : la partie est finie ici.",
  puzzleUnproven: "Le moteur ne peut pas prouver quels coups gagnent ici : ce n’est pas un problème pour cette page.",
  noPuzzlesOf: (name) => `Il n’y a pas de problèmes de « ${name} ».`,
  packUnreachable: (game) => `Les problèmes de ${game} n’ont pas pu être récupérés. Vérifiez votre connexion et réessayez.`,
  packInParts: (game) => `Des problèmes de ${game} sont abîmés et manquent. On peut résoudre les autres.`,
  packUnreadable: (game) => `Les problèmes de ${game} sont abîmés. Rechargez la page en étant en ligne.`,

  // Study
  analysisSwitch: "Analyse",
  analysisLooking: "Examen de la position…",
  analysisWaits: "Elle reprend quand l’ordinateur a joué.",
  analysisOver: "La partie est finie ; reculez d’un coup pour l’examiner.",
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
  mistakeNames: { inaccuracy: "imprécision", mistake: "erreur", blunder: "gaffe", good: "bien vu" },
  accuracyLabel: "Précision",
  accuracyMeans: "100 : aucun coup n’a coûté de chances",
  mistakeCost: (name, share) => `${name}, coûte ${percent(share)}`,
  betterTurn: (turn) => `mieux : ${turn === "pass" ? "passer" : turn === "swap" ? "échanger" : turn}`,
  missedWin: (turns) => `gagne en ${inTurns(turns)}`,
};
