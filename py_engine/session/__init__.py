"""The one door through which the page talks to the engine: JSON text in, JSON text out.

A request is an object with the key `do`, one of the verbs below, and what that verb needs;
perhaps also `language`, such as `de`, in which the sentences of the reply come instead of English. A reply has `ok`;
if that is false, `error` is the name of one of the engine's three errors and `message` a sentence, and
nothing has changed.

| do | needs | reply |
| --- | --- | --- |
| `new` | `game`, perhaps `size`, `start`, `holes` (names) or `hole_count` (with `seed`) | `state`, `record` |
| `state` | | `state`, `record` |
| `act`, `play` | `action`: one atomic step; `turn`: a whole turn | `state`, `record` |
| `type` | `text`: a whole turn, or a step of an unfinished one, as `Match.enter` takes it | `state`, `record` |
| `undo`, `redo` | | `state`, `record` |
| `go` | `node`: the number of a turn in the state's `tree`, 0 for the start | `state`, `record` |
| `step_back`, `step_forward` | | `state`, `record`: one atomic step along the line, of finished turns too |
| `promote`, `delete` | `node` | `state`, `record`: a variation has moved up, or is gone with all that follows |
| `restore` | | `state`, `record`: what was deleted last is back |
| `annotate` | `comment` or `marks` or both, perhaps `node`: as for `Match.annotate` | `state`, `record` |
| `load` | `record`, perhaps `game`, `size`, `number`: as for `load_record` | `state`, `record`, `remark` |
| `list_games` | `record`: a text | `games`, `entries`, `others`, `unreadable`: what a download holds to choose from |
| `check_setup` | `game`, perhaps `size`, `holes`; `start` | `problem`: why no game can begin so, or null; `record` |
| `explain` | `text`: a step; or `cell`: one that is picked | `message`: why it cannot be done now, or null |
| `preview` | `cells`: names | `previews`: cell → what picking it would do, or null where nothing can be done |
| `record` | | `record`, `link` (for the part of an address after the `#`), `text`: a plain list of turns |
| `think` | perhaps `opponent`, `seconds`, `playouts`, `most_seconds`, `seed`: see `Thinking` and `Proving` | |
| `analyse` | perhaps `seconds`, `playouts`, `seed` | |
| `review` | perhaps `playouts` for a position, `seed` | `positions`: how many there are |
| `prove` | perhaps `positions`: how many may be kept | |
| `prove_turns` | the same | |
| `slice` | `job`: the verb that started it; `milliseconds` | `done`, `progress`, and what is known (see below) |
| `stop` | `job` | |

The `remark` on a game that was loaded is a sentence or null: that its record goes on by rules of another program,
which the game's comments say too, with what follows there; or that words follow a share link. An entry of `games` has
the `number` to load it by, its `game`, `size` (or null), `players` (names in the order of seats, or null), `winner`
(0, 1 or null), `date` (or null) and its number of `turns`. `others` counts reports of other games, `unreadable` what
is no report, and `entries` everything.

What a search needs beside this package's own code is the page's to bring before `think`, `analyse` and `review` (a
network: `search/network`); `Session.game` tells of which game.

The `record` beside a `state` brings the same match back, its unfinished turn and its variations too, so a page that
keeps the last one loses nothing. A change of the match ends the jobs for it; a note is none. What a `state` holds
stands in `views.describe`.

A slice that is asked to be `quiet` (true) tells only whether the job is `done`. Else it has `progress`, from 0 to 1.
Of a search it tells `playouts`, `win_rate`, `best` and, when done, `choice`. Of an analysis it tells `playouts`, the
`candidates` and the best `line`; of the best candidate `win_rate`, `proven` (`win`, `loss` or null) and `turns` (until
then at most), for the player to move; `first_colour`, the first colour's win rate; and `ownership`, for each square of
Sum, and each parasol of Parasol by its middle, from 1 (the first colour owns it at the end of every random game from
here) to -1 (the other colour does), null in the other games. Of a review it tells the
`entries` since the last slice. An entry is about the position after so many `turns`: the first colour's `win_rate`, the
colour that is proven to win (`winner`: 0 or 1 by colour, not by player; or null) in how many `turns_left`, and the
`judgement` of the turn that led there: its `text`, what it `cost` of the mover's chances (0 to 1), its `mark`
(`inaccuracy`, `mistake`, `blunder`; `good` for a good find; or null), what was `better`, which cells that would have
changed (`better_cells`, to a colour or null), and in how many turns a win was `missed`. The last slice tells the
`accuracy` of the first and of the second player, 0 to 100, null for one who had no turn to be judged; before that it is
null.

Further workers may help where the reply to `think` or `analyse` says that they `can_share` (true). A slice of such a
job takes with `helpers` how many do now, and with `results` the texts that they have made since the last slice. Its
reply has the `batches` that they are to play, also texts: each is for a `PlayoutHelper`, which every worker has in its
own Python. Any of them may be lost, and come back in any order. `invalid` has the indices of the results, if there are
any, that cannot be those of a batch: the worker that made them is of no use.

Of a proof a slice tells how many `positions` were looked at. `prove` asks who wins: the `winner` is a player or null,
in how many `turns` of both at most, and a `line` to the end in which the winner hurries and the loser holds out.
`prove_turns` asks which turns win: those `winning`, the fastest first, each with its `text` and in how many `turns` it
wins at most, itself counted; how many are `losing` and how many `unproven`; and whether these are `all` turns. Both are
asked between two turns, and leave the pie rule aside.

Each kind of verbs has a room (`playing`, `navigating`, `previewing`, `setting_up`, `jobs`). A verb is a function from
the `Session` and the request to the reply. `views` says what the page shows.
"""

from ..search.shared_playouts import PlayoutHelper
from . import jobs, navigating, playing, previewing, setting_up  # noqa: F401 - they enter their verbs
from .session import Session
from .views import catalogue_document, describe

__all__ = ["PlayoutHelper", "Session", "catalogue_document", "describe"]
