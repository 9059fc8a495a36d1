/** What the lessons say in French. Learners are addressed with « vous », titles are infinitives. */

/** @type {typeof import("./en.js").en} */
export const fr = {
  subsume: {
    place: {
      title: "Où l’on peut poser",
      text: "Une pierre doit toucher au moins autant de pierres adverses que des vôtres. Vous jouez les Rouges. Posez "
        + "une pierre qui touche la bleue en e3.",
      hint: "d4 touche deux pierres rouges et une bleue : ce n’est pas permis. Essayez f2.",
      praise: "Vous allez donc là où l’adversaire est fort.",
    },
    flip: {
      title: "Fermer une boucle",
      text: "Un anneau d’au moins six pierres est une boucle, quelles que soient leurs couleurs. Si au moins la moitié "
        + "est à vous quand vous la fermez, le reste prend votre couleur. Vous jouez les Rouges : fermez la boucle "
        + "autour de f4.",
      hint: "Cinq des six cases autour de f4 portent une pierre. Laquelle reste libre ?",
      praise: "Quatre sur six étaient rouges : e5 et g4 le sont donc devenues aussi.",
    },
    remove: {
      title: "Ce qui est dedans s’en va",
      text: "Toutes les pierres qu’une nouvelle boucle entoure sont retirées, et on n’y pose plus jamais rien. Vous "
        + "jouez les Rouges : entourez la pierre bleue en b3.",
      hint: "Regardez les voisines de b3. L’une d’elles est vide.",
      praise: "La pierre bleue est partie, et deux autres se sont retournées.",
    },
    win: {
      title: "Gagner par le bord",
      text: "Vous gagnez avec une boucle de votre couleur sur plus de la moitié du bord : ici, sur sept de ses douze "
        + "cases. Vous jouez les Bleus. Une seule pierre en retourne assez de rouges.",
      hint: "Regardez le côté gauche du plateau, entre b1 et d1.",
      praise: "La boucle est devenue bleue tout autour, et elle occupe plus de la moitié du bord.",
    },
  },
  parasol: {
    place: {
      title: "Poser une pierre",
      text: "Un parasol est une case avec ses six voisines. Ce plateau en compte sept, et la case du milieu, c3, fait "
        + "partie de tous. Vous jouez les Rouges : prenez-la.",
      hint: "Choisissez c3, au milieu du plateau.",
      praise: "Une seule pierre, et elle compte dans sept parasols.",
    },
    swap: {
      title: "Échanger",
      text: "La première pierre des Rouges est sur la meilleure case du plateau. Vous jouez en second et, pour cette "
        + "fois, vous pouvez échanger au lieu de poser : la pierre reste où elle est, et sa couleur est à vous.",
      hint: "Choisissez « Échanger les couleurs » sous le plateau.",
      praise: "Vous avez maintenant les Rouges, et l’adversaire continue avec les Bleus. Qui commence doit s’y attendre, "
        + "et commence donc modestement.",
    },
    hold: {
      title: "Quatre sur sept",
      text: "Ce plateau est un seul parasol. Les Rouges et les Bleus y ont trois pierres chacun, et il reste une case. "
        + "Qui a quatre des sept pierres tient le parasol. Gagnez-le pour les Rouges.",
      hint: "Il ne reste que b2, au milieu.",
      praise: "Quatre sur sept : le parasol est à vous, et la partie avec lui.",
    },
    win: {
      title: "La majorité des parasols",
      text: "Sept parasols, et une seule case à remplir. Remplissez-la pour les Rouges et voyez qui en tient le plus.",
      hint: "La case vide est c4.",
      praise: "Le plateau est plein, et la plupart des parasols sont aux Rouges. Leur nombre est impair : il y a "
        + "toujours un gagnant.",
    },
  },
  surmount: {
    replace: {
      title: "Remplacer",
      text: "Vous pouvez poser une pierre à la place d’une pierre adverse si le groupe de celle-ci est plus petit que "
        + "celui que vous formez. Vous jouez les Blancs, avec trois pierres alignées à côté de trois noires. "
        + "Capturez-les.",
      hint: "En b2, votre pierre en rejoint trois autres : quatre contre trois.",
      praise: "Tout le groupe noir est parti. Ici, la taille fait tout.",
    },
    grow: {
      title: "S’étendre et capturer",
      text: "Si votre pierre rejoint un de vos groupes qui touche un groupe adverse plus grand, vous pouvez continuer "
        + "dans le même tour : étendez-le jusqu’à ce qu’il soit exactement aussi grand, puis capturez l’autre. Vous "
        + "jouez les Blancs. Commencez en b3, à côté de votre pierre en c3.",
      hint: "b3, puis a2 : trois pierres. Choisissez maintenant d4 pour capturer les trois noires.",
      praise: "Trois contre trois : l’égalité suffit à un groupe qui s’est relié et étendu.",
    },
    long: {
      title: "Un long tour",
      text: "Les Blancs ont un groupe de quatre. Vous jouez les Noirs : posez en d5, à côté de votre pierre en d6, et "
        + "étendez-vous par des cases qui ne touchent aucun autre groupe que ceux que ces deux pierres touchent déjà.",
      hint: "d5, puis e4 et e6. Vous en avez alors quatre : capturez en c6.",
      praise: "Quatre pierres posées en un seul tour, et quatre blanches de moins.",
    },
    win: {
      title: "Capturer la dernière pierre",
      text: "Vous gagnez quand l’adversaire n’a plus de pierre. Vous jouez les Blancs, et les Noirs n’ont plus qu’un "
        + "groupe de trois. Posez, étendez-vous et capturez-le.",
      hint: "Commencez en c6, à côté de d6 ; étendez-vous en b5 ; puis capturez en b4.",
      praise: "Il ne reste pas une pierre noire.",
    },
  },
  sunspot: {
    flip: {
      title: "Retourner",
      text: "Une pierre qui voit le bord du plateau ne peut pas être retournée ; une pierre qui ne le voit nulle part "
        + "peut l’être, si elle est reliée à une pierre qui le voit. La blanche en c4 ne voit le bord que par b3 et a2. "
        + "Vous jouez les Noirs : barrez cette ligne avec une pierre en a2, puis retournez c4.",
      hint: "Choisissez d’abord a2, puis c4.",
      praise: "Une pierre blanche est devenue vôtre, et cela ne vous a rien coûté.",
    },
    give: {
      title: "Céder",
      text: "Si une pierre retournée rejoint des pierres à vous qui voient le bord, vous devez céder un ensemble relié "
        + "de celles-ci. Vous jouez les Noirs : posez en d7, retournez d4, et choisissez ce que vous cédez.",
      hint: "d7, puis d4, puis c4 ou e4 pour la pierre à céder.",
      praise: "Retourner a son prix quand la pierre rejoint les vôtres.",
    },
    swap: {
      title: "Échanger",
      text: "La première pierre des Noirs est au milieu, et c’est une bonne place. Vous jouez en second et, pour cette "
        + "fois, vous pouvez échanger au lieu de poser : la pierre est alors à vous.",
      hint: "Choisissez « Échanger les couleurs » sous le plateau.",
      praise: "Vous avez maintenant les Noirs, et c’est aux Blancs de jouer.",
    },
    win: {
      title: "Fermer une boucle",
      text: "Vous gagnez avec une boucle de vos pierres autour d’une pierre adverse ou d’une case vide. Vous jouez les "
        + "Noirs, et une seule pierre ferme une boucle.",
      hint: "Regardez d3 : qui sont ses voisines ?",
      praise: "La boucle est fermée.",
    },
  },
  sum: {
    place: {
      title: "Où l’on peut poser",
      text: "Comptez les pierres sur une case et sur les huit qui l’entourent, la nouvelle comprise : il vous en faut au "
        + "moins autant que l’adversaire. Vous jouez les Blancs. Posez une pierre à côté de b2.",
      hint: "c3 a trois voisines noires : c’est trop. En b3, vous avez le dessus.",
      praise: "Là, votre pierre tient bon.",
    },
    remove: {
      title: "Faire tomber une pierre",
      text: "Une pierre est retirée quand il y a, sur sa case et tout autour, moins de pierres de sa couleur que de "
        + "l’autre. À côté de la noire en d2, il y a une blanche. Vous jouez les Blancs : posez-en une deuxième.",
      hint: "Toute case libre qui touche d2 convient, par exemple d3.",
      praise: "Deux contre une : elle est tombée.",
    },
    chain: {
      title: "L’une après l’autre",
      text: "Quand une pierre tombe, d’autres peuvent devenir trop faibles et tomber aussi. Vous jouez les Blancs : "
        + "trouvez la case qui fait partir trois pierres noires d’un coup.",
      hint: "Regardez la rangée du bas, entre b1 et c2.",
      praise: "Trois en un seul tour.",
    },
    skip: {
      title: "Passer son tour",
      text: "Sur les plateaux à trous, le jeu s’appelle Hole-sum ; ici, a1 est un trou. Vous jouez les Noirs, et il n’y "
        + "a aucune case où vous puissiez poser : vous passez donc votre tour. Laissez les Blancs continuer.",
      hint: "Choisissez « Continuer » sous le plateau.",
      praise: "Rien n’est perdu : la partie ne finit que quand plus personne ne peut jouer.",
    },
  },
};
