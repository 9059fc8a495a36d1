/** The lessons of Sunspot, with their texts in each language. */

import type { Lesson } from "../learn/lessons.js";

export const lessons: readonly Lesson[] = [
  {
    id: "win",
    size: 4,
    turns: "a4 d4 b3 f2 d6 b5 f5 g3 g2 a2 d2 e3 e4 c6 c3;Xd4;Xb3 b1 c1 b2;Xd4;Xa2",
    goal: { kind: "win" },
    answer: "d3",
    texts: {
      en: {
        title: "The goal: close a loop",
        text:
          "You win with a loop of your stones round an enemy stone or an empty cell. You are Black, and one stone closes a " +
          "loop.",
        hint: "Look at d3: who are its neighbours?",
        praise: "The loop is closed.",
      },
      de: {
        title: "Das Ziel: schließe einen Ring",
        text:
          "Du gewinnst mit einem Ring aus deinen Steinen um einen gegnerischen Stein oder ein leeres Feld. Du bist " +
          "Schwarz, und ein einziger Stein schließt einen Ring.",
        hint: "Sieh dir d3 an: Welche Steine liegen darum herum?",
        praise: "Der Ring ist geschlossen.",
      },
      fr: {
        title: "Le but : fermer une boucle",
        text:
          "Vous gagnez avec une boucle de vos pierres autour d’une pierre adverse ou d’une case vide. Vous jouez les " +
          "Noirs, et une seule pierre ferme une boucle.",
        hint: "Regardez d3 : qui sont ses voisines ?",
        praise: "La boucle est fermée.",
      },
    },
  },
  {
    id: "place",
    size: 4,
    turns: "g3 e3 e6 b4 f5 c4 c6 c2",
    goal: { kind: "turns", turns: ["a1", "a2", "a3", "a4", "b1", "b5", "c1", "d1", "d7", "e1", "f1", "g1", "g2", "g4"] },
    answer: "a4",
    texts: {
      en: {
        title: "Where you may place",
        text:
          "You may place a stone on any empty cell. It is safe as long as it lies on the edge of the board, or sees it " +
          "along a straight line of empty cells. You are Black: place a stone on the edge.",
        hint: "Any empty cell on the edge will do, such as a4.",
        praise: "A stone on the edge can never be flipped.",
      },
      de: {
        title: "Wo du setzen darfst",
        text:
          "Du darfst einen Stein auf jedes leere Feld setzen. Er ist sicher, solange er am Rand des Brettes liegt oder ihn " +
          "auf einer geraden Linie über leere Felder sieht. Du bist Schwarz: Setze einen Stein an den Rand.",
        hint: "Jedes leere Feld am Rand ist recht, zum Beispiel a4.",
        praise: "Ein Stein am Rand lässt sich nie umdrehen.",
      },
      fr: {
        title: "Où l’on peut poser",
        text:
          "Vous pouvez poser une pierre sur n’importe quelle case vide. Elle est en sûreté tant qu’elle est au bord du " +
          "plateau, ou qu’elle le voit en ligne droite par des cases vides. Vous jouez les Noirs : posez une pierre au " +
          "bord.",
        hint: "Toute case vide du bord convient, par exemple a4.",
        praise: "Une pierre au bord ne peut jamais être retournée.",
      },
    },
  },
  {
    id: "flip",
    size: 4,
    turns: "g3 e3 e6 b4 f5 c4 c6 c2",
    goal: { kind: "flip" },
    answer: "a2;Xc4",
    texts: {
      en: {
        title: "Flip",
        text:
          "A stone that sees the edge of the board cannot be flipped; one that sees it nowhere can, if it is " +
          "connected to one that does. White’s c4 sees the edge only over b3 and a2. You are Black: block that " +
          "line with a stone on a2, then flip c4.",
        hint: "Press a2 first, then c4.",
        praise: "A white stone has become yours, and it cost you nothing.",
      },
      de: {
        title: "Drehe um",
        text:
          "Ein Stein, der den Rand des Brettes sieht, lässt sich nicht umdrehen; einer, der ihn nirgends sieht, " +
          "schon, wenn er mit einem verbunden ist, der ihn sieht. Der weiße auf c4 sieht den Rand nur über b3 und " +
          "a2. Du bist Schwarz: Versperre diese Linie mit einem Stein auf a2 und drehe dann c4 um.",
        hint: "Drücke erst auf a2, dann auf c4.",
        praise: "Ein weißer Stein gehört jetzt dir, und es hat dich nichts gekostet.",
      },
      fr: {
        title: "Retourner",
        text:
          "Une pierre qui voit le bord du plateau ne peut pas être retournée ; une pierre qui ne le voit nulle part " +
          "peut l’être, si elle est reliée à une pierre qui le voit. La blanche en c4 ne voit le bord que par b3 et " +
          "a2. Vous jouez les Noirs : barrez cette ligne avec une pierre en a2, puis retournez c4.",
        hint: "Choisissez d’abord a2, puis c4.",
        praise: "Une pierre blanche est devenue vôtre, et cela ne vous a rien coûté.",
      },
    },
  },
  {
    id: "give",
    size: 4,
    turns: "e4 e3 c4 c3 d2 d4",
    goal: { kind: "flip" },
    answer: "d7;Xd4;Xc4",
    texts: {
      en: {
        title: "Give back",
        text:
          "If a flipped stone joins stones of yours that see the edge, you must give a connected set of those away. " +
          "You are Black: place d7, flip d4, and choose what to give.",
        hint: "d7, then d4, then c4 or e4 for the stone to give.",
        praise: "A flip has its price when it joins your own stones.",
      },
      de: {
        title: "Gib ab",
        text:
          "Kommt ein umgedrehter Stein zu eigenen Steinen, die den Rand sehen, musst du davon eine zusammenhängende " +
          "Gruppe abgeben. Du bist Schwarz: Setze auf d7, drehe d4 um und wähle, was du abgibst.",
        hint: "d7, dann d4, dann c4 oder e4 für den Stein, den du abgibst.",
        praise: "Umdrehen hat seinen Preis, wenn der Stein zu deinen eigenen kommt.",
      },
      fr: {
        title: "Céder",
        text:
          "Si une pierre retournée rejoint des pierres à vous qui voient le bord, vous devez céder un ensemble " +
          "relié de celles-ci. Vous jouez les Noirs : posez en d7, retournez d4, et choisissez ce que vous cédez.",
        hint: "d7, puis d4, puis c4 ou e4 pour la pierre à céder.",
        praise: "Retourner a son prix quand la pierre rejoint les vôtres.",
      },
    },
  },
  {
    id: "swap",
    size: 4,
    turns: "d4",
    goal: { kind: "turns", turns: ["swap"] },
    answer: "swap",
    texts: {
      en: {
        title: "Swap",
        text:
          "Black’s first stone lies in the middle, which is a good place. You are second, and this once you may " +
          "swap instead of placing: the stone is yours then.",
        hint: "Press “Swap colours” below the board.",
        praise: "You have Black now, and it is White’s turn.",
      },
      de: {
        title: "Tausche",
        text:
          "Der erste Stein von Schwarz liegt in der Mitte, und das ist ein guter Platz. Du bist Zweiter " +
          "und darfst dieses eine Mal tauschen, statt zu setzen: Dann gehört der Stein dir.",
        hint: "Drücke „Farben tauschen“ unter dem Brett.",
        praise: "Jetzt hast du Schwarz, und Weiß ist am Zug.",
      },
      fr: {
        title: "Échanger",
        text:
          "La première pierre des Noirs est au milieu, et c’est une bonne place. Vous jouez en second et, pour " +
          "cette fois, vous pouvez échanger au lieu de poser : la pierre est alors à vous.",
        hint: "Choisissez « Échanger les couleurs » sous le plateau.",
        praise: "Vous avez maintenant les Noirs, et c’est aux Blancs de jouer.",
      },
    },
  },
];
