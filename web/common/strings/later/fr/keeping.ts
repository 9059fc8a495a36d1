/** What the page says in French of what is kept on the device: settings, saved games, games that come from elsewhere. */
import { COLOUR } from "../../fr.js";
import { date } from "./words.js";

export const keeping: typeof import("../en/keeping.js").keeping = {
  // What is kept
  gameForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : la partie ne reste dans la " +
    "liste que jusqu’à la fermeture de la page.",

  // Où le navigateur n’enregistre rien
  gameUnkept: (forReload, forLater) => {
    const cause = "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place";
    if (forLater) return `${cause}. Votre partie est gardée dans un stockage de secours ; faites-en une copie par précaution.`;
    if (forReload) return `${cause} : votre partie survit au rechargement, mais pas à la fermeture. Faites-en une copie.`;
    return `${cause} : votre partie est perdue si vous quittez la page. Faites-en une copie.`;
  },
  copyGame: "Copier la partie en texte",
  downloadGame: "Télécharger la partie",
  unreadableKept: "Ce qui est illisible n’est pas perdu.",
  downloadUnreadable: "Télécharger ce qui est illisible",
  deleteUnreadable: "Supprimer ce qui est illisible",

  // Settings
  aboutLink: "À propos de Sunstones et de ses licences (en anglais)",
  settingsForThePageOnly:
    "Ce navigateur ne permet pas d’enregistrer, ou n’a plus de place : les réglages ne valent que jusqu’à " +
    "la fermeture de la page, et la langue reste la même.",
  languageWaits: "La page changera de langue quand vous reviendrez à votre partie.",
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
    letterKeys: {
      name: "Touches d’une lettre",
      hint: "H, A, R, N et ? comme raccourcis : désactivez-les si vous dictez à votre appareil.",
    },
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
  keptByThemselves: (most) =>
    `Les parties que vous finissez ici, ou quittez pour une autre, sont gardées d’elles-mêmes, les ${most} dernières. ` +
    "Celles que vous nommez ou importez restent toujours.",
  makeRoom: "Pour lui faire de la place, supprimez des parties dont vous n’avez plus besoin.",
  ofThemAutomatic: (count) => `Gardées d’elles-mêmes : ${count}.`,
  mostAutomatic: (most) =>
    `La liste a maintenant ${most} parties gardées d’elles-mêmes. Désormais, la plus ancienne s’en va quand une autre arrive. ` +
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
  allExported: (count, files) => {
    const games = `${count} ${count < 2 ? "partie enregistrée" : "parties enregistrées"}`;
    return files === 1
      ? `Le fichier est prêt. Il contient ${games}.`
      : `${files} fichiers sont prêts : un seul serait trop grand. Ils contiennent ${games}. Importez-les l’un après l’autre.`;
  },
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
  importNoRoom: "Il n’y a pas assez de place dans le stockage du navigateur. Rien n’a été modifié.",
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
  fileEmpty: (name) => `Le fichier « ${name} » est vide.`,
  fileNoText: (name) => `« ${name} » n’est pas un fichier texte.`,
  fileIsFolder: (name) => `« ${name} » est un dossier. Ouvrez l’un de ses fichiers.`,
  oneFileOnly: "Ouvrez un seul fichier à la fois.",

  // Une partie parmi plusieurs
  chooseGame: "Choisissez une partie",
  gamesToChoose: (games, others, unreadable) =>
    [
      `Ce fichier contient ${games} ${games === 1 ? "partie" : "parties"} à ouvrir.`,
      ...(others > 0 ? [`Laissées de côté : ${others} d’autres jeux, absents d’ici.`] : []),
      ...(unreadable > 0 ? [`Illisibles : ${unreadable}.`] : []),
    ].join(" "),
  noneToChoose: (entries, unreadable) =>
    [
      `Le fichier contient ${entries} entrées.`,
      ...(unreadable > 0 ? [`Illisibles : ${unreadable}.`] : ["Aucune n’est une partie d’un jeu présent ici."]),
      ...(unreadable > 0 && unreadable < entries ? ["Le reste vient de jeux absents d’ici."] : []),
    ].join(" "),
  wonBy: (name) => `${name} a gagné`,
  foreignAbout: (game, size, turns, day) =>
    [size === null ? game : `${game}, taille ${size}`, `${turns} ${turns > 1 ? "coups" : "coup"}`, ...(day ? [day] : [])].join(
      " · ",
    ),
};
