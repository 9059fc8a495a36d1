/**
 * What the page says in French of the game on the board:
 * turns, clock, opponents and results, a new game, and what is sent to others.
 */
import { COLOUR } from "../../fr.js";
import { number, percent } from "./words.js";

export const playing: typeof import("../en/playing.js").playing = {
  // Turns, as they are shown and spoken

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
  legendEmpty: "Aucun signe sur le plateau.",
  dashes: "Un tiret : cette couleur ne peut plus y jouer",
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
    group: "Taille de ce groupe.",
    closedLoop: "Une boucle fermée, de la couleur du joueur pour qui elle compte.",
    held: "Tient ce parasol pour de bon.",
    leading: "Mène dans ce parasol.",
    neither: "Aucun des deux ne peut plus rien gagner ici.",
    closed: "Quand vous regardez une case : les joueurs de ces couleurs ne pourraient plus y jouer.",
    wouldGo: "Quand vous regardez une case : cette pierre serait retirée.",
    wouldTurn: "Quand vous regardez une case : cette pierre changerait de couleur.",
    named: "Entouré : ce dont parle l’explication.",
    hint: "L’indice.",
    verdict: "Ce que la relecture dit de ce coup.",
    better: "Un meilleur coup, selon la relecture.",
    proven: "✓ gagne à coup sûr, ✗ non.",
    badge: "Chances de gagner avec cette étape, en pour cent ; la meilleure est dorée.",
    ghost: "La suite de la meilleure variante, coup par coup.",
    owner: "Qui aura sans doute cette case à la fin.",
  },

  // The title of the game
  howItIsPlayed: "Comment on joue",

  // The result
  sharePicture: "Partager l’image",
  friendName: "Votre ami",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  rematch: "Revanche",
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "coup" : "coups"}`,

  // Buttons
  toolGroups: { game: "Cette partie", practice: "S’exercer", board: "Plateau" },
  showLegal: "Cases permises",

  playOn: "Continuer à jouer",

  // Two computers
  paceLabel: "Rythme",
  ownTime: "selon leur réflexion",
  paceTime: (seconds) => (seconds === 1 ? "un coup par seconde" : `un coup toutes les ${seconds} secondes`),

  // Turns
  turnsHeading: "Coups",
  noTurns: "Aucun coup pour l’instant",
  toStart: "Au début",
  turnBack: "Un coup en arrière",
  turnOn: "Un coup en avant",
  toEnd: "À la fin",
  promoteVariation: "En faire la ligne principale",
  promoteWhy: "Cette variante devient la partie, et ce qui a été joué devient une variante.",
  deleteVariation: "Supprimer la variante",
  deleteWhy: "Supprimer cette variante et tout ce qui suit.",
  restoreVariation: "Rétablir",
  resultAtEnd: "Le résultat se trouve à la fin de la partie.",
  turnOfAll: (turn, all) => (turn === 0 ? `Début des ${all} coups` : `Coup ${turn} sur ${all}`),
  turnCost: (turn, share, better) => `${turn} a coûté ${percent(share)}${better === null ? "" : `, mieux valait ${better}`}`,
  goodFind: (turn) => `${turn} était une bonne trouvaille`,
  mistakeBack: "Erreur précédente",
  mistakeOn: "Erreur suivante",
  why: "Pourquoi ?",
  whyWaiting: "Un instant…",
  whyShow: "Montrer",
  whyBack: "Retour",
  coachSilent: "Aucune raison isolée n’est sûre : la recherche trouve l’autre coup meilleur.",
  coachSilentOfHint: "Aucune raison isolée n’est sûre : la recherche trouve ce coup le meilleur.",
  coachSilentOfTurn: "Rien de sûr à dire de ce coup.",
  coachSilentOfPuzzle: "Aucune raison isolée n’est sûre : ce coup ne gagne pas, c’est tout.",

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
    undo: "annuler, rétablir",
    hint: "montrer ou masquer l’indice",
    analysis: "analyse : l’ouvrir, puis l’allumer ou l’éteindre",
    rotate: "tourner le plateau",
    newGame: "nouvelle partie",
    help: "cette liste",
  },

  // Share links
  linkNotCopied: (link) => `Le navigateur ne permet pas de copier le lien ; le voici : ${link}`,

  // Les adversaires et vos résultats
  bringBackGame: "Revenir à ma partie",
  networkMissed: "Une part de ce que l’ordinateur sait de ce jeu n’a pas pu être récupérée. D’ici là, il joue un peu moins bien.",
  opponentLegend: "Adversaire",
  strength: (rung, rungs) => `Force ${rung} sur ${rungs}`,
  temper: (rung, rungs, elo, temper) => `Force ${rung} sur ${rungs}, classement ${elo}. ${temper}`,
  tally: (won, played) => `${won} sur ${played} gagnées`,
  personHere: "À deux sur cet écran",
  aboutPersonHere: "Vous jouez tour à tour sur le même écran.",
  friendByLink: "À deux, par lien",
  aboutFriend: "Vous vous envoyez la partie par lien, coup par coup.",
  watch: "Deux ordinateurs",
  aboutWatch: "Vous regardez. Choisissez qui joue contre qui.",
  aboutEven: (elo, margin) =>
    margin === null
      ? `Aussi fort que vous. Tant que vous n’avez pas de classement, il joue à ${elo}.`
      : `Aussi fort que vous : votre classement est de ${elo}, à ${margin} près. Il suit vos résultats.`,
  seatLegend: "Vous jouez",
  seats: { first: "en premier", second: "en second", either: "au hasard" },
  resultsOf: (game) => `vos résultats à ${game}`,
  ratingNow: (elo, change) => {
    if (change === null) return `Votre premier classement : ${elo}.`;
    return `Votre classement : ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated: (why) =>
    `Non classée : ${
      {
        hint: "vous avez utilisé un indice",
        analysis: "vous avez utilisé l’analyse",
        help: "vous avez été aidé",
        board: "le plateau n’est pas celui d’usage",
        pace: "l’adversaire n’avait pas son propre rythme",
        start: "la partie a commencé d’une position composée",
        replaced: "vous avez remplacé un coup",
        unknown: "l’adversaire n’a pas de classement",
      }[why]
    }.`,
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
    "Joue d’après une preuve et ne se trompe jamais. Disponible sur les plateaux résolus ; les règles en donnent les cartes.",
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

  // Sharing
  shareTitle: "Partager",
  shareLink: "Lien vers cette partie",
  shareWhat: "Que partager",
  shareWhole: (turn, all) => `La partie entière, ouverte au coup ${turn} sur ${all}`,
  shareThis: "Cette position",
  copyAs: "Copier",
  copyPicture: "Image",
  copyDescription: "Texte",
  showQr: "Code QR",
  qrHint: "Un autre appareil ouvre la partie avec son appareil photo.",
  qrTooLong: "Cette partie est trop longue pour un code QR. Partagez le lien.",
  pictureSaved: "L’image est enregistrée.",
  pictureNotCopied: "Votre navigateur ne permet pas de copier des images.",
  shareText: "Les coups en texte",
  shareFiles: "Fichiers",
  shareCode: "Code pour votre propre page",
  saveFile: "Fichier de partie",
  saveText: "Coups (texte)",
  savePng: "Image (PNG)",
  saveSvg: "Dessin (SVG)",
  saveGif: "Animation (GIF)",
  forumTitle: "Pour BoardGameGeek et les feuilles de règles",
  forumHint: "Le message contient le plateau en lettres et un lien. Joignez une figure : le forum n’affiche rien d’autre.",
  figureColours: "Couleurs de la figure",
  figurePalettes: { colour: "Comme sur le plateau le jour", grey: "Gris, pour l’impression", outline: "Noir sur blanc" },
  copyPost: "Copier le message",
  figurePng: "Figure pour l’impression (PNG)",
  figureSvg: "Figure (SVG)",
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
  gameGone: "La partie qui était ici n’existe plus. Celle du plateau continue.",
  correspondenceDue: "Vous avez joué. Votre ami trouvera le plateau dans le lien, jouera et vous le renverra.",
  correspondenceAtTheEnd: "C’était le dernier coup. Envoyez le lien pour que votre ami le voie.",
  correspondenceMessage: "C’est à vous de jouer !",
  correspondenceSent: "Le lien est en route.",
  correspondenceCopied: "Le lien est copié : collez-le dans un message à votre ami.",

  // Ce qu’une case ferait : de courtes phrases, mises bout à bout

  // Liens, et ce qui peut attendre
  useNewVersion: "Mettre à jour",
  linkUnreadable: (reason) => `Le lien n’a pas pu être ouvert : ${reason}`,
  notNow: "Pas maintenant",
  newVersion: "Une nouvelle version de Sunstones est prête. Votre partie reste inchangée.",
};
