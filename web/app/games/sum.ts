/** The lessons of Sum, with their texts in each language. */

import type { Lesson } from "../learn/lessons.js";

export const lessons: readonly Lesson[] = [
  {
    id: "win",
    size: 3,
    turns: "a2 b3 a1 c3 b2 c2 a3 c1",
    goal: { kind: "win" },
    answer: "b1",
    texts: {
      en: {
        title: "The goal: most stones",
        text:
          "The player with the most stones wins, when no more can be placed. White and Black have four each, and one " +
          "square is left. You are White: take it.",
        hint: "The free square is b1, on the lowest row.",
        praise: "Five stones against four: you have won.",
      },
      de: {
        title: "Das Ziel: die meisten Steine",
        text:
          "Wer die meisten Steine hat, wenn keiner mehr gesetzt werden kann, gewinnt. Weiß und Schwarz haben je vier, und " +
          "ein Feld ist noch frei. Du bist Weiß: Nimm es dir.",
        hint: "Das freie Feld ist b1, in der untersten Reihe.",
        praise: "Fünf Steine gegen vier: Du hast gewonnen.",
      },
      fr: {
        title: "Le but : avoir le plus de pierres",
        text:
          "Qui a le plus de pierres quand on ne peut plus en poser gagne. Les Blancs et les Noirs en ont quatre chacun, et " +
          "il reste une case. Vous jouez les Blancs : prenez-la.",
        hint: "La case libre est b1, dans la rangée du bas.",
        praise: "Cinq pierres contre quatre : vous avez gagné.",
      },
    },
  },
  {
    id: "place",
    size: 5,
    turns: "b2 d2 a4 d3 a5 c4 b5 d5",
    goal: { kind: "turns", turns: ["a1", "a2", "a3", "b1", "b3", "c1", "c2"] },
    answer: "b3",
    texts: {
      en: {
        title: "Where you may place",
        text:
          "Count the stones on a square and the eight round it, including the new one: you need at least as many as " +
          "your opponent. You are White. Place a stone next to b2.",
        hint: "c3 has three black neighbours: too many. On b3 you are stronger.",
        praise: "There your stone stands firm.",
      },
      de: {
        title: "Wo du setzen darfst",
        text:
          "Zähle die Steine auf einem Feld und den acht darum herum, den neuen mitgezählt: Du brauchst mindestens so " +
          "viele wie dein Gegner. Du bist Weiß. Setze einen Stein neben b2.",
        hint: "c3 hat drei schwarze Nachbarn: Das sind zu viele. Auf b3 bist du stärker.",
        praise: "Dort liegt dein Stein sicher.",
      },
      fr: {
        title: "Où l’on peut poser",
        text:
          "Comptez les pierres sur une case et sur les huit qui l’entourent, la nouvelle comprise : il vous en faut " +
          "au moins autant que l’adversaire. Vous jouez les Blancs. Posez une pierre à côté de b2.",
        hint: "c3 a trois voisines noires : c’est trop. En b3, vous avez le dessus.",
        praise: "Là, votre pierre tient bon.",
      },
    },
  },
  {
    id: "remove",
    size: 5,
    turns: "c2 d2",
    goal: { kind: "capture" },
    answer: "d3",
    texts: {
      en: {
        title: "Make a stone fall",
        text:
          "A stone that has fewer of its own colour on and round its square than of the other is removed. Black’s " +
          "d2 has one white stone beside it. You are White: put a second one there.",
        hint: "Any free square that touches d2 will do, such as d3.",
        praise: "Two against one: it fell.",
      },
      de: {
        title: "Bring einen Stein zu Fall",
        text:
          "Ein Stein kommt vom Brett, wenn auf seinem Feld und den Feldern darum herum weniger Steine seiner " +
          "eigenen Farbe liegen als der anderen. Neben dem schwarzen auf d2 liegt ein weißer. Du bist Weiß: Setze " +
          "einen zweiten dazu.",
        hint: "Jedes freie Feld, das d2 berührt, ist recht, zum Beispiel d3.",
        praise: "Zwei gegen einen: Er ist gefallen.",
      },
      fr: {
        title: "Faire tomber une pierre",
        text:
          "Une pierre est retirée quand il y a, sur sa case et tout autour, moins de pierres de sa couleur que de " +
          "l’autre. À côté de la noire en d2, il y a une blanche. Vous jouez les Blancs : posez-en une deuxième.",
        hint: "Toute case libre qui touche d2 convient, par exemple d3.",
        praise: "Deux contre une : elle est tombée.",
      },
    },
  },
  {
    id: "chain",
    size: 5,
    turns: "b3 b1 e4 d3 b2 c2 c4 e5 c3 d5",
    goal: { kind: "capture", least: 3 },
    answer: "c1",
    texts: {
      en: {
        title: "Chain reaction",
        text:
          "When a stone falls, others may be left too weak and fall as well. You are White: find the square where " +
          "three black stones go at once.",
        hint: "Look at the lowest row, between b1 and c2.",
        praise: "Three in one turn.",
      },
      de: {
        title: "Kettenreaktion",
        text:
          "Fällt ein Stein, sind andere vielleicht zu schwach und fallen auch. Du bist Weiß: Finde das Feld, das " +
          "drei schwarze Steine auf einmal kostet.",
        hint: "Sieh dir die unterste Reihe an, zwischen b1 und c2.",
        praise: "Drei in einem Zug.",
      },
      fr: {
        title: "Réaction en chaîne",
        text:
          "Quand une pierre tombe, d’autres peuvent devenir trop faibles et tomber aussi. Vous jouez les Blancs : " +
          "trouvez la case qui fait partir trois pierres noires d’un coup.",
        hint: "Regardez la rangée du bas, entre b1 et c2.",
        praise: "Trois en un seul tour.",
      },
    },
  },
  {
    id: "skip",
    size: 4,
    holes: "a1",
    turns: "c3 d3 b3 d1 a3 d4 c2 c4 c1",
    goal: { kind: "turns", turns: ["pass"] },
    answer: "pass",
    texts: {
      en: {
        title: "Skipped",
        text:
          "On boards with holes the game is called Hole-sum; here a1 is one. You are Black, and there is no square " +
          "where you may place: then you are skipped. Let White go on.",
        hint: "Press “Continue” below the board.",
        praise: "Nothing is lost yet: the game ends only when neither can place a stone.",
      },
      de: {
        title: "Setz aus",
        text:
          "Auf Brettern mit Löchern heißt das Spiel Hole-sum; hier ist a1 ein Loch. Du bist Schwarz, und es gibt " +
          "kein Feld, auf das du setzen darfst: Dann setzt du aus. Lass Weiß weiterspielen.",
        hint: "Drücke „Weiter“ unter dem Brett.",
        praise: "Verloren ist damit noch nichts: Zu Ende ist die Partie erst, wenn beide nicht mehr setzen können.",
      },
      fr: {
        title: "Passer son tour",
        text:
          "Sur les plateaux à trous, le jeu s’appelle Hole-sum ; ici, a1 est un trou. Vous jouez les Noirs, et il " +
          "n’y a aucune case où vous puissiez poser : vous passez donc votre tour. Laissez les Blancs continuer.",
        hint: "Choisissez « Continuer » sous le plateau.",
        praise: "Rien n’est perdu : la partie ne finit que quand plus personne ne peut jouer.",
      },
    },
  },
];
