/** What the page says in French where the turns of a strong game are guessed. */
import { COLOUR } from "../../fr.js";
import { number, percent } from "./words.js";

export const along: typeof import("../en/along.js").along = {
  alongTitle: "Devinez le coup",
  alongKept: "vos résultats aux coups devinés",
  alongAbout: "Une forte partie se joue devant vous. Trouvez les coups dont dépend le plus.",
  alongHere: "La partie sur votre plateau",
  alongBest: (best) => `record : ${best} %`,
  alongTurnsOf: (colour) => `Deviner les coups des ${COLOUR[colour]}`,
  alongHeading: (game, place, all) => `${game}, ${place} sur ${all}`,
  alongTask: (turn, colour) => `Coup ${turn} : lequel les ${COLOUR[colour]} ont-ils joué ?`,
  alongSince: (turns) => `Joué depuis : ${turns}`,
  alongSame: (turn) => `Oui, ${turn} a été joué.`,
  alongOther: (turn, played) => `Vous avez choisi ${turn} ; ${played} a été joué.`,
  alongBetter: (better) => `Le moteur préfère ${better}.`,
  alongCost: (cost) => (cost <= 0 ? "Le vôtre est aussi bon." : `Le vôtre coûte ${percent(cost)} des chances.`),
  alongPoints: (points, most) => `${number(points)} points sur ${number(most)}`,
  alongSkip: "Montrer",
  alongShown: (played) => `${played} a été joué.`,
  alongNext: "Continuer",
  alongDone: (points) => `Partie finie : ${points}`,
  alongNewBest: "C’est votre meilleur résultat à ce jeu.",
  alongAnother: "Une autre partie",
  alongChoose: "Tous les jeux",
  alongMissing: (game) => `Les parties de ${game} n’ont pas pu être récupérées. Vérifiez la connexion et réessayez.`,
};
