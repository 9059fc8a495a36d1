/** The lessons of Subsume, with their texts in each language. */

import type { Lesson } from "../learn/lessons.js";

export const lessons: readonly Lesson[] = [
  {
    id: "win",
    size: 3,
    turns: "e1 b3 b1 e3 c4 e2 b2 d1 d4",
    goal: { kind: "win" },
    answer: "c1",
    texts: {
      en: {
        title: "The goal: most of the edge",
        text:
          "You win with a loop of your colour on more than half of the edge: here on seven of its twelve cells. When you " +
          "close a loop and at least half of it is yours, the rest turns to your colour. You are Blue, and one stone is " +
          "missing.",
        hint: "Look at the left side of the board, between b1 and d1.",
        praise: "The loop turned blue all round, and it takes up most of the edge.",
      },
      de: {
        title: "Das Ziel: mehr als der halbe Rand",
        text:
          "Du gewinnst mit einem Ring deiner Farbe auf mehr als der Hälfte des Randes: hier auf sieben seiner zwölf " +
          "Felder. Schließt du einen Ring, der mindestens zur Hälfte dir gehört, nimmt auch der Rest deine Farbe an. Du " +
          "bist Blau, und ein Stein fehlt noch.",
        hint: "Sieh dir die linke Seite des Brettes an, zwischen b1 und d1.",
        praise: "Der Ring ist rundherum blau geworden und nimmt mehr als die Hälfte des Randes ein.",
      },
      fr: {
        title: "Le but : plus de la moitié du bord",
        text:
          "Vous gagnez avec une boucle de votre couleur sur plus de la moitié du bord : ici, sur sept de ses douze cases. " +
          "Si vous fermez une boucle dont au moins la moitié est à vous, le reste prend votre couleur. Vous jouez les " +
          "Bleus, et il ne manque qu’une pierre.",
        hint: "Regardez le côté gauche du plateau, entre b1 et d1.",
        praise: "La boucle est devenue bleue tout autour, et elle occupe plus de la moitié du bord.",
      },
    },
  },
  {
    id: "place",
    size: 4,
    turns: "d3 c2 e4 e3 a4 b5 g1 f1",
    goal: { kind: "turns", turns: ["e2", "f2", "f3"] },
    answer: "f2",
    texts: {
      en: {
        title: "Where you may place",
        text:
          "A stone must touch at least as many enemy stones as stones of yours. You are Red. Place a stone so that " +
          "it touches the blue one on e3.",
        hint: "d4 touches two red stones and a blue one: that is not allowed. Try f2.",
        praise: "So you go where your opponent is strong.",
      },
      de: {
        title: "Wo du setzen darfst",
        text:
          "Ein Stein muss mindestens so viele gegnerische wie eigene Steine berühren. Du bist Rot. Setze einen " +
          "Stein so, dass er den blauen auf e3 berührt.",
        hint: "d4 berührt zwei rote Steine und einen blauen: Das ist nicht erlaubt. Versuche es mit f2.",
        praise: "So gehst du dorthin, wo dein Gegner stark ist.",
      },
      fr: {
        title: "Où l’on peut poser",
        text:
          "Une pierre doit toucher au moins autant de pierres adverses que des vôtres. Vous jouez les Rouges. Posez " +
          "une pierre qui touche la bleue en e3.",
        hint: "d4 touche deux pierres rouges et une bleue : ce n’est pas permis. Essayez f2.",
        praise: "Vous allez donc là où l’adversaire est fort.",
      },
    },
  },
  {
    id: "flip",
    size: 4,
    turns: "f1 e5 f3 a4 a1 c6 e4 f4 a3 d3 f5 g4",
    goal: { kind: "flip", least: 2 },
    answer: "g3",
    texts: {
      en: {
        title: "Close a loop",
        text:
          "A ring of six stones or more is a loop, whatever their colours. If at least half of it is yours when you " +
          "close it, the rest of it turns to your colour. You are Red: close the loop round f4.",
        hint: "Five of the six cells round f4 have stones. Which one is left?",
        praise: "Four of six were red, so e5 and g4 turned red too.",
      },
      de: {
        title: "Schließe einen Ring",
        text:
          "Sechs oder mehr Steine, die sich rundherum berühren, sind ein Ring, gleich welcher Farbe sie sind. " +
          "Gehört beim Schließen mindestens die Hälfte dir, nimmt auch der Rest deine Farbe an. Du bist Rot: " +
          "Schließe den Ring um f4.",
        hint: "Auf fünf der sechs Felder um f4 liegen Steine. Welches ist noch frei?",
        praise: "Vier von sechs waren rot, also sind auch e5 und g4 rot geworden.",
      },
      fr: {
        title: "Fermer une boucle",
        text:
          "Un anneau d’au moins six pierres est une boucle, quelles que soient leurs couleurs. Si au moins la " +
          "moitié est à vous quand vous la fermez, le reste prend votre couleur. Vous jouez les Rouges : fermez la " +
          "boucle autour de f4.",
        hint: "Cinq des six cases autour de f4 portent une pierre. Laquelle reste libre ?",
        praise: "Quatre sur six étaient rouges : e5 et g4 le sont donc devenues aussi.",
      },
    },
  },
  {
    id: "remove",
    size: 3,
    turns: "e2 b2 c4 b3 a2 b4 c3 c5",
    goal: { kind: "capture" },
    answer: "a3",
    texts: {
      en: {
        title: "What is inside goes",
        text:
          "Whatever stones a new loop surrounds are removed, and nothing is ever placed there again. You are Red: " +
          "surround the blue stone on b3.",
        hint: "Look at the neighbours of b3. One of them is empty.",
        praise: "The blue stone is gone, and two others have turned.",
      },
      de: {
        title: "Was drinnen liegt, verschwindet",
        text:
          "Alle Steine, die ein neuer Ring umschließt, kommen vom Brett, und dorthin wird nie wieder gesetzt. Du " +
          "bist Rot: Schließe den blauen Stein auf b3 ein.",
        hint: "Sieh dir die Nachbarfelder von b3 an. Eines davon ist leer.",
        praise: "Der blaue Stein ist weg, und zwei andere haben die Farbe gewechselt.",
      },
      fr: {
        title: "Ce qui est dedans s’en va",
        text:
          "Toutes les pierres qu’une nouvelle boucle entoure sont retirées, et on n’y pose plus jamais rien. Vous " +
          "jouez les Rouges : entourez la pierre bleue en b3.",
        hint: "Regardez les voisines de b3. L’une d’elles est vide.",
        praise: "La pierre bleue est partie, et deux autres se sont retournées.",
      },
    },
  },
];
