"""The engine's sentences in French. Players are addressed with « vous »; a loop is a « boucle », a square a « case ».

Colours are said as on game sites, « les Noirs ». The space before « : » and « ; » is the narrow one that does not break.
"""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # Colours and counts
        "Red": "Rouges",
        "Blue": "Bleus",
        "Black": "Noirs",
        "White": "Blancs",
        "1 stone": "1 pierre",
        "{count} stones": "{count} pierres",
        "1 hole": "1 trou",
        "{count} holes": "{count} trous",
        "{number}": "{number}",
        "{others} or {last}": "{others} ou {last}",
        # How to win, and the rules in short
        "Close a loop of your colour that occupies more than half of the board’s edge.": (
            "Fermez une boucle de votre couleur qui occupe plus de la moitié du bord du plateau."
        ),
        "Place one stone a turn where it touches at least as many of your opponent’s stones as of your own, but not "
        "inside a loop. A loop is a closed ring of stones, of one colour or both. When you close one, all its stones "
        "become yours if at least half of them are yours already, otherwise your opponent’s, and every stone inside "
        "is removed. You win with a loop of your colour on more than half of the cells along the board’s edge.": (
            "À chaque tour, posez une pierre là où elle touche au moins autant de pierres adverses que des vôtres, mais "
            "jamais à l’intérieur d’une boucle. Une boucle est un anneau fermé de pierres, d’une couleur ou des deux. "
            "Quand vous en fermez une, toutes ses pierres deviennent vôtres si au moins la moitié l’est déjà, sinon "
            "celles de l’adversaire, et toutes les pierres à l’intérieur sont retirées. Vous gagnez avec une boucle de "
            "votre couleur sur plus de la moitié des cases du bord."
        ),
        "Win more parasols. You win one with four of its seven cells.": (
            "Gagnez plus de parasols. Vous en gagnez un avec quatre de ses sept cases."
        ),
        "A parasol is a cell with its six neighbours, all on the board; parasols overlap. Place one stone a turn on "
        "any empty cell until the board is full. You hold a parasol if at least four of its seven stones are yours. "
        "You win with more parasols than your opponent.": (
            "Un parasol est une case avec ses six voisines, toutes sur le plateau ; les parasols se chevauchent. À "
            "chaque tour, posez une pierre sur une case vide, jusqu’à ce que le plateau soit plein. Un parasol est à "
            "vous si au moins quatre de ses sept pierres sont vôtres. Vous gagnez avec plus de parasols que "
            "l’adversaire."
        ),
        "Leave your opponent without a stone on the board.": "Ne laissez à l’adversaire aucune pierre sur le plateau.",
        "A group is a connected set of stones of one colour. Place a stone on an empty cell; or put it in place of an "
        "enemy stone whose group is smaller than the group you make, which removes that whole enemy group. If your "
        "stone joins a group of yours and the group then touches an enemy group of at least its size, you may add "
        "stones to it in the same turn until it is exactly as large as that group, and capture it. You win when your "
        "opponent has no stone left.": (
            "Un groupe est un ensemble de pierres reliées d’une même couleur. Posez une pierre sur une case vide ; ou à "
            "la place d’une pierre adverse dont le groupe est plus petit que celui que vous formez, ce qui retire tout "
            "ce groupe. Si votre pierre rejoint un de vos groupes et qu’il touche alors un groupe adverse au moins "
            "aussi grand, vous pouvez, dans le même tour, ajouter des pierres à votre groupe jusqu’à ce qu’il ait exactement la "
            "même taille, puis capturer l’autre. Vous gagnez quand l’adversaire n’a plus de pierre."
        ),
        "Close a loop of your stones around an enemy stone or an empty cell.": (
            "Fermez une boucle de vos pierres autour d’une pierre adverse ou d’une case vide."
        ),
        "A stone sees the edge if it lies on the edge of the board or a straight line of empty cells leads from it to "
        "the edge. Place a stone; then you may flip, to your colour, one enemy stone that does not see the edge but "
        "is connected to one that does. If the flipped stone is then connected to stones of yours that see the edge, "
        "you give one connected set of those to your opponent. You win when, after a turn, your stones form a closed "
        "loop round an enemy stone or an empty cell.": (
            "Une pierre voit le bord si elle est sur le bord du plateau ou si une ligne droite de cases vides l’y mène. "
            "Posez une pierre ; vous pouvez ensuite retourner à votre couleur une pierre adverse qui ne voit pas le "
            "bord mais qui est reliée à une pierre qui le voit. Si la pierre retournée est alors reliée à des pierres à "
            "vous qui voient le bord, vous cédez à l’adversaire un ensemble relié de celles-ci. Vous gagnez quand, "
            "après un tour, vos pierres forment une boucle fermée autour d’une pierre adverse ou d’une case vide."
        ),
        "Have the most stones when no more can be placed.": "Ayez le plus de pierres quand on ne peut plus en poser.",
        "Count the stones on a square and on the eight around it. You may place a stone where, with it, you have at "
        "least as many there as your opponent; and a stone whose owner has fewer there than the other player is "
        "removed. A player who cannot place is skipped. When neither can, the player with the most stones wins. With "
        "holes in the board the game is called Hole-sum.": (
            "Comptez les pierres sur une case et sur les huit qui l’entourent. Vous pouvez poser une pierre là où, avec "
            "elle, vous en avez au moins autant que l’adversaire ; et une pierre dont le propriétaire en a moins que "
            "l’autre à cet endroit est retirée. Qui ne peut pas poser passe son tour. Quand plus personne ne le peut, "
            "celui qui a le plus de pierres gagne. Avec des trous dans le plateau, le jeu s’appelle Hole-sum."
        ),
        # What may be done now
        "Place a stone.": "Posez une pierre.",
        "Place a stone outside all loops, touching at least as many enemy stones as your own.": (
            "Posez une pierre hors des boucles, touchant au moins autant de pierres adverses que des vôtres."
        ),
        "Place a stone where it is not outnumbered, counting its square and the eight around it.": (
            "Posez une pierre là où elle n’est pas en minorité, en comptant sa case et les huit autour."
        ),
        "Place a stone on an empty cell, or on an enemy group smaller than the one you make.": (
            "Posez une pierre sur une case vide ou sur un groupe adverse plus petit que celui formé."
        ),
        "Your group has {stones}: {choice}.": "Votre groupe a {stones} : {choice}.",
        "{choice}, or {other}": "{choice}, ou {other}",
        "capture an enemy group of {size}": "capturez un groupe adverse de {size}",
        "grow to exactly {sizes} and capture one as large": "passez à {sizes} exactement et capturez-en un de même taille",
        "finish the turn": "finissez le tour",
        "Flip an enemy stone that does not see the edge but joins one that does, or finish the turn.": (
            "Retournez une pierre adverse qui ne voit pas le bord mais en rejoint une qui le voit, ou finissez le tour."
        ),
        "The board is full: flip an enemy stone that does not see the edge but joins one that does.": (
            "Le plateau est plein : retournez une pierre adverse qui ne voit pas le bord mais en rejoint une qui le voit."
        ),
        "The flipped stone joins stones of yours that see the edge: give away one connected set of them.": (
            "La pierre rejoint des vôtres qui voient le bord : cédez-en un ensemble relié à l’adversaire."
        ),
        # Forced passes
        "{colour} must pass: {reason}.": "Les {colour} doivent passer : {reason}.",
        "every empty cell lies inside a loop or touches more stones of this colour than of the other": (
            "chaque case vide est dans une boucle ou touche plus de pierres de cette couleur que de l’autre"
        ),
        "on every empty square a new stone would be outnumbered and removed at once": (
            "sur chaque case vide, une nouvelle pierre serait en minorité et aussitôt retirée"
        ),
        "the board is full, and no enemy group is small enough to be replaced": (
            "le plateau est plein, et aucun groupe adverse n’est assez petit pour être remplacé"
        ),
        "the board is full, and there is no enemy stone that could be flipped": (
            "le plateau est plein, et aucune pierre adverse ne peut être retournée"
        ),
        # How a game was won
        "{winner} has a loop on {won} of {perimeter} edge cells; {needed} were needed.": (
            "Les {winner} ont une boucle sur {won} des {perimeter} cases du bord ; il en fallait {needed}."
        ),
        "{winner} has a loop of {stones} round {cells}.": "Les {winner} ont une boucle de {stones} autour de {cells}.",
        "1 cell": "1 case",
        "{count} cells": "{count} cases",
        "{winner} holds {won} of the {parasols} parasols; {needed} were needed.": (
            "Les {winner} tiennent {won} des {parasols} parasols ; il en fallait {needed}."
        ),
        "{winner} holds the only parasol.": "Les {winner} tiennent l’unique parasol.",
        "{winner} has {stones}, {loser} {lost}.": "Les {winner} ont {stones}, les {loser} {lost}.",
        "{winner} has {stones}, {loser} {lost}; {needed} were needed.": (
            "Les {winner} ont {stones}, les {loser} {lost} ; il en fallait {needed}."
        ),
        "{loser} has no stone left on the board; {winner} has {stones}.": (
            "Les {loser} n’ont plus de pierre sur le plateau ; les {winner} ont {stones}."
        ),
        # Why something is not allowed, in any game
        "The game is over.": "La partie est finie.",
        "The colours cannot be swapped now.": "Les couleurs ne peuvent pas être échangées maintenant.",
        "A player who can play must not pass.": "Qui peut jouer ne doit pas passer.",
        "A turn cannot be ended before it has begun.": "Un tour ne peut pas finir avant d’avoir commencé.",
        "Nothing but a pass is possible: {reason}.": "On ne peut que passer : {reason}.",
        "The turn is over before {step}.": "Le tour est fini avant {step}.",
        "There is already a stone on {cell}.": "Il y a déjà une pierre en {cell}.",
        "{cell} is a hole; nothing is ever placed there.": "{cell} est un trou ; on n’y pose jamais de pierre.",
        "The stone on {cell} is your own.": "La pierre en {cell} est à vous.",
        "There is no enemy stone on {cell}.": "Il n’y a pas de pierre adverse en {cell}.",
        "A cell is named twice.": "Une case est nommée deux fois.",
        "nothing has been played that could be taken back": "aucun coup n’a été joué qu’on puisse annuler",
        "nothing has been taken back that could be played again": "aucun coup n’a été annulé qu’on puisse rejouer",
        "{text}: {reason}": "{text} : {reason}",
        "{error}.": "{error}.",
        # Subsume
        "{cell} touches more of your own stones ({friends}) than of your opponent’s ({enemies}); a stone must touch at "
        "least as many of the opponent’s as of your own.": (
            "{cell} touche plus de vos propres pierres ({friends}) que de pierres adverses ({enemies}) ; une pierre "
            "doit toucher au moins autant de pierres adverses que des vôtres."
        ),
        "{cell} is surrounded by a loop, and nothing may be placed inside a loop.": (
            "{cell} est entourée d’une boucle, et rien ne peut être posé à l’intérieur d’une boucle."
        ),
        # Sum
        "On {cell} and the squares around it you would have {stones}, including the new one, and your opponent "
        "{enemies}; you need at least as many.": (
            "En {cell} et sur les cases voisines, vous auriez {stones}, la nouvelle comprise, et l’adversaire "
            "{enemies} ; il vous en faut au moins autant."
        ),
        # Sunspot
        "The stone on {cell} is not connected to an enemy stone that sees the edge, so it cannot be flipped.": (
            "La pierre en {cell} n’est reliée à aucune pierre adverse qui voit le bord ; elle ne peut donc pas être "
            "retournée."
        ),
        "The stone on {cell} sees the edge; only stones that do not see it can be flipped.": (
            "La pierre en {cell} voit le bord ; seules celles qui ne le voient pas peuvent être retournées."
        ),
        "The stone on {cell} does not see the edge; only stones that see it can be given away.": (
            "La pierre en {cell} ne voit pas le bord ; seules celles qui le voient peuvent être cédées."
        ),
        "First some stones that see the edge must be given away, of the group that the flipped stone joined.": (
            "Il faut d’abord céder des pierres qui voient le bord, du groupe que la pierre retournée a rejoint."
        ),
        "A stone must be placed before one is flipped.": "Il faut poser une pierre avant d’en retourner une.",
        "Only one stone is placed in a turn.": "On ne pose qu’une pierre par tour.",
        # Surmount
        "The enemy group on {cell} has {stones} and the group being created would have {created}; it must be the "
        "larger one.": (
            "Le groupe adverse en {cell} a {stones} et le groupe que vous formeriez en aurait {created} ; il doit être "
            "le plus grand."
        ),
        "The enemy group on {cell} has {stones} and yours {ours}; they must be equal.": (
            "Le groupe adverse en {cell} a {stones} et le vôtre {ours} ; ils doivent être égaux."
        ),
        "The growing group did not touch the group on {cell} after the first placement.": (
            "Le groupe qui s’étend ne touchait pas le groupe en {cell} après la première pierre."
        ),
        "{cell} is not adjacent to your group.": "{cell} n’est pas voisine de votre groupe.",
        "{cell} is not adjacent to the group that is growing.": "{cell} n’est pas voisine du groupe qui s’étend.",
        "{cell} touches a group that the growing group did not touch after the first placement.": (
            "{cell} touche un groupe que le groupe qui s’étend ne touchait pas après la première pierre."
        ),
        "{cell} would make the group larger than any enemy group it could still capture.": (
            "Avec {cell}, le groupe dépasserait tout groupe adverse qu’il pourrait encore capturer."
        ),
        "A turn in which the group has grown must end with the capture of an enemy group of exactly its size.": (
            "Un tour où le groupe s’est étendu doit finir par la capture d’un groupe adverse d’exactement la même "
            "taille."
        ),
        # Why no game can begin from a position
        "On an empty board {colour} begins.": "Sur un plateau vide, les {colour} commencent.",
        "With {mover} to play {first_player} must have exactly {wanted}, and here they have {first} and {second}.": (
            "Quand c’est aux {mover} de jouer, les {first_player} doivent avoir exactement {wanted} ; ici, il y en a "
            "{first} et {second}."
        ),
        "one stone more than {second_player}": "une pierre de plus que les {second_player}",
        "as many stones as {second_player}": "autant de pierres que les {second_player}",
        "The board is full, so the game would be over.": "Le plateau est plein ; la partie serait donc finie.",
        "Every free square has its stone, so the game would be over.": (
            "Chaque case libre a sa pierre ; la partie serait donc finie."
        ),
        "{colour} has no stone, so the game would be over.": (
            "Les {colour} n’ont pas de pierre ; la partie serait donc finie."
        ),
        "The stones of {colour} form a closed loop, so the game would be over.": (
            "Les pierres des {colour} forment une boucle fermée ; la partie serait donc finie."
        ),
        "{owner} has a loop on more than half of the edge, so the game would be over.": (
            "Les {owner} ont une boucle sur plus de la moitié du bord ; la partie serait donc finie."
        ),
        "More pairs of neighbouring stones are of one colour ({alike}) than of two ({unlike}), though each stone was "
        "placed where it touched at least as many of the opponent’s.": (
            "Plus de paires de pierres voisines sont d’une même couleur ({alike}) que de deux ({unlike}), alors que "
            "chaque pierre a été posée où elle touchait au moins autant de pierres adverses."
        ),
        "The loop through {cell} has stones of both colours; closing it made them all of one.": (
            "La boucle qui passe par {cell} a des pierres des deux couleurs ; en se fermant, elle est devenue d’une "
            "seule."
        ),
        "The stone on {cell} lies inside a loop, so it would have been removed.": (
            "La pierre en {cell} est à l’intérieur d’une boucle ; elle aurait donc été retirée."
        ),
        "The stone on {cell} is outnumbered there, so it would have been removed.": (
            "La pierre en {cell} y est en minorité ; elle aurait donc été retirée."
        ),
        "{colour} has just played, so there must be a stone of that colour.": (
            "Les {colour} viennent de jouer ; il doit donc y avoir une pierre de cette couleur."
        ),
        "Every turn adds one stone, so with {count} on the board it is {colour}’s turn.": (
            "Chaque tour ajoute une pierre ; avec {count} sur le plateau, c’est donc aux {colour} de jouer."
        ),
        "{colour} has placed a stone by now, and no player ever loses the last one.": (
            "Les {colour} ont déjà posé une pierre, et personne ne perd jamais la dernière."
        ),
        "no game can start from {text}: {problem}": "on ne peut pas commencer par {text} : {problem}",
        "a start position is a text such as 'd4 e5/c3/2', not {text}": (
            "une position de départ est un texte comme 'd4 e5/c3/2', et non {text}"
        ),
        "{text} is too long to be a start position": "{text} est trop long pour une position de départ",
        "{text} cannot be read as a start position such as 'd4 e5/c3/2'": (
            "{text} ne se lit pas comme une position de départ telle que 'd4 e5/c3/2'"
        ),
        "{cell} cannot hold a stone of each colour": "{cell} ne peut pas porter une pierre de chaque couleur",
        "{name} is a hole; nothing is ever placed there": "{name} est un trou ; on n’y pose jamais de pierre",
        "the stone on {name} is named twice": "la pierre en {name} est nommée deux fois",
        # Opponents
        "Grows beside its own stones and hopes that a loop will come of it.": (
            "Pousse à côté de ses pierres et espère qu’une boucle en sortira."
        ),
        "Goes for your stones wherever it can touch them.": "S’en prend à vos pierres partout où il peut les toucher.",
        "Settles where there is room, and lets you come.": "S’installe où il n’y a personne, et vous laisse venir.",
        "Holds the edge, where this game is won.": "Tient le bord, là où ce jeu se gagne.",
        "Reads ahead, and plays what it finds.": "Voit loin devant, et joue ce qu’il trouve.",
        "Falls beside its own stones, one drop after the other.": "Tombe à côté de ses pierres, goutte après goutte.",
        "Blows into whatever you are building.": "Souffle dans tout ce que vous construisez.",
        "Likes open sky and empty parasols.": "Aime le ciel dégagé et les parasols vides.",
        "Spans wide from the edge, and closes in late.": "Se déploie largement depuis le bord, et resserre tard.",
        "Counts every parasol, and takes the ones that matter.": "Compte chaque parasol, et prend ceux qui importent.",
        "Grows one big cushion and leans on it.": "Fait pousser un gros coussin et s’appuie dessus.",
        "Takes whatever it can take, at once.": "Prend tout ce qui se prend, tout de suite.",
        "Drops stones behind your lines.": "Lâche des pierres derrière vos lignes.",
        "Builds large along the edge and waits to capture.": "Bâtit grand le long du bord et attend de capturer.",
        "Knows which group will stand at the end.": "Sait quel groupe tiendra à la fin.",
        "Glows on beside its own stones.": "Couve à côté de ses propres pierres.",
        "Flips and crowds you whenever it can.": "Retourne vos pierres et vous presse dès qu’il peut.",
        "Comes from far away, where there is room.": "Vient de loin, là où il y a de la place.",
        "Circles along the edge.": "Tourne le long du bord.",
        "Sees the loop before it is there.": "Voit la boucle avant qu’elle soit là.",
        "Spreads from stone to stone.": "S’étend de pierre en pierre.",
        "Bites at everything within reach.": "Mord tout ce qui est à sa portée.",
        "Walks to the empty quarter of the board.": "Marche vers le coin désert du plateau.",
        "Builds from the edge inward, stone on stone.": "Bâtit du bord vers l’intérieur, pierre sur pierre.",
        "Adds everything up, then plays.": "Fait le total, puis joue.",
        "Plays as well as you do: between {lower} and {upper}.": "Joue aussi bien que vous : entre {lower} et {upper}.",
        "there is no opponent {opponent}; they are {ids}": "il n’y a pas d’adversaire {opponent} ; il y a {ids}",
        "there are no opponents for {game}; the games are {games}": (
            "il n’y a pas d’adversaires pour {game} ; les jeux sont {games}"
        ),
        # Setting up a game
        "there is no game {game}; the games are {games}": "il n’y a pas de jeu {game} ; les jeux sont {games}",
        "{game} is played on sizes {smallest} to {largest}, not {size}": (
            "{game} se joue sur les tailles {smallest} à {largest}, et non {size}"
        ),
        "{game} is played without holes, not with {names}": "{game} se joue sans trous, et non avec {names}",
        "{game} is played without holes, not with {count}": "{game} se joue sans trous, et non avec {count}",
        "the number of holes is from 0 to {most} on size {size}, not {count}": (
            "il y a de 0 à {most} trous sur la taille {size}, et non {count}"
        ),
        "{game} needs an odd number of free squares, so that no game is drawn; size {size} with {holes} leaves {free}": (
            "{game} demande un nombre impair de cases libres, pour qu’aucune partie ne soit nulle ; la taille {size} "
            "avec {holes} en laisse {free}"
        ),
        "holes are given as a list of squares, not as {holes}": (
            "les trous se donnent comme une liste de cases, et non {holes}"
        ),
        "holes are given by their names or by their number, not as {holes} and as {count}": (
            "les trous se donnent par leurs noms ou par leur nombre, non comme {holes} et comme {count}"
        ),
        "the hole {name} is named twice": "le trou {name} est nommé deux fois",
        "a hole is given by the name of its square, not as {name}": (
            "un trou se donne par le nom de sa case, et non {name}"
        ),
        "a hole cannot be made: {error}": "le trou est impossible : {error}",
        "players are two names, not {players}": "les joueurs sont deux noms, et non {players}",
        # Reading turns and cells
        "{text} is not a network that can be used here": "{text} n’est pas un réseau utilisable ici",
        "{text} is not the name of a cell": "{text} n’est pas le nom d’une case",
        "{name} is not on this board": "{name} n’est pas sur ce plateau",
        "{text} cannot be read as a turn such as 'h8', 'h8;Xi3' or 'h8;Xi3;Xj2'": (
            "{text} ne se lit pas comme un coup tel que 'h8', 'h8;Xi3' ou 'h8;Xi3;Xj2'"
        ),
        "{text} cannot be read as a turn such as 'c3', 'xd4' or 'c3,c4(xd5)'": (
            "{text} ne se lit pas comme un coup tel que 'c3', 'xd4' ou 'c3,c4(xd5)'"
        ),
        "{text} is not a text": "{text} n’est pas un texte",
        "{text} is too long to be a turn": "{text} est trop long pour un coup",
        # Records and links
        "a record": "une partie notée",
        "a request": "une demande",
        "{text} is too long to be read ({length} characters)": (
            "{text} est trop long pour être lu ({length} caractères)"
        ),
        "{text} has too many brackets to be read": "{text} a trop de crochets pour être lu",
        "{text} is not {what}": "{text} n’est pas {what}",
        "{text} is not JSON": "{text} n’est pas du JSON",
        "{record} is not a record": "{record} n’est pas une partie notée",
        "{record} is too long to be a record ({length} characters)": (
            "{record} est trop long pour être une partie notée ({length} caractères)"
        ),
        "the record’s format is {found}, not {wanted}": "la partie notée a le format {found}, et non {wanted}",
        "the record’s version is {version}; this program reads versions up to {latest}": (
            "la partie notée a la version {version} ; ce programme lit les versions jusqu’à {latest}"
        ),
        "{text} is not a record: it should begin as in 'subsume 6: d4 e5'": (
            "{text} n’est pas une partie notée : elle devrait commencer comme 'subsume 6: d4 e5'"
        ),
        "{heading} should be a game, its size and perhaps 'holes c4,d5' or 'start d4/e5/1'": (
            "{heading} devrait être un jeu, sa taille et peut-être 'holes c4,d5' ou 'start d4/e5/1'"
        ),
        "the size {size} is not a number that a board can have": "aucun plateau ne peut avoir la taille {size}",
        "there are no turns in the record {record}": "la partie notée {record} ne contient aucun coup",
        "the comment {comment} lacks its closing brace": "il manque l’accolade fermante au commentaire {comment}",
        "{turn} stands after {ending}, the end of the game": "{turn} suit {ending}, la fin de la partie",
        "the list ends with {result}, but by its turns {name} has won": (
            "la liste se termine par {result}, mais d’après ses coups, c’est {name} qui a gagné"
        ),
        "{turn} could be a turn of any game: begin as in 'subsume 6: d4 e5'": (
            "{turn} pourrait être un coup de n’importe quel jeu : commencez comme dans 'subsume 6: d4 e5'"
        ),
        "the record says that {name} has won, but its turns do not lead there": (
            "selon la partie notée, {name} a gagné, mais ses coups n’y mènent pas"
        ),
        "the record has {turns} turns, more than any game": (
            "la partie notée a {turns} coups, plus qu’aucune partie n’en a"
        ),
        "the record’s result {result} is not the one on the board, {played}": (
            "le résultat noté, {result}, n’est pas celui du plateau, {played}"
        ),
        "the record’s {key} should be a list of texts, not {texts}": (
            "{key} devrait être, dans la partie notée, une liste de textes, et non {texts}"
        ),
        "the record has an unknown entry {key}": "la partie notée a une entrée inconnue, {key}",
        "{text} is not a share link": "{text} n’est pas un lien vers une partie",
        "the link has an unknown part {name}": "le lien a une partie inconnue, {name}",
        "{game} is not solved on any board, so there is no proof to play against": "{game} n’est résolu sur aucun plateau, donc il n’y a pas de preuve à affronter",
        "{game} is solved up to size {largest}, so on size {size} there is no proof to play against": "{game} est résolu jusqu’à la taille {largest}, donc il n’y a pas de preuve à affronter sur la taille {size}",
        "the link names {play} to play with; it may be {plays}": "le lien demande de jouer avec {play} ; sont possibles {plays}",
        "the link opens the game after turn {number}, but it has {count} turns": "le lien ouvre la partie après le coup {number}, mais elle a {count} coups",
        "the link names {name} twice": "le lien nomme {name} deux fois",
        "turn {number}, {text}, would take smaller groups as well by the rule that AbstractPlay followed from January to "
        "July 2026; here it takes one group, so this record cannot be read": (
            "selon la règle qu’AbstractPlay suivait de janvier à juillet 2026, le coup {number}, {text}, prendrait aussi des groupes "
            "plus petits ; ici il n’en prend qu’un, et cette partie notée ne peut donc pas être lue"
        ),
        "after turn {number}, {text}, the record has other stones on the board than the rules leave there; it may be "
        "damaged, or played under other rules": (
            "après le coup {number}, {text}, la partie notée a sur le plateau d’autres pierres que celles que les "
            "règles y laissent ; elle est peut-être abîmée, ou jouée selon d’autres règles"
        ),
        "the record’s unfinished turn is finished by {text}": (
            "le tour inachevé de la partie notée est déjà achevé par {text}"
        ),
        "Turn {number}, {text}, is not allowed. {reason}": "Le coup {number}, {text}, n’est pas permis. {reason}",
        "the report": "le rapport",
        "the report’s header": "l’en-tête du rapport",
        "the record is of {name}; from AbstractPlay {one} and {other} can be read": (
            "la partie notée est de {name} ; d’AbstractPlay on peut lire {one} et {other}"
        ),
        "the report begins from a position of its own, {start}, which cannot be read": (
            "le rapport commence par une position à lui, {start}, qui ne peut pas être lue"
        ),
        "{key} in the report’s header should be true or false, not {found}": (
            "{key} dans l’en-tête du rapport devrait être true ou false, et non {found}"
        ),
        "Turn {number}, {text}: AbstractPlay lets {colour} pass, since every placement could grow and none was found to "
        "capture. By the designer’s sheet it need not grow, so {colour} must play. The game is open up to there.": (
            "Coup {number}, {text} : AbstractPlay laisse {colour} passer, car chaque pose pourrait grandir et aucune capture "
            "n’a été trouvée. Selon la règle de l’auteur, elle n’a pas à grandir, donc {colour} doit jouer. La partie est "
            "ouverte jusque-là."
        ),
        "After turn {number}, {text}, {colour} has a loop and wins by the designer’s sheet. AbstractPlay forgets a loop "
        "if a flip elsewhere follows the placement.": (
            "Après le coup {number}, {text}, {colour} a une boucle et gagne selon la règle de l’auteur. AbstractPlay oublie une "
            "boucle si un retournement ailleurs suit la pose."
        ),
        "{loop} There the game goes on; here it ends.": "{loop} Là-bas la partie continue ; ici elle est finie.",
        "{loop} There the other player has won.": "{loop} Là-bas, l’autre camp a gagné.",
        "Here AbstractPlay’s rules are not the designer’s. The note on turn {number} says how.": (
            "Ici, les règles d’AbstractPlay ne sont pas celles de l’auteur. La note du coup {number} dit comment."
        ),
        "What follows the link was not read: {text}": "Ce qui suit le lien n’a pas été lu : {text}",
        "In a variation: {reason}": "Dans une variante : {reason}",
        "The export has {count} more variations, which cannot be shown.": (
            "L’export contient encore {count} variantes, qui ne peuvent pas être montrées."
        ),
        "the playground export has version {version}; this program reads version {latest}": (
            "l’export du Playground a la version {version} ; ce programme lit la version {latest}"
        ),
        "{key} in the playground export should be a list, not {found}": (
            "{key} devrait être une liste dans l’export du Playground, et non {found}"
        ),
        "the variations should be a list, not {found}": "les variantes devraient être une liste, et non {found}",
        "a saved state": "un état enregistré",
        "a game report": "un rapport de partie",
        "a comment on a turn": "un commentaire sur un coup",
        "a mark such as '!?'": "un signe comme '!?'",
        "the list has {count} games, and there is room for {most}": (
            "la liste a {count} parties, et il y a de la place pour {most}"
        ),
        "this is a list of {count} games; name one by its number, from 1 to {last}": (
            "c’est une liste de {count} parties ; indiquez-en une par son numéro, de 1 à {last}"
        ),
        "the record is not a list of games in which one is number {number}": (
            "le texte noté n’est pas une liste de parties dont l’une porte le numéro {number}"
        ),
        "there is no game {number} in the list; its numbers go to {last}": (
            "il n’y a pas de partie {number} dans la liste ; les numéros vont jusqu’à {last}"
        ),
        "{game} has no variant {variant} here": "{game} n’a pas de variante {variant} ici",
        "the saved state’s stack should be a list of positions, not {stack}": (
            "la pile de l’état enregistré devrait être une liste de positions, et non {stack}"
        ),
        "position {number} of the saved state has no board, but {written}": (
            "la position {number} de l’état enregistré n’a pas de plateau, mais {written}"
        ),
        "position {number} of the saved state has no turn that led to it, but {move}": (
            "la position {number} de l’état enregistré n’a pas de coup qui y mène, mais {move}"
        ),
        "position {number} of the saved state has {pair} instead of a stone": (
            "la position {number} de l’état enregistré a {pair} au lieu d’une pierre"
        ),
        "the record’s variants should be a list of texts, not {variants}": (
            "les variantes de la partie notée devraient être une liste de textes, et non {variants}"
        ),
        "the record names more than one size: {variants}": "la partie notée nomme plus d’une taille : {variants}",
        "the record’s turns should be a list, not {moves}": (
            "les coups de la partie notée devraient être une liste, et non {moves}"
        ),
        "{what} has no {key} that can be read, but {found}": "{what} n’a pas de {key} lisible, mais {found}",
        "{move} is not a turn": "{move} n’est pas un coup",
        # Variations
        "the game has no turn with the number {number}": "la partie n’a pas de coup numéro {number}",
        "the game holds {most} turns, variations included, and has no room for more": "la partie contient {most} coups, variantes comprises, et n’a plus de place",
        "the start of the game cannot be deleted": "le début de la partie ne peut pas être supprimé",
        "nothing has been deleted that could be brought back": "rien n’a été supprimé qu’on puisse rétablir",
        "this is the main line already": "c’est déjà la ligne principale",
        "Turn {number} of a variation, {text}, is not allowed. {reason}": "Le coup {number} d’une variante, {text}, n’est pas permis. {reason}",
        "the record’s tree should have turns, after and line, not {tree}": "l’arbre de la partie notée devrait avoir turns, after et line, et non {tree}",
        "the turns of the record’s tree should be a list of texts, not {texts}": "les coups de l’arbre de la partie notée devraient être une liste de textes, et non {texts}",
        "the record’s tree should say of each of its {turns} turns which one it follows, not {after}": "l’arbre de la partie notée devrait dire de chacun de ses {turns} coups lequel il suit, et non {after}",
        "the record’s tree has no turn {number} before turn {place}": "l’arbre de la partie notée n’a pas de coup {number} avant le coup {place}",
        "the record’s tree has {turns} turns, and there is room for {most}": "l’arbre de la partie notée a {turns} coups, et il y a place pour {most}",
        "the line of the record’s tree, to turn {line}, does not go through its turns": "la ligne de l’arbre de la partie notée, jusqu’au coup {line}, ne passe pas par ses coups",
        "the record’s turn {number}, {text}, is not in its tree": "le coup {number} de la partie notée, {text}, n’est pas dans son arbre",
        # Comments and marks
        "a comment should be a text, not {comment}": "un commentaire devrait être un texte, et non {comment}",
        "marks should be a list of texts, not {marks}": "les marques devraient être une liste de textes, et non {marks}",
        "the comment {comment} has {length} characters; there is room for {most}": "le commentaire {comment} a {length} caractères ; il y a place pour {most}",
        "there are {count} marks on one position; there is room for {most}": "il y a {count} marques sur une position ; il y a place pour {most}",
        "{mark} is not a mark: they are written as d4, d4.x, d4.s, d4-e5, d4.A or d4.7": "{mark} n’est pas une marque : on les écrit d4, d4.x, d4.s, d4-e5, d4.A ou d4.7",
        "the comments and marks of the game have {length} characters; there is room for {most}": "les commentaires et les marques de la partie ont {length} caractères ; il y a place pour {most}",
        "the record’s notes should be a list of turn, comment and marks, not {notes}": "les notes de la partie notée devraient être une liste de turn, comment et marks, et non {notes}",
        "the record has a note on turn {turn}, which it does not have": "la partie notée a une note sur le coup {turn}, qu’elle n’a pas",
        "{line} is not a note: it should begin as in '3 d4 d4-e5: why there?'": "{line} n’est pas une note : elle devrait commencer comme dans '3 d4 d4-e5: why there?'",
        # The page's talk with the engine
        "no game has been started": "aucune partie n’est commencée",
        "nothing is being analysed": "aucune analyse n’est en cours",
        "nothing is being reviewed": "aucune relecture n’est en cours",
        "a review takes up to {most} playouts a position, not {playouts}": "une relecture prend jusqu’à {most} parties simulées par position, et non {playouts}",
        "nothing is being proven": "rien n’est en cours de démonstration",
        "no search is under way": "aucune recherche n’est en cours",
        "{key} should be a text, not {text}": "{key} devrait être un texte, et non {text}",
        "cells should be a list of names, not {names}": "cells devrait être une liste de noms, et non {names}",
        "{count} cells are more than this board has": "{count} cases, c’est plus que n’en a ce plateau",
        "a number of turns to look for is 0 or more, not {limit}": "on cherche 0 coup ou plus, pas {limit}",
        "a seed is a whole number, not {seed}": "une graine est un nombre entier, et non {seed}",
        "{job} is not a job; jobs are {jobs}": "{job} n’est pas une tâche ; les tâches sont {jobs}",
        "{verb} cannot be done; verbs are {verbs}": "{verb} ne se fait pas ; on peut faire {verbs}",
        "a slice lasts up to {longest} milliseconds, not {milliseconds}": (
            "une tranche dure {longest} millisecondes au plus, et non {milliseconds}"
        ),
        "up to {most} workers help, not {workers}": "{most} workers au plus aident, et non {workers}",
        "results are a list of texts, not {results}": "des résultats sont une liste de textes, et non {results}",
        "the time to think is a positive number of seconds, not {seconds}": (
            "le temps de réflexion est un nombre positif de secondes, et non {seconds}"
        ),
        "the number of playouts is a positive whole number, not {playouts}": (
            "le nombre de parties simulées est un entier positif, et non {playouts}"
        ),
        "The game is over; there is nothing to prove.": "La partie est finie ; il n’y a rien à démontrer.",
        "A turn has begun; finish it or take it back, then proofs can be looked for.": (
            "Un coup est commencé ; terminez-le ou reprenez-le, et l’on pourra chercher des preuves."
        ),
        "a proof may keep up to {most} positions, not {positions}": (
            "une preuve peut garder jusqu’à {most} positions, pas {positions}"
        ),
        "The game is over; there is nothing to analyse.": "La partie est finie ; il n’y a rien à analyser.",
        "The game is over; there is no turn to choose.": "La partie est finie ; il n’y a pas de coup à choisir.",
        # The coach
        "1 parasol": "1 parasol",
        "{count} parasols": "{count} parasols",
        "none": "aucun",
        "{others} and {last}": "{others} et {last}",
        "{first} {second}": "{first} {second}",
        "{turn} {does}.": "{turn} {does}.",
        "{turn} wins. {how}": "{turn} gagne. {how}",
        "{turn} ends the game, and {colour} wins it. {how}": "{turn} met fin à la partie, et les {colour} la gagnent. {how}",
        "{turn} wins at once.": "{turn} gagne aussitôt.",
        "{turn} prevents {threat}, with which {colour} would win at once.": "{turn} empêche {threat}, par quoi les {colour} gagneraient aussitôt.",
        "{turn} threatens to win with {threat}.": "{turn} menace de gagner par {threat}.",
        "{turn} decides the game: {why}.": "{turn} décide la partie : {why}.",
        "{turn} wins by force, whatever {other} answers.": "{turn} gagne à coup sûr, quoi que répondent les {other}.",
        "{turn} wins: whatever {colour} answers, the next turn ends the game.": "{turn} gagne : quoi que répondent les {colour}, le coup suivant met fin à la partie.",
        "With {turn} {colour} cannot lose any more, whatever {other} answers.": "Avec {turn}, les {colour} ne peuvent plus perdre, quoi que répondent les {other}.",
        "After {played} {colour} can make sure not to lose any more.": "Après {played}, les {colour} peuvent s’assurer de ne plus perdre.",
        "After {played} {colour} plays {reply}, and wins with the next turn, whatever {other} answers.": "Après {played}, les {colour} jouent {reply} et gagnent au coup suivant, quoi que répondent les {other}.",
        "After {played} {colour} wins at once with {reply}.": "Après {played}, les {colour} gagnent aussitôt par {reply}.",
        "After {played} {colour} wins at once with {reply}; {better} prevents that.": "Après {played}, les {colour} gagnent aussitôt par {reply} ; {better} l’empêche.",
        "After {played} {colour} wins by force.": "Après {played}, les {colour} gagnent à coup sûr.",
        "After {played}, {reply} decides the game: {why}.": "Après {played}, {reply} décide la partie : {why}.",
        "After {played}, {reply} decides the game: {why}. {better} prevents that.": "Après {played}, {reply} décide la partie : {why}. {better} l’empêche.",
        "{colour} then has a group that can never be captured, and cannot lose any more": "les {colour} ont alors un groupe qui ne peut plus être capturé, et ne peuvent plus perdre",
        "{colour} then has more than half of the squares in stones that can never be removed": "les {colour} ont alors plus de la moitié des cases avec des pierres qui ne peuvent plus être retirées",
        "{colour} then holds {parasols}, more than half of them": "les {colour} tiennent alors {parasols}, plus de la moitié",
        "captures {stones}": "capture {stones}",
        "captures nothing": "ne capture rien",
        "flips {stones}": "retourne {stones}",
        "turns {stones}": "retourne {stones}",
        "turns {stones} and removes {others}": "retourne {stones} et retire {others}",
        "removes {stones}": "retire {stones}",
        "removes nothing": "ne retire rien",
        "gains nothing": "ne gagne rien",
        "loses {stones}": "perd {stones}",
        "wins {parasols}": "gagne {parasols}",
        "wins none": "n’en gagne aucun",
        "{does} and gives {stones} away": "{does} et cède {stones}",
        "{does}, but loses {stones}": "{does}, mais perd {stones}",
        "no reply captures anything": "aucune réponse ne capture rien",
        "no reply captures as much": "aucune réponse ne capture autant",
        "no reply removes anything": "aucune réponse ne retire rien",
        "no reply removes as much": "aucune réponse ne retire autant",
        "no reply gains anything": "aucune réponse ne gagne rien",
        "no reply gains as much": "aucune réponse ne gagne autant",
        "no reply wins any": "aucune réponse n’en gagne",
        "no reply wins as many": "aucune réponse n’en gagne autant",
        "no reply does that": "aucune réponse ne fait cela",
        "{better} is better because it {does}; {played} {less}.": "{better} est meilleur, car il {does} ; {played} {less}.",
        "{better} is better because it counts in {parasols} not won yet; {played} counts in {fewer}.": "{better} est meilleur, car il compte dans {parasols} encore à gagner ; {played} compte dans {fewer}.",
        "{better} is better because it threatens to win with {threat}; {played} does not.": "{better} est meilleur, car il menace de gagner par {threat} ; {played} ne le menace pas.",
        "{better} is better because it threatens {threat}, which {does}; {played} does not threaten that.": "{better} est meilleur, car il menace {threat}, qui {does} ; {played} ne le menace pas.",
        "{played} is worse because {reply} then {does}; after {better} {none}.": "{played} est moins bon, car {reply} {does} ensuite ; après {better}, {none}.",
        "I’d expect {reply}, which {does}; after {better} I’d expect {answer}, which {less}.": "On peut s’attendre à {reply}, qui {does} ; après {better}, à {answer}, qui {less}.",
        "After {better} I’d expect {turns}: {colour} {result}. After {played} I’d expect {others}: {colour} {worse}.": "Après {better}, on peut s’attendre à {turns} : les {colour} {result}. Après {played}, à {others} : les {colour} {worse}.",
        "comes out even": "gagnent autant qu’ils perdent",
        "is {amount} up": "gagnent au total {amount}",
        "is {amount} down": "perdent au total {amount}",
        "Nothing has been played that could be commented on.": "Rien n’a encore été joué qui puisse être commenté.",
        "the game has turns 1 to {count}, not {turn}": "la partie a les coups 1 à {count}, pas {turn}",
        "{line} is not a line of an opening book": "{line} n’est pas une ligne d’un livre d’ouvertures",
        "{line} does not begin an opening book": "{line} n’est pas le début d’un livre d’ouvertures",
        "an opening book names its {fields}": "un livre d’ouvertures indique {fields}",
        "{text} is not a whole number": "{text} n’est pas un nombre entier",
    }
)
