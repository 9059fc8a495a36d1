"""The engine's sentences in German. Players are addressed with „du“; a loop is a „Ring“, a cell or a square a „Feld“."""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # Colours and counts
        "Red": "Rot",
        "Blue": "Blau",
        "Black": "Schwarz",
        "White": "Weiß",
        "1 stone": "1 Stein",
        "{count} stones": "{count} Steine",
        "1 hole": "1 Loch",
        "{count} holes": "{count} Löchern",
        "{number}": "{number}",
        "{others} or {last}": "{others} oder {last}",
        # How to win, and the rules in short
        "Close a loop of your colour that occupies more than half of the board’s edge.": (
            "Schließe einen Ring deiner Farbe, der mehr als die Hälfte des Randes besetzt."
        ),
        "Place one stone a turn where it touches at least as many of your opponent’s stones as of your own, but not "
        "inside a loop. A loop is a closed ring of stones, of one colour or both. When you close one, all its stones "
        "become yours if at least half of them are yours already, otherwise your opponent’s, and every stone inside "
        "is removed. You win with a loop of your colour on more than half of the cells along the board’s edge.": (
            "Setze in jedem Zug einen Stein dorthin, wo er mindestens so viele gegnerische wie eigene Steine berührt, "
            "aber nicht ins Innere eines Rings. Ein Ring ist eine geschlossene Kette von Steinen, einer Farbe oder "
            "beider. Schließt du einen, gehören alle seine Steine dir, wenn es schon mindestens die Hälfte war, sonst "
            "deinem Gegner; und alle Steine im Inneren kommen vom Brett. Du gewinnst mit einem Ring deiner Farbe auf "
            "mehr als der Hälfte der Randfelder."
        ),
        "Win more parasols. You win one with four of its seven cells.": (
            "Gewinne mehr Parasols. Mit vier seiner sieben Felder gewinnst du eines."
        ),
        "A parasol is a cell with its six neighbours, all on the board; parasols overlap. Place one stone a turn on "
        "any empty cell until the board is full. You hold a parasol if at least four of its seven stones are yours. "
        "You win with more parasols than your opponent.": (
            "Ein Parasol ist ein Feld mit seinen sechs Nachbarn, alle auf dem Brett; Parasols überlappen sich. Setze "
            "in jedem Zug einen Stein auf ein beliebiges leeres Feld, bis das Brett voll ist. Ein Parasol gehört dir, "
            "wenn mindestens vier seiner sieben Steine deine sind. Du gewinnst mit mehr Parasols als dein Gegner."
        ),
        "Leave your opponent without a stone on the board.": "Nimm deinem Gegner alle Steine vom Brett.",
        "A group is a connected set of stones of one colour. Place a stone on an empty cell; or put it in place of an "
        "enemy stone whose group is smaller than the group you make, which removes that whole enemy group. If your "
        "stone joins a group of yours and the group then touches an enemy group of at least its size, you may add "
        "stones to it in the same turn until it is exactly as large as that group, and capture it. You win when your "
        "opponent has no stone left.": (
            "Eine Gruppe sind zusammenhängende Steine einer Farbe. Setze einen Stein auf ein leeres Feld; oder an die "
            "Stelle eines gegnerischen Steins, dessen Gruppe kleiner ist als die, die du bildest: Dann kommt jene "
            "ganze Gruppe vom Brett. Schließt sich dein Stein einer eigenen Gruppe an und berührt sie dann eine "
            "gegnerische, die mindestens so groß ist, darfst du im selben Zug Steine anfügen, bis sie genau so groß "
            "ist wie die gegnerische Gruppe, und diese dann schlagen. Du gewinnst, wenn dein Gegner keinen Stein mehr hat."
        ),
        "Close a loop of your stones around an enemy stone or an empty cell.": (
            "Schließe einen Ring aus deinen Steinen um einen gegnerischen Stein oder ein leeres Feld."
        ),
        "A stone sees the edge if it lies on the edge of the board or a straight line of empty cells leads from it to "
        "the edge. Place a stone; then you may flip, to your colour, one enemy stone that does not see the edge but "
        "is connected to one that does. If the flipped stone is then connected to stones of yours that see the edge, "
        "you give one connected set of those to your opponent. You win when, after a turn, your stones form a closed "
        "loop round an enemy stone or an empty cell.": (
            "Ein Stein sieht den Rand, wenn er am Rand des Brettes liegt oder eine gerade Linie leerer Felder von ihm "
            "zum Rand führt. Setze einen Stein; dann darfst du einen gegnerischen Stein auf deine Farbe umdrehen, der "
            "den Rand nicht sieht, aber mit einem verbunden ist, der ihn sieht. Ist der umgedrehte Stein danach mit "
            "eigenen Steinen verbunden, die den Rand sehen, gibst du davon eine zusammenhängende Gruppe deinem Gegner. "
            "Du gewinnst, wenn deine Steine nach einem Zug einen geschlossenen Ring um einen gegnerischen Stein oder "
            "ein leeres Feld bilden."
        ),
        "Have the most stones when no more can be placed.": "Hab die meisten Steine, wenn keiner mehr gesetzt werden kann.",
        "Count the stones on a square and on the eight around it. You may place a stone where, with it, you have at "
        "least as many there as your opponent; and a stone whose owner has fewer there than the other player is "
        "removed. A player who cannot place is skipped. When neither can, the player with the most stones wins. With "
        "holes in the board the game is called Hole-sum.": (
            "Zähle die Steine auf einem Feld und den acht darum herum. Du darfst einen Stein dorthin setzen, wo du "
            "dann, ihn mitgezählt, mindestens so viele hast wie dein Gegner; und ein Stein, dessen Besitzer dort "
            "weniger hat als der andere, kommt vom Brett. Wer nicht setzen kann, setzt aus. Kann es niemand mehr, "
            "gewinnt, wer die meisten Steine hat. Mit Löchern im Brett heißt das Spiel Hole-sum."
        ),
        # What may be done now
        "Place a stone.": "Setze einen Stein.",
        "Place a stone outside all loops, touching at least as many enemy stones as your own.": (
            "Setze einen Stein außerhalb aller Ringe, neben mindestens so viele gegnerische wie eigene Steine."
        ),
        "Place a stone where it is not outnumbered, counting its square and the eight around it.": (
            "Setze einen Stein, wo er nicht in der Minderheit ist: Es zählen sein Feld und die acht darum."
        ),
        "Place a stone on an empty cell, or on an enemy group smaller than the one you make.": (
            "Setze einen Stein auf ein leeres Feld oder auf eine Gruppe, die kleiner ist als die entstehende."
        ),
        "Your group has {stones}: {choice}.": "Deine Gruppe hat {stones}; {choice}.",
        "{choice}, or {other}": "{choice}, oder {other}",
        "capture an enemy group of {size}": "schlage eine gegnerische Gruppe mit {size}",
        "grow to exactly {sizes} and capture one as large": "wachse auf genau {sizes} und schlage eine ebenso große",
        "finish the turn": "beende den Zug",
        "Flip an enemy stone that does not see the edge but joins one that does, or finish the turn.": (
            "Drehe einen Gegnerstein um, der den Rand nicht sieht, aber mit einem verbunden ist, der ihn sieht, oder beende den Zug."
        ),
        "The board is full: flip an enemy stone that does not see the edge but joins one that does.": (
            "Das Brett ist voll: Drehe einen Gegnerstein um, der den Rand nicht sieht, aber mit einem verbunden ist, der ihn sieht."
        ),
        "The flipped stone joins stones of yours that see the edge: give away one connected set of them.": (
            "Der Stein ist jetzt mit eigenen verbunden, die den Rand sehen: Gib davon eine zusammenhängende Gruppe ab."
        ),
        # Forced passes
        "{colour} must pass: {reason}.": "{colour} muss passen: {reason}.",
        "every empty cell lies inside a loop or touches more stones of this colour than of the other": (
            "Jedes leere Feld liegt in einem Ring oder berührt mehr Steine dieser Farbe als der anderen"
        ),
        "on every empty square a new stone would be outnumbered and removed at once": (
            "Auf jedem leeren Feld wäre ein neuer Stein in der Minderheit und käme sofort wieder vom Brett"
        ),
        "the board is full, and no enemy group is small enough to be replaced": (
            "Das Brett ist voll, und keine gegnerische Gruppe ist klein genug, um ersetzt zu werden"
        ),
        "the board is full, and there is no enemy stone that could be flipped": (
            "Das Brett ist voll, und kein gegnerischer Stein lässt sich umdrehen"
        ),
        # How a game was won
        "{winner} has a loop on {won} of {perimeter} edge cells; {needed} were needed.": (
            "{winner} hat einen Ring auf {won} von {perimeter} Randfeldern; {needed} waren nötig."
        ),
        "{winner} has a loop of {stones} round {cells}.": "{winner} hat einen Ring um {cells}; er zählt {stones}.",
        "1 cell": "1 Feld",
        "{count} cells": "{count} Felder",
        "{winner} holds {won} of the {parasols} parasols; {needed} were needed.": (
            "{winner} hält {won} der {parasols} Parasols; {needed} waren nötig."
        ),
        "{winner} holds the only parasol.": "{winner} hält das einzige Parasol.",
        "{winner} has {stones}, {loser} {lost}.": "{winner} hat {stones}, {loser} {lost}.",
        "{winner} has {stones}, {loser} {lost}; {needed} were needed.": (
            "{winner} hat {stones}, {loser} {lost}; {needed} waren nötig."
        ),
        "{loser} has no stone left on the board; {winner} has {stones}.": (
            "{loser} hat keinen Stein mehr auf dem Brett; {winner} hat {stones}."
        ),
        # Why something is not allowed, in any game
        "The game is over.": "Die Partie ist vorbei.",
        "The colours cannot be swapped now.": "Jetzt lassen sich die Farben nicht tauschen.",
        "A player who can play must not pass.": "Wer ziehen kann, darf nicht passen.",
        "A turn cannot be ended before it has begun.": "Ein Zug lässt sich nicht beenden, bevor er begonnen hat.",
        "Nothing but a pass is possible: {reason}.": "Es bleibt nur zu passen: {reason}.",
        "The turn is over before {step}.": "Der Zug ist vor {step} schon zu Ende.",
        "There is already a stone on {cell}.": "Auf {cell} liegt schon ein Stein.",
        "{cell} is a hole; nothing is ever placed there.": "{cell} ist ein Loch; dorthin wird nie gesetzt.",
        "The stone on {cell} is your own.": "Der Stein auf {cell} ist dein eigener.",
        "There is no enemy stone on {cell}.": "Auf {cell} liegt kein gegnerischer Stein.",
        "A cell is named twice.": "Ein Feld ist zweimal genannt.",
        "nothing has been played that could be taken back": "es ist noch nichts gespielt, was sich zurücknehmen ließe",
        "nothing has been taken back that could be played again": (
            "es ist nichts zurückgenommen, was sich wieder spielen ließe"
        ),
        "{text}: {reason}": "{text}: {reason}",
        "{error}.": "{error}.",
        # Subsume
        "{cell} touches more of your own stones ({friends}) than of your opponent’s ({enemies}); a stone must touch at "
        "least as many of the opponent’s as of your own.": (
            "{cell} berührt mehr eigene Steine ({friends}) als gegnerische ({enemies}); ein Stein muss mindestens so "
            "viele gegnerische wie eigene berühren."
        ),
        "{cell} is surrounded by a loop, and nothing may be placed inside a loop.": (
            "{cell} ist von einem Ring umschlossen, und in einen Ring darf nichts gesetzt werden."
        ),
        # Sum
        "On {cell} and the squares around it you would have {stones}, including the new one, and your opponent "
        "{enemies}; you need at least as many.": (
            "Auf {cell} und den Feldern darum herum hättest du {stones}, den neuen mitgezählt, und dein Gegner "
            "{enemies}; du brauchst mindestens so viele wie er."
        ),
        # Sunspot
        "The stone on {cell} is not connected to an enemy stone that sees the edge, so it cannot be flipped.": (
            "Der Stein auf {cell} ist mit keinem gegnerischen Stein verbunden, der den Rand sieht, und lässt sich "
            "deshalb nicht umdrehen."
        ),
        "The stone on {cell} sees the edge; only stones that do not see it can be flipped.": (
            "Der Stein auf {cell} sieht den Rand; umdrehen lassen sich nur Steine, die ihn nicht sehen."
        ),
        "The stone on {cell} does not see the edge; only stones that see it can be given away.": (
            "Der Stein auf {cell} sieht den Rand nicht; abgeben lassen sich nur Steine, die ihn sehen."
        ),
        "First some stones that see the edge must be given away, of the group that the flipped stone joined.": (
            "Erst musst du Steine abgeben, die den Rand sehen, aus der Gruppe, zu der der umgedrehte Stein gekommen ist."
        ),
        "A stone must be placed before one is flipped.": "Erst wird ein Stein gesetzt, dann einer umgedreht.",
        "Only one stone is placed in a turn.": "In einem Zug wird nur ein Stein gesetzt.",
        # Surmount
        "The enemy group on {cell} has {stones} and the group being created would have {created}; it must be the "
        "larger one.": (
            "Die gegnerische Gruppe auf {cell} hat {stones}, und die Gruppe, die entstünde, hätte {created}; sie muss "
            "die größere sein."
        ),
        "The enemy group on {cell} has {stones} and yours {ours}; they must be equal.": (
            "Die gegnerische Gruppe auf {cell} hat {stones} und deine {ours}; beide müssen gleich groß sein."
        ),
        "The growing group did not touch the group on {cell} after the first placement.": (
            "Die wachsende Gruppe hat die Gruppe auf {cell} nach dem ersten Stein nicht berührt."
        ),
        "{cell} is not adjacent to your group.": "{cell} grenzt nicht an deine Gruppe.",
        "{cell} is not adjacent to the group that is growing.": "{cell} grenzt nicht an die Gruppe, die wächst.",
        "{cell} touches a group that the growing group did not touch after the first placement.": (
            "{cell} berührt eine Gruppe, die die wachsende Gruppe nach dem ersten Stein nicht berührt hat."
        ),
        "{cell} would make the group larger than any enemy group it could still capture.": (
            "Mit {cell} würde die Gruppe größer als jede gegnerische, die sie noch schlagen könnte."
        ),
        "A turn in which the group has grown must end with the capture of an enemy group of exactly its size.": (
            "Ein Zug, in dem die Gruppe gewachsen ist, muss damit enden, dass sie eine genau gleich große gegnerische "
            "schlägt."
        ),
        # Why no game can begin from a position
        "On an empty board {colour} begins.": "Auf dem leeren Brett beginnt {colour}.",
        "With {mover} to play {first_player} must have exactly {wanted}, and here they have {first} and {second}.": (
            "Wenn {mover} am Zug ist, muss {first_player} genau {wanted} haben; hier sind es {first} und {second}."
        ),
        "one stone more than {second_player}": "einen Stein mehr als {second_player}",
        "as many stones as {second_player}": "so viele Steine wie {second_player}",
        "The board is full, so the game would be over.": "Das Brett ist voll, also wäre die Partie vorbei.",
        "Every free square has its stone, so the game would be over.": (
            "Jedes freie Feld hat seinen Stein, also wäre die Partie vorbei."
        ),
        "{colour} has no stone, so the game would be over.": "{colour} hat keinen Stein, also wäre die Partie vorbei.",
        "The stones of {colour} form a closed loop, so the game would be over.": (
            "Die Steine von {colour} bilden einen geschlossenen Ring, also wäre die Partie vorbei."
        ),
        "{owner} has a loop on more than half of the edge, so the game would be over.": (
            "{owner} hat einen Ring auf mehr als der Hälfte des Randes, also wäre die Partie vorbei."
        ),
        "More pairs of neighbouring stones are of one colour ({alike}) than of two ({unlike}), though each stone was "
        "placed where it touched at least as many of the opponent’s.": (
            "Mehr Paare benachbarter Steine haben dieselbe Farbe ({alike}) als verschiedene ({unlike}), obwohl jeder "
            "Stein so gesetzt wurde, dass er mindestens so viele gegnerische berührte."
        ),
        "The loop through {cell} has stones of both colours; closing it made them all of one.": (
            "Der Ring durch {cell} hat Steine beider Farben; beim Schließen sind sie alle einer Farbe geworden."
        ),
        "The stone on {cell} lies inside a loop, so it would have been removed.": (
            "Der Stein auf {cell} liegt in einem Ring, wäre also vom Brett gekommen."
        ),
        "The stone on {cell} is outnumbered there, so it would have been removed.": (
            "Der Stein auf {cell} ist dort in der Minderheit, wäre also vom Brett gekommen."
        ),
        "{colour} has just played, so there must be a stone of that colour.": (
            "{colour} hat eben gezogen, also muss ein Stein dieser Farbe da sein."
        ),
        "Every turn adds one stone, so with {count} on the board it is {colour}’s turn.": (
            "Mit jedem Zug kommt ein Stein hinzu; bei {count} auf dem Brett ist also {colour} am Zug."
        ),
        "{colour} has placed a stone by now, and no player ever loses the last one.": (
            "{colour} hat schon einen Stein gesetzt, und niemand verliert je den letzten."
        ),
        "no game can start from {text}: {problem}": "von {text} aus lässt sich nicht beginnen: {problem}",
        "a start position is a text such as 'd4 e5/c3/2', not {text}": (
            "eine Anfangsstellung ist ein Text wie 'd4 e5/c3/2', nicht {text}"
        ),
        "{text} is too long to be a start position": "{text} ist zu lang für eine Anfangsstellung",
        "{text} cannot be read as a start position such as 'd4 e5/c3/2'": (
            "{text} lässt sich nicht als Anfangsstellung wie 'd4 e5/c3/2' lesen"
        ),
        "{cell} cannot hold a stone of each colour": "auf {cell} können nicht Steine beider Farben liegen",
        "{name} is a hole; nothing is ever placed there": "{name} ist ein Loch; dorthin wird nie gesetzt",
        "the stone on {name} is named twice": "der Stein auf {name} ist zweimal genannt",
        # Opponents
        "Grows beside its own stones and hopes that a loop will come of it.": (
            "Wächst neben den eigenen Steinen und hofft, dass ein Ring daraus wird."
        ),
        "Goes for your stones wherever it can touch them.": "Geht auf deine Steine los, wo immer es sie berühren kann.",
        "Settles where there is room, and lets you come.": "Lässt sich nieder, wo niemand ist, und lässt dich kommen.",
        "Holds the edge, where this game is won.": "Hält den Rand, wo dieses Spiel gewonnen wird.",
        "Reads ahead, and plays what it finds.": "Denkt voraus und spielt, was dabei herauskommt.",
        "Falls beside its own stones, one drop after the other.": "Fällt neben die eigenen Steine, Tropfen für Tropfen.",
        "Blows into whatever you are building.": "Bläst in alles, was du gerade baust.",
        "Likes open sky and empty parasols.": "Mag freien Himmel und leere Parasols.",
        "Spans wide from the edge, and closes in late.": "Spannt sich weit vom Rand her und schließt spät.",
        "Counts every parasol, and takes the ones that matter.": "Zählt jedes Parasol und nimmt die, auf die es ankommt.",
        "Grows one big cushion and leans on it.": "Lässt ein großes Polster wachsen und stützt sich darauf.",
        "Takes whatever it can take, at once.": "Nimmt, was zu nehmen ist, und zwar sofort.",
        "Drops stones behind your lines.": "Setzt Steine hinter deine Linien.",
        "Builds large along the edge and waits to capture.": "Baut groß am Rand entlang und wartet aufs Schlagen.",
        "Knows which group will stand at the end.": "Weiß, welche Gruppe am Ende steht.",
        "Glows on beside its own stones.": "Glimmt neben den eigenen Steinen weiter.",
        "Flips and crowds you whenever it can.": "Dreht um und drängt, sooft es geht.",
        "Comes from far away, where there is room.": "Kommt von weit her, wo Platz ist.",
        "Circles along the edge.": "Kreist am Rand entlang.",
        "Sees the loop before it is there.": "Sieht den Ring, bevor er da ist.",
        "Spreads from stone to stone.": "Breitet sich von Stein zu Stein aus.",
        "Bites at everything within reach.": "Schnappt nach allem, was in Reichweite ist.",
        "Walks to the empty quarter of the board.": "Wandert dorthin, wo das Brett noch leer ist.",
        "Builds from the edge inward, stone on stone.": "Baut vom Rand nach innen, Stein an Stein.",
        "Adds everything up, then plays.": "Rechnet alles zusammen, dann kommt der Zug.",
        "Plays as well as you do: between {lower} and {upper}.": "Spielt so gut wie du: zwischen {lower} und {upper}.",
        "there is no opponent {opponent}; they are {ids}": "den Gegner {opponent} gibt es nicht; es gibt {ids}",
        "there are no opponents for {game}; the games are {games}": (
            "für {game} gibt es keine Gegner; die Spiele sind {games}"
        ),
        # Setting up a game
        "there is no game {game}; the games are {games}": "das Spiel {game} gibt es nicht; die Spiele sind {games}",
        "{game} is played on sizes {smallest} to {largest}, not {size}": (
            "{game} spielt man auf den Größen {smallest} bis {largest}, nicht {size}"
        ),
        "{game} is played without holes, not with {names}": "{game} spielt man ohne Löcher, nicht mit {names}",
        "{game} is played without holes, not with {count}": "{game} spielt man ohne Löcher, nicht mit {count}",
        "the number of holes is from 0 to {most} on size {size}, not {count}": (
            "auf Größe {size} gibt es 0 bis {most} Löcher, nicht {count}"
        ),
        "{game} needs an odd number of free squares, so that no game is drawn; size {size} with {holes} leaves {free}": (
            "{game} braucht eine ungerade Zahl freier Felder, damit keine Partie unentschieden endet; bei Größe {size} "
            "mit {holes} bleiben {free}"
        ),
        "holes are given as a list of squares, not as {holes}": "Löcher gibt man als Liste von Feldern an, nicht als {holes}",
        "holes are given by their names or by their number, not as {holes} and as {count}": (
            "Löcher gibt man mit ihren Namen oder ihrer Zahl an, nicht als {holes} und als {count}"
        ),
        "the hole {name} is named twice": "das Loch {name} ist zweimal genannt",
        "a hole is given by the name of its square, not as {name}": (
            "ein Loch gibt man mit dem Namen seines Feldes an, nicht als {name}"
        ),
        "a hole cannot be made: {error}": "ein Loch lässt sich nicht machen: {error}",
        "players are two names, not {players}": "als Spieler braucht es zwei Namen, nicht {players}",
        # Reading turns and cells
        "{text} is not a network that can be used here": "{text} ist kein Netz, das hier verwendet werden kann",
        "{text} is not the name of a cell": "{text} ist kein Name eines Feldes",
        "{name} is not on this board": "{name} gibt es auf diesem Brett nicht",
        "{text} cannot be read as a turn such as 'h8', 'h8;Xi3' or 'h8;Xi3;Xj2'": (
            "{text} lässt sich nicht als Zug wie 'h8', 'h8;Xi3' oder 'h8;Xi3;Xj2' lesen"
        ),
        "{text} cannot be read as a turn such as 'c3', 'xd4' or 'c3,c4(xd5)'": (
            "{text} lässt sich nicht als Zug wie 'c3', 'xd4' oder 'c3,c4(xd5)' lesen"
        ),
        "{text} is not a text": "{text} ist kein Text",
        "{text} is too long to be a turn": "{text} ist zu lang für einen Zug",
        # Records and links
        "a record": "eine Aufzeichnung",
        "a request": "eine Anfrage",
        "{text} is too long to be read ({length} characters)": "{text} ist zu lang zum Lesen ({length} Zeichen)",
        "{text} has too many brackets to be read": "{text} hat zu viele Klammern, um gelesen zu werden",
        "{text} is not {what}": "{text} lässt sich nicht als {what} lesen",
        "{text} is not JSON": "{text} ist kein JSON",
        "{record} is not a record": "{record} ist keine Aufzeichnung",
        "{record} is too long to be a record ({length} characters)": (
            "{record} ist zu lang für eine Aufzeichnung ({length} Zeichen)"
        ),
        "the record’s format is {found}, not {wanted}": "das Format der Aufzeichnung ist {found}, nicht {wanted}",
        "the record’s version is {version}; this program reads versions up to {latest}": (
            "die Aufzeichnung hat die Version {version}; dieses Programm liest Versionen bis {latest}"
        ),
        "{text} is not a record: it should begin as in 'subsume 6: d4 e5'": (
            "{text} ist keine Aufzeichnung: Sie sollte beginnen wie 'subsume 6: d4 e5'"
        ),
        "{heading} should be a game, its size and perhaps 'holes c4,d5' or 'start d4/e5/1'": (
            "{heading} sollte ein Spiel, seine Größe und vielleicht 'holes c4,d5' oder 'start d4/e5/1' sein"
        ),
        "the size {size} is not a number that a board can have": "die Größe {size} kann kein Brett haben",
        "there are no turns in the record {record}": "in der Aufzeichnung {record} stehen keine Züge",
        "the comment {comment} lacks its closing brace": "dem Kommentar {comment} fehlt die schließende Klammer",
        "{turn} stands after {ending}, the end of the game": "{turn} steht hinter {ending}, dem Ende der Partie",
        "the list ends with {result}, but by its turns {name} has won": (
            "die Liste endet mit {result}, aber nach ihren Zügen hat {name} gewonnen"
        ),
        "{turn} could be a turn of any game: begin as in 'subsume 6: d4 e5'": (
            "{turn} könnte ein Zug in jedem der Spiele sein: Beginne wie in 'subsume 6: d4 e5'"
        ),
        "the record says that {name} has won, but its turns do not lead there": (
            "laut der Aufzeichnung hat {name} gewonnen, aber ihre Züge führen nicht dorthin"
        ),
        "the record has {turns} turns, more than any game": "die Aufzeichnung hat {turns} Züge, mehr als jede Partie",
        "the record’s result {result} is not the one on the board, {played}": (
            "das Ergebnis der Aufzeichnung, {result}, ist nicht das auf dem Brett, {played}"
        ),
        "the record’s {key} should be a list of texts, not {texts}": (
            "{key} sollte in der Aufzeichnung eine Liste von Texten sein, nicht {texts}"
        ),
        "the record has an unknown entry {key}": "die Aufzeichnung hat einen unbekannten Eintrag {key}",
        "{text} is not a share link": "{text} ist kein Link zu einer Partie",
        "the link has an unknown part {name}": "der Link hat einen unbekannten Teil {name}",
        "{game} is not solved on any board, so there is no proof to play against": "{game} ist auf keinem Brett gelöst, also gibt es keinen Beweis, gegen den man spielen könnte",
        "{game} is solved up to size {largest}, so on size {size} there is no proof to play against": "{game} ist bis Größe {largest} gelöst, also gibt es auf Größe {size} keinen Beweis, gegen den man spielen könnte",
        "the link names {play} to play with; it may be {plays}": "der Link nennt als Spielweise {play}; möglich sind {plays}",
        "the link opens the game after turn {number}, but it has {count} turns": "der Link öffnet die Partie nach Zug {number}, sie hat aber {count} Züge",
        "the link names {name} twice": "der Link nennt {name} zweimal",
        "turn {number}, {text}, would take smaller groups as well by the rule that AbstractPlay followed from January to "
        "July 2026; here it takes one group, so this record cannot be read": (
            "Zug {number}, {text}, nähme nach der Regel, der AbstractPlay von Januar bis Juli 2026 folgte, auch kleinere Gruppen; "
            "hier nimmt er nur eine, deshalb lässt sich diese Aufzeichnung nicht lesen"
        ),
        "after turn {number}, {text}, the record has other stones on the board than the rules leave there; it may be "
        "damaged, or played under other rules": (
            "nach Zug {number}, {text}, liegen in der Aufzeichnung andere Steine auf dem Brett, als die Regeln dort "
            "lassen; vielleicht ist sie beschädigt oder nach anderen Regeln gespielt"
        ),
        "the record’s unfinished turn is finished by {text}": (
            "der unfertige Zug der Aufzeichnung ist mit {text} schon fertig"
        ),
        "Turn {number}, {text}, is not allowed. {reason}": "Zug {number}, {text}, ist nicht erlaubt. {reason}",
        "the report": "der Bericht",
        "the report’s header": "der Kopf des Berichts",
        "the record is of {name}; from AbstractPlay {one} and {other} can be read": (
            "die Aufzeichnung ist von {name}; von AbstractPlay lassen sich {one} und {other} lesen"
        ),
        "the report begins from a position of its own, {start}, which cannot be read": (
            "der Bericht beginnt mit einer eigenen Stellung, {start}, die sich nicht lesen lässt"
        ),
        "{key} in the report’s header should be true or false, not {found}": (
            "{key} im Kopf des Berichts sollte true oder false sein, nicht {found}"
        ),
        "Turn {number}, {text}: AbstractPlay lets {colour} pass, since every placement could grow and none was found to "
        "capture. By the designer’s sheet it need not grow, so {colour} must play. The game is open up to there.": (
            "Zug {number}, {text}: AbstractPlay lässt {colour} passen, weil jede Setzung wachsen könnte und keine gefunden "
            "wurde, die schlägt. Nach dem Regelblatt muss sie nicht wachsen, also muss {colour} ziehen. Die Partie ist bis "
            "dahin geöffnet."
        ),
        "After turn {number}, {text}, {colour} has a loop and wins by the designer’s sheet. AbstractPlay forgets a loop "
        "if a flip elsewhere follows the placement.": (
            "Nach Zug {number}, {text}, hat {colour} einen Ring und gewinnt nach dem Regelblatt des Autors. AbstractPlay "
            "vergisst einen Ring, wenn auf das Setzen ein Umdrehen anderswo folgt."
        ),
        "{loop} There the game goes on; here it ends.": "{loop} Dort geht die Partie weiter; hier ist sie zu Ende.",
        "{loop} There the other player has won.": "{loop} Dort hat die Gegenseite gewonnen.",
        "Here AbstractPlay’s rules are not the designer’s. The note on turn {number} says how.": (
            "Hier sind die Regeln von AbstractPlay nicht die des Autors. Die Notiz zu Zug {number} sagt, wie."
        ),
        "What follows the link was not read: {text}": "Was hinter dem Link steht, wurde nicht gelesen: {text}",
        "In a variation: {reason}": "In einer Variante: {reason}",
        "The export has {count} more variations, which cannot be shown.": (
            "Der Export hat noch {count} Varianten, die sich nicht zeigen lassen."
        ),
        "the playground export has version {version}; this program reads version {latest}": (
            "der Playground-Export hat die Version {version}; dieses Programm liest Version {latest}"
        ),
        "{key} in the playground export should be a list, not {found}": (
            "{key} sollte im Playground-Export eine Liste sein, nicht {found}"
        ),
        "the variations should be a list, not {found}": "die Varianten sollten eine Liste sein, nicht {found}",
        "a saved state": "ein gespeicherter Stand",
        "a game report": "ein Spielbericht",
        "a comment on a turn": "ein Kommentar zu einem Zug",
        "a mark such as '!?'": "ein Zeichen wie '!?'",
        "the list has {count} games, and there is room for {most}": (
            "die Liste hat {count} Partien, und Platz ist für {most}"
        ),
        "this is a list of {count} games; name one by its number, from 1 to {last}": (
            "das ist eine Liste von {count} Partien; nenne eine mit ihrer Nummer, von 1 bis {last}"
        ),
        "the record is not a list of games in which one is number {number}": (
            "die Aufzeichnung ist keine Liste von Partien, in der eine die Nummer {number} hat"
        ),
        "there is no game {number} in the list; its numbers go to {last}": (
            "in der Liste gibt es keine Partie {number}; die Nummern gehen bis {last}"
        ),
        "{game} has no variant {variant} here": "{game} hat hier keine Variante {variant}",
        "the saved state’s stack should be a list of positions, not {stack}": (
            "der Stapel des gespeicherten Standes sollte eine Liste von Stellungen sein, nicht {stack}"
        ),
        "position {number} of the saved state has no board, but {written}": (
            "Stellung {number} des gespeicherten Standes hat kein Brett, sondern {written}"
        ),
        "position {number} of the saved state has no turn that led to it, but {move}": (
            "Stellung {number} des gespeicherten Standes hat keinen Zug, der zu ihr führte, sondern {move}"
        ),
        "position {number} of the saved state has {pair} instead of a stone": (
            "Stellung {number} des gespeicherten Standes hat {pair} statt eines Steins"
        ),
        "the record’s variants should be a list of texts, not {variants}": (
            "die Varianten der Aufzeichnung sollten eine Liste von Texten sein, nicht {variants}"
        ),
        "the record names more than one size: {variants}": "die Aufzeichnung nennt mehr als eine Größe: {variants}",
        "the record’s turns should be a list, not {moves}": (
            "die Züge der Aufzeichnung sollten eine Liste sein, nicht {moves}"
        ),
        "{what} has no {key} that can be read, but {found}": "{what} hat kein lesbares {key}, sondern {found}",
        "{move} is not a turn": "{move} ist kein Zug",
        # Variations
        "the game has no turn with the number {number}": "die Partie hat keinen Zug mit der Nummer {number}",
        "the game holds {most} turns, variations included, and has no room for more": "die Partie enthält mit ihren Varianten {most} Züge und hat keinen Platz für mehr",
        "the start of the game cannot be deleted": "der Anfang der Partie lässt sich nicht löschen",
        "nothing has been deleted that could be brought back": "es ist nichts gelöscht, was sich zurückholen ließe",
        "this is the main line already": "das ist schon die Hauptlinie",
        "Turn {number} of a variation, {text}, is not allowed. {reason}": "Zug {number} einer Variante, {text}, ist nicht erlaubt. {reason}",
        "the record’s tree should have turns, after and line, not {tree}": "der Baum der Aufzeichnung sollte turns, after und line haben, nicht {tree}",
        "the turns of the record’s tree should be a list of texts, not {texts}": "die Züge im Baum der Aufzeichnung sollten eine Liste von Texten sein, nicht {texts}",
        "the record’s tree should say of each of its {turns} turns which one it follows, not {after}": "der Baum der Aufzeichnung sollte von jedem seiner {turns} Züge sagen, auf welchen er folgt, nicht {after}",
        "the record’s tree has no turn {number} before turn {place}": "der Baum der Aufzeichnung hat keinen Zug {number} vor Zug {place}",
        "the record’s tree has {turns} turns, and there is room for {most}": "der Baum der Aufzeichnung hat {turns} Züge, und Platz ist für {most}",
        "the line of the record’s tree, to turn {line}, does not go through its turns": "die Linie im Baum der Aufzeichnung, bis Zug {line}, führt nicht durch ihre Züge",
        "the record’s turn {number}, {text}, is not in its tree": "Zug {number} der Aufzeichnung, {text}, steht nicht in ihrem Baum",
        # Comments and marks
        "a comment should be a text, not {comment}": "ein Kommentar sollte ein Text sein, nicht {comment}",
        "marks should be a list of texts, not {marks}": "Markierungen sollten eine Liste von Texten sein, nicht {marks}",
        "the comment {comment} has {length} characters; there is room for {most}": "der Kommentar {comment} hat {length} Zeichen; Platz ist für {most}",
        "there are {count} marks on one position; there is room for {most}": "auf einer Stellung sind {count} Markierungen; Platz ist für {most}",
        "{mark} is not a mark: they are written as d4, d4.x, d4.s, d4-e5, d4.A or d4.7": "{mark} ist keine Markierung: Man schreibt sie als d4, d4.x, d4.s, d4-e5, d4.A oder d4.7",
        "the comments and marks of the game have {length} characters; there is room for {most}": "die Kommentare und Markierungen der Partie haben {length} Zeichen; Platz ist für {most}",
        "the record’s notes should be a list of turn, comment and marks, not {notes}": "die Notizen der Aufzeichnung sollten eine Liste von turn, comment und marks sein, nicht {notes}",
        "the record has a note on turn {turn}, which it does not have": "die Aufzeichnung hat eine Notiz zu Zug {turn}, den es in ihr nicht gibt",
        "{line} is not a note: it should begin as in '3 d4 d4-e5: why there?'": "{line} ist keine Notiz: Sie sollte beginnen wie in '3 d4 d4-e5: why there?'",
        # The page's talk with the engine
        "no game has been started": "es ist keine Partie begonnen",
        "nothing is being analysed": "nichts wird untersucht",
        "nothing is being reviewed": "keine Partie wird durchgesehen",
        "a review takes up to {most} playouts a position, not {playouts}": "eine Durchsicht braucht bis zu {most} Probespiele je Stellung, nicht {playouts}",
        "nothing is being proven": "es wird gerade nichts bewiesen",
        "no search is under way": "es wird gerade nichts gesucht",
        "{key} should be a text, not {text}": "{key} sollte ein Text sein, nicht {text}",
        "cells should be a list of names, not {names}": "cells sollte eine Liste von Namen sein, nicht {names}",
        "{count} cells are more than this board has": "{count} Felder sind mehr, als dieses Brett hat",
        "a number of turns to look for is 0 or more, not {limit}": "gesucht werden 0 oder mehr Züge, nicht {limit}",
        "a seed is a whole number, not {seed}": "ein Startwert ist eine ganze Zahl, nicht {seed}",
        "{job} is not a job; jobs are {jobs}": "{job} ist keine Aufgabe; möglich sind {jobs}",
        "{verb} cannot be done; verbs are {verbs}": "{verb} lässt sich nicht tun; möglich sind {verbs}",
        "a slice lasts up to {longest} milliseconds, not {milliseconds}": (
            "eine Scheibe dauert bis zu {longest} Millisekunden, nicht {milliseconds}"
        ),
        "up to {most} workers help, not {workers}": "bis zu {most} Worker helfen, nicht {workers}",
        "results are a list of texts, not {results}": "Ergebnisse sind eine Liste von Texten, nicht {results}",
        "the time to think is a positive number of seconds, not {seconds}": (
            "die Bedenkzeit ist eine positive Zahl von Sekunden, nicht {seconds}"
        ),
        "the number of playouts is a positive whole number, not {playouts}": (
            "die Zahl der Probespiele ist eine positive ganze Zahl, nicht {playouts}"
        ),
        "The game is over; there is nothing to prove.": "Die Partie ist vorbei; es gibt nichts zu beweisen.",
        "A turn has begun; finish it or take it back, then proofs can be looked for.": (
            "Ein Zug ist begonnen; beende ihn oder nimm ihn zurück, dann kann nach Beweisen gesucht werden."
        ),
        "a proof may keep up to {most} positions, not {positions}": (
            "ein Beweis darf bis zu {most} Stellungen behalten, nicht {positions}"
        ),
        "The game is over; there is nothing to analyse.": "Die Partie ist vorbei; es gibt nichts zu untersuchen.",
        "The game is over; there is no turn to choose.": "Die Partie ist vorbei; es gibt keinen Zug zu wählen.",
        # The coach
        "1 parasol": "1 Parasol",
        "{count} parasols": "{count} Parasols",
        "none": "keinem",
        "{others} and {last}": "{others} und {last}",
        "{first} {second}": "{first} {second}",
        "{turn} {does}.": "{turn} {does}.",
        "{turn} wins. {how}": "{turn} gewinnt. {how}",
        "{turn} ends the game, and {colour} wins it. {how}": "{turn} beendet die Partie, und {colour} gewinnt sie. {how}",
        "{turn} wins at once.": "{turn} gewinnt sofort.",
        "{turn} prevents {threat}, with which {colour} would win at once.": "{turn} verhindert {threat}, womit {colour} sofort gewinnen würde.",
        "{turn} threatens to win with {threat}.": "{turn} droht, mit {threat} zu gewinnen.",
        "{turn} decides the game: {why}.": "{turn} entscheidet die Partie: {why}.",
        "{turn} wins by force, whatever {other} answers.": "{turn} erzwingt den Gewinn, was {other} auch antwortet.",
        "{turn} wins: whatever {colour} answers, the next turn ends the game.": "{turn} gewinnt: Was {colour} auch antwortet, der nächste Zug beendet die Partie.",
        "With {turn} {colour} cannot lose any more, whatever {other} answers.": "Mit {turn} kann {colour} nicht mehr verlieren, was {other} auch antwortet.",
        "After {played} {colour} can make sure not to lose any more.": "Nach {played} kann {colour} dafür sorgen, nicht mehr zu verlieren.",
        "After {played} {colour} plays {reply}, and wins with the next turn, whatever {other} answers.": "Nach {played} spielt {colour} {reply} und gewinnt mit dem nächsten Zug, was {other} auch antwortet.",
        "After {played} {colour} wins at once with {reply}.": "Nach {played} gewinnt {colour} sofort mit {reply}.",
        "After {played} {colour} wins at once with {reply}; {better} prevents that.": "Nach {played} gewinnt {colour} sofort mit {reply}; {better} verhindert das.",
        "After {played} {colour} wins by force.": "Nach {played} erzwingt {colour} den Gewinn.",
        "After {played}, {reply} decides the game: {why}.": "Nach {played} entscheidet {reply} die Partie: {why}.",
        "After {played}, {reply} decides the game: {why}. {better} prevents that.": "Nach {played} entscheidet {reply} die Partie: {why}. {better} verhindert das.",
        "{colour} then has a group that can never be captured, and cannot lose any more": "{colour} hat dann eine Gruppe, die nie geschlagen werden kann, und kann nicht mehr verlieren",
        "{colour} then has more than half of the squares in stones that can never be removed": "{colour} hat dann mehr als die Hälfte der Felder mit Steinen, die nie mehr vom Brett kommen",
        "{colour} then holds {parasols}, more than half of them": "{colour} hält dann {parasols}, mehr als die Hälfte",
        "captures {stones}": "schlägt {stones}",
        "captures nothing": "schlägt nichts",
        "flips {stones}": "dreht {stones} um",
        "turns {stones}": "dreht {stones} um",
        "turns {stones} and removes {others}": "dreht {stones} um und nimmt {others} vom Brett",
        "removes {stones}": "nimmt {stones} vom Brett",
        "removes nothing": "nimmt nichts vom Brett",
        "gains nothing": "gewinnt nichts",
        "loses {stones}": "verliert {stones}",
        "wins {parasols}": "gewinnt {parasols}",
        "wins none": "gewinnt keines",
        "{does} and gives {stones} away": "{does} und gibt {stones} ab",
        "{does}, but loses {stones}": "{does}, verliert aber {stones}",
        "no reply captures anything": "schlägt keine Antwort etwas",
        "no reply captures as much": "schlägt keine Antwort so viel",
        "no reply removes anything": "nimmt keine Antwort etwas vom Brett",
        "no reply removes as much": "nimmt keine Antwort so viel vom Brett",
        "no reply gains anything": "gewinnt keine Antwort etwas",
        "no reply gains as much": "gewinnt keine Antwort so viel",
        "no reply wins any": "gewinnt keine Antwort eines",
        "no reply wins as many": "gewinnt keine Antwort so viele",
        "no reply does that": "tut das keine Antwort",
        "{better} is better because it {does}; {played} {less}.": "{better} ist besser, denn der Zug {does}; {played} {less}.",
        "{better} is better because it counts in {parasols} not won yet; {played} counts in {fewer}.": "{better} ist besser, denn der Zug zählt in {parasols}, die noch nicht gewonnen sind; {played} zählt in {fewer}.",
        "{better} is better because it threatens to win with {threat}; {played} does not.": "{better} ist besser, denn der Zug droht, mit {threat} zu gewinnen; {played} droht das nicht.",
        "{better} is better because it threatens {threat}, which {does}; {played} does not threaten that.": "{better} ist besser, denn danach droht {threat} und {does}; {played} droht das nicht.",
        "{played} is worse because {reply} then {does}; after {better} {none}.": "{played} ist schlechter, denn dann folgt {reply} und {does}; nach {better} {none}.",
        "I’d expect {reply}, which {does}; after {better} I’d expect {answer}, which {less}.": "Zu erwarten ist {reply}, und der Zug {does}; nach {better} ist {answer} zu erwarten, und der Zug {less}.",
        "After {better} I’d expect {turns}: {colour} {result}. After {played} I’d expect {others}: {colour} {worse}.": "Nach {better} ist {turns} zu erwarten: {colour} {result}. Nach {played} ist {others} zu erwarten: {colour} {worse}.",
        "comes out even": "gewinnt und verliert gleich viel",
        "is {amount} up": "gewinnt im Saldo {amount}",
        "is {amount} down": "verliert im Saldo {amount}",
        "Nothing has been played that could be commented on.": "Es ist noch nichts gespielt, was sich kommentieren ließe.",
        "the game has turns 1 to {count}, not {turn}": "die Partie hat die Züge 1 bis {count}, nicht {turn}",
        "{line} is not a line of an opening book": "{line} ist keine Zeile eines Eröffnungsbuchs",
        "{line} does not begin an opening book": "{line} ist nicht der Anfang eines Eröffnungsbuchs",
        "an opening book names its {fields}": "ein Eröffnungsbuch nennt {fields}",
        "{text} is not a whole number": "{text} ist keine ganze Zahl",
    }
)
