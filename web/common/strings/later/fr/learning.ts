/** What the page says in French where one learns: lessons, puzzles, exercises, the editor, notes and analyses. */
import { COLOUR, COLOURED } from "../../fr.js";
import { inTurns, listed, number, percent } from "./words.js";

/** In steps of five seconds, and in minutes where it is longer. */
const timeLeft = (seconds: number): string =>
  seconds < 90
    ? `encore environ ${Math.max(5, 5 * Math.round(seconds / 5))} s`
    : `encore environ ${Math.round(seconds / 60)} min`;

/** @param unit  evaluations or playouts */
const openingsFrom =
  (unit: string) =>
  (games: number, budget: number): string =>
    `D’après ${number(games)} parties de l’ordinateur contre lui-même, ${number(budget)} ${unit} par pas. Les premiers ` +
    "coups étaient tirés au sort ; leur nombre dit peu de leur valeur.";

export const learning: typeof import("../en/learning.js").learning = {
  // Lessons and rules
  lessonList: "Leçons",
  lessonDone: " réussie",
  lessonHint: "Indice",
  lessonAgain: "Réessayer",
  lessonNext: "Leçon suivante",
  lessonMissed: {
    turns: (turn) => `${turn} est permis, mais ce n’est pas ce que demande cette leçon.`,
    capture: (turn, least) => `${turn} ne retire ${least === 1 ? "aucune pierre adverse" : `pas ${least} pierres adverses`}.`,
    flip: (turn, least) => `${turn} ne retourne ${least === 1 ? "aucune pierre adverse" : `pas ${least} pierres adverses`}.`,
    win: (turn) => `${turn} ne gagne pas encore.`,
  },
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
  exerciseNotScheduled: "La date de son retour n’a pas pu être calculée : il reste tel quel.",
  exerciseNext: "Suivant",
  exerciseForget: "Oublier celui-ci",
  exercisePractise: "S’exercer quand même",
  exercisesCount: (due, all) => `${number(due)} sur ${number(all)} à faire. Ils restent sur cet appareil.`,
  exercisesMost: (most) => `De ceux auxquels vous n’avez pas répondu, les ${number(most)} plus récents restent.`,
  exercisesNoneTitle: "Aucune erreur recueillie pour l’instant",
  exercisesNone: "Revoyez une partie que vous avez jouée. Vos erreurs viennent ici, et vous trouvez le meilleur coup.",
  exercisesDoneTitle: "Tout est fait",
  exercisesDone: (day) => `Le prochain est à faire le ${day}.`,
  exercisesSeen: "Vous les avez tous vus.",

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
  sharePosition: "Lien, code et image",
  positionLink: "Lien vers cette position",
  noGameFromHere: "Aucune partie ne peut commencer par cette position. Le lien en ouvre une image.",
  positionPictureTitle: (name) => `Une position de ${name}`,
  makePuzzle: "En faire un problème",
  oneTurnWins: (turn, turns) =>
    `Un seul coup gagne : ${turn}${turns === null ? "" : `, en ${inTurns(turns)}`}. C’est un problème.`,
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
  pointerHint: "Aussi avec le bouton droit de la souris, ou un appui long : un cercle, ou une flèche si vous glissez ailleurs.",
  markMade: (cell, what) => `${cell} : ${what}.`,
  markGone: (cell, what) => `${cell} : plus de marque (${what}).`,
  marksGone: (cell) => `${cell} : aucune marque.`,
  allMarksGone: "Aucune marque sur cette position.",
  arrowBegins: (cell) => `La flèche commence en ${cell}. Où finit-elle ?`,
  hasComment: "commentaire",
  hasMarks: "marques",
  treeLabel: "Arbre des variantes. Les flèches mènent d’un coup à l’autre.",

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
  solveAnother: "Encore un",
  actOfLevel: (act, level) => `${act}\u202f: ${level}`,
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
  puzzlesNoneFits: "Aucun problème ne correspond. Choisissez autre chose.",
  puzzleName: (place, level) => `Problème ${place}, ${level}`,
  puzzleFitting: "Résoudre le suivant",
  nextPuzzle: "Problème suivant",
  allPuzzles: "Tous les problèmes",
  puzzleTask: "Trouvez le seul coup gagnant.",
  puzzleGoal: "But",
  puzzleFirst: {
    subsume:
      "La ligne autour d’une boucle a la couleur du joueur pour qui elle compte. Les nombres disent combien de cases du bord " +
      "elle occupe, et combien il en faut pour gagner.",
    parasol:
      "Chaque signe est au milieu d’un parasol. Les disques sont aux Rouges et les losanges aux Bleus\u202f: creux où cette " +
      "couleur mène, pleins où le parasol est à elle pour de bon.",
    surmount:
      "Le nombre sur un groupe est sa taille. Votre pierre peut remplacer une pierre adverse si le groupe qu’elle forme " +
      "est plus grand.",
    sunspot:
      "Un cercle fin marque chaque pierre qui ne voit pas le bord du plateau. S’il est en tirets, l’autre couleur peut " +
      "retourner la pierre maintenant.",
    sum: "Un cercle en tirets marque chaque pierre qu’une pierre adverse de plus à côté ferait enlever.",
  },
  puzzleGoOn: "Vous gagnez toujours. Trouvez le coup suivant.",
  puzzleProving: "Vérification de la position…",
  puzzleProvingWhy: "Le moteur prouve quels coups gagnent.",
  puzzleJudging: "Vérification de votre coup…",
  puzzleRight: "Bravo !",
  puzzleAnswer: (colour) => `Les ${COLOUR[colour]} répondent.`,
  puzzleWrong: "Pas celui-là",
  puzzleLoses: (turn, colour, turns) =>
    turns === null
      ? `Après ${turn}, les ${COLOUR[colour]} gagnent à coup sûr.`
      : `Après ${turn}, les ${COLOUR[colour]} gagnent en ${turns} ${turns === 1 ? "coup" : "coups"} au plus.`,
  puzzleUnclear: (turn) => `${turn} n’est pas le coup de ce problème. Gagne-t-il aussi ? Le moteur ne peut pas le prouver.`,
  showWhy: "Dérouler la suite",
  showSolution: "Montrer la solution",
  puzzleWhy: "Voici pourquoi",
  puzzleSolution: "La solution",
  puzzleStep: (turn, all) => `${turn} sur ${all} :`,
  puzzleSolved: "Résolu !",
  puzzleSure: (colour) => `Les ${COLOUR[colour]} sont maintenant sûrs de gagner.`,
  puzzleResults: {
    first: "résolu du premier coup",
    hint: "résolu avec un indice",
    later: "résolu après une erreur",
    missed: "pas encore résolu",
  },
  puzzleHints: {
    c: "Indice : le coup gagnant retire des pierres du plateau.",
    f: "Indice : le coup gagnant retourne des pierres.",
    l: "Indice : le coup gagnant menace de fermer aussitôt une boucle gagnante.",
    r: "Indice : quel que soit le camp au trait, il gagnerait ici.",
    n: "Indice : comptez jusqu’au bout, celui qui en a le plus l’emporte.",
    d: "Indice : votre adversaire menace de gagner aussitôt.",
    s: "Indice : vous cédez des pierres en chemin.",
  },
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
  puzzleUnproven: "Le moteur ne peut pas prouver quels coups gagnent ici : elle ne peut pas être un problème ici.",
  noPuzzlesOf: (name) => `Il n’y a pas de problèmes de « ${name} ».`,
  packUnreachable: (game) => `Les problèmes de ${game} n’ont pas pu être récupérés. Vérifiez votre connexion et réessayez.`,
  packInParts: (game) => `Des problèmes de ${game} sont abîmés et manquent. On peut résoudre les autres.`,
  packUnreadable: (game) => `Les problèmes de ${game} sont abîmés. Rechargez la page en étant en ligne.`,

  // Study
  analysisSwitch: "Analyse",
  analysisLooking: "Examen de la position…",
  analysisWaits: "Elle reprend quand l’ordinateur a joué.",
  analysisOver: "La partie est finie ; reculez d’un coup pour l’examiner.",
  provenWin: (turns) => (turns === 1 ? "gagne en 1" : `gagne en ${turns} au plus`),
  provenLoss: (turns) => (turns === 1 ? "perd en 1" : `perd en ${turns} au plus`),
  candidatesHeading: "Meilleurs coups",
  bestLine: "Meilleure variante",
  openings: "Ouvertures",
  openingsLooking: "Recherche…",
  openingsUnreachable: "Le livre d’ouvertures n’a pas pu être récupéré. Vérifiez votre connexion et réessayez.",
  openingsOf: (size) => `Le livre d’ouvertures vaut pour les plateaux de taille ${size} sans trous.`,
  openingsEnd: (depth) => `Le livre ne connaît pas de partie à partir d’ici. Il va jusqu’à ${depth} coups au plus.`,
  openingsOfFirst: "Parties gagnées par la couleur de la première pierre. L’autre joueur peut la reprendre.",
  openingsWon: "Parties gagnées par qui le joue",
  openingsFrom: { evaluations: openingsFrom("évaluations"), playouts: openingsFrom("parties au hasard") },
  openingPlay: "Jouer ce coup",
  gamesPlayed: (games) => (games === 1 ? "1 partie" : `${number(games)} parties`),
  openingRange: (low, high) => new Intl.NumberFormat("fr", { style: "percent" }).formatRange(low, high),
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
  lookingOver: (done, all, seconds) =>
    [`Examen de la position ${done} sur ${all}`, seconds === null ? "" : timeLeft(seconds)].filter(Boolean).join(", "),
  markCounts: { inaccuracy: "Imprécisions", mistake: "Erreurs", blunder: "Gaffes" },
  stopLooking: "Arrêter",
  nothingMarked: "Aucune erreur trouvée. Bien joué.",
  mistakeNames: { inaccuracy: "imprécision", mistake: "erreur", blunder: "gaffe", good: "bien vu" },
  percent: (share) => percent(share),
  accuracyLabel: "Précision",
  accuracyMeans: "Précision sur 100 : à 100, aucun coup n’a coûté de chances.",
  mistakeCost: (name, share) => `${name}, coûte ${percent(share)}`,
  betterTurn: (turn) => `mieux : ${turn === "pass" ? "passer" : turn === "swap" ? "échanger" : turn}`,
  missedWin: (turns) => `gagne en ${inTurns(turns)}`,
};
