/**
 * The shapes of what goes to and comes from the Python engine (py_engine/session): one JSON object each way.
 *
 * @typedef {"red" | "blue" | "black" | "white"} Colour
 * @typedef {0 | 1} Player                         first, second
 * @typedef {"place" | "grow" | "capture" | "flip" | "give"} TargetKind
 *
 * @typedef {object} Target
 * @property {string} action                       the step that a click on the cell stands for
 * @property {TargetKind} kind
 *
 * @typedef {object} Changes                       what the last turn and the steps since then changed
 * @property {string[]} placed
 * @property {Record<string, Colour>} removed      cell to the stone it lost; the one that took it may stand there
 * @property {string[]} flipped
 *
 * @typedef {object} Note                          on a position
 * @property {string} comment
 * @property {string[]} marks                      see common/notes.js
 *
 * @typedef {object} TurnNode                      one turn of the tree
 * @property {number} id
 * @property {number} after                        the id of the turn that it follows; 0 is the start
 * @property {string} turn
 *
 * @typedef {object} TurnTree                      all turns that were played, those of variations too
 * @property {number} here                         the last turn's id; 0 at the start
 * @property {number[]} line                       ids from the first turn over `here` to the last that redo leads to
 * @property {TurnNode[]} nodes                    each after the one it follows, the main line before its variations
 * @property {boolean} can_restore                 whether a deletion can be taken back
 *
 * @typedef {object} LoopFacts                     a loop on the board
 * @property {string[]} cells
 * @property {string[]} inside
 * @property {Colour} colour                       which it counts for
 * @property {number} count                        cells of the edge that it occupies
 * @property {number} of                           cells of the edge; 0 where that is not counted
 * @property {number} needed                       that many win
 *
 * @typedef {{ colour: Colour | null, held: boolean }} ParasolFacts  which colour holds it, or leads in it
 *
 * @typedef {object} ThreatFacts                    what is worth seeing; what a game does not know is empty
 * @property {string[]} limit                      stones that one more enemy beside them removes
 * @property {string[]} interior                   stones that do not see the edge
 * @property {string[]} exposed                    those of them that can be flipped as things stand
 * @property {string[][]} groups                   whose sizes count
 * @property {LoopFacts[]} loops
 * @property {Record<string, ParasolFacts>} parasols  by the cell in the middle
 *
 * @typedef {object} PreviewFacts                     what picking a cell would do
 * @property {string} action
 * @property {TargetKind} kind
 * @property {Record<string, Colour>} removed      cell to the colour that loses the stone
 * @property {Record<string, Colour>} flipped      cell to the colour that gets the stone
 * @property {LoopFacts | null} loop               that it makes
 * @property {string[]} group                      the group that it makes; empty where its size does not count
 * @property {Partial<Record<Colour, string[]>>} closed  for each colour the cells where a turn could begin and no longer can
 * @property {Record<string, ParasolFacts>} parasols  those that change hands
 * @property {Record<string, TargetKind>} follow   what may be picked next in the same turn
 * @property {boolean} may_stop                    whether the turn may end there instead
 * @property {Player | null} winner                if the turn ends there
 * @property {Player | null} decides               whose win has become sure, though play goes on
 * @property {boolean} passes                      whether the opponent would have to pass
 *
 * @typedef {object} Standing                      how far a player has come in what decides the game
 * @property {number} count
 * @property {number | null} of                    so many win; null where no number does
 * @property {"loop" | "parasols" | "stones" | "group"} unit
 *   edge cells of the best loop; parasols held; stones on the board; stones of the largest group
 *
 * @typedef {object} State
 * @property {string} game
 * @property {number} size
 * @property {string[]} holes
 * @property {string | null} start                 the position that was set up to begin with, as in "d4 e5/c3/2"
 * @property {Record<string, Colour | null>} board  cell to the stone on it
 * @property {{ colour: Colour }[]} players        the colour each player holds now
 * @property {Player} to_move
 * @property {boolean} over
 * @property {Player | null} winner
 * @property {Player | null} decided               who is sure to win, though play may go on
 * @property {string | null} how                   how the game was won, a sentence
 * @property {string[]} loop                       cells of the winning loop
 * @property {Record<string, Target>} targets
 * @property {("stop" | "pass" | "swap")[]} choices  steps that are no cell
 * @property {string} prompt
 * @property {string | null} forced_pass           why the player must pass
 * @property {string[]} steps                      of the unfinished turn
 * @property {string[]} turns
 * @property {string | null} last_turn
 * @property {Changes} changes
 * @property {ThreatFacts} threats
 * @property {[number, number] | null} score
 * @property {[Standing | null, Standing | null]} standing  by player; null where nothing that can be counted decides
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {TurnTree} tree
 * @property {Record<string, Note>} notes           by the number of the turn that leads to the position
 * @property {Record<string, number>} numbers      cell to the turn, from 1, that placed its stone
 *
 * @typedef {object} Choice                        the turn a search has decided on
 * @property {string} text
 * @property {number} win_rate                     0 … 1 for the player to move
 * @property {number} playouts
 * @property {null | "win" | "loss"} proven
 * @property {number | null} turns                 if proven: of both players, this one counted, at the latest
 *
 * @typedef {object} ThinkingReport
 * @property {boolean} done
 * @property {number} progress                     0 … 1
 * @property {number} playouts
 * @property {number | null} win_rate
 * @property {string | null} best
 * @property {Choice | null} choice
 *
 * @typedef {object} Candidate                     a step that can be taken now, as the analyst sees it
 * @property {string} text
 * @property {number} win_rate                     0 … 1 for the player to move
 * @property {number} playouts
 * @property {null | "win" | "loss"} proven
 * @property {number | null} turns                 if proven: of both players, at the latest
 *
 * @typedef {object} LineTurn                      a turn of the best line
 * @property {string} text
 * @property {Player} player
 * @property {boolean} complete                    whether the line goes on to the turn's end
 * @property {Record<string, Colour | null>} cells  those that it changes; null: the cell is empty then
 *
 * @typedef {object} Analysis                      for the player to move
 * @property {boolean} done
 * @property {number} progress                     0 … 1
 * @property {number} playouts
 * @property {number | null} win_rate              null before anything has been looked at
 * @property {number | null} first_colour          the win rate of the game's first colour, for a graph
 * @property {null | "win" | "loss"} proven
 * @property {number | null} turns
 * @property {Candidate[]} candidates              the best first
 * @property {LineTurn[]} line
 * @property {Record<string, number> | null} ownership  cell (in Parasol the middle of a parasol) to who is likely to own
 *   it in the end: 1 the game's first colour for sure, -1 the other; null where that decides nothing
 *
 * @typedef {"inaccuracy" | "mistake" | "blunder"} MistakeMark
 * @typedef {MistakeMark | "good"} TurnMark        good: a good find, the only good turn
 *
 * @typedef {object} Judgement                     of a turn that was played
 * @property {string} text
 * @property {number} cost                         the win rate it lost for its mover, 0 … 1
 * @property {number} error                        of that, as a standard error; 0 where it is proven
 * @property {TurnMark | null} mark
 * @property {string | null} better                the turn to play instead
 * @property {Record<string, Colour | null>} better_cells  those that it would have changed; null: the cell is empty then
 * @property {number | null} missed                in how many turns that would have won for sure
 *
 * @typedef {object} ReviewEntry                   a position of a match that is looked over
 * @property {number} turns                        played before it
 * @property {number} win_rate                     0 … 1 for the game's first colour
 * @property {0 | 1 | null} winner                 the colour for which it is proven, first or second
 * @property {number | null} turns_left            until then, at the latest
 * @property {Judgement | null} judgement          of the turn that led to it
 *
 * @typedef {object} ReviewReport
 * @property {boolean} done
 * @property {number} progress
 * @property {ReviewEntry[]} entries               new ones
 * @property {[number | null, number | null] | null} accuracy  by player, 0 … 100, null without a turn to judge; null
 *   before the end
 *
 * @typedef {object} StudyOptions
 * @property {number} [seconds]
 * @property {number} [playouts]                   for a review: for each position
 * @property {number} [positions]                  that a proof may keep
 *
 * @typedef {object} Proof                         of who wins the position with best play
 * @property {boolean} done
 * @property {number} progress                     0 … 1
 * @property {number} positions                    looked at so far
 * @property {Player | null} winner                null while it is not proven, and where there is no room to prove it
 * @property {number | null} turns                 of both players to the end, at the latest; null in Surmount
 * @property {LineTurn[]} line                     to the end (of the proof): the winner hurries, the loser holds out
 *
 * @typedef {object} ProvenTurns                   of all turns that may be played
 * @property {boolean} done
 * @property {number} progress                     0 … 1
 * @property {number} positions
 * @property {{ text: string, turns: number | null }[]} winning  the fastest first; turns: itself counted, as in `Proof`
 * @property {number} losing                       how many lose
 * @property {number} unproven
 * @property {boolean} all                         false where there are more turns than could be listed
 *
 * @typedef {object} StudyReports                  by the verb that asks for them
 * @property {Analysis} analyse                    of the position as it stands
 * @property {ReviewReport} review                 of the whole match
 * @property {Proof} prove                         of the position as it stands, between two turns
 * @property {ProvenTurns} prove_turns             the same
 *
 * @typedef {keyof StudyReports} StudyVerb
 *
 * @typedef {Record<string, unknown>} MatchRecord  a whole match, its unfinished turn too, as `load` takes it
 *
 * @typedef {object} ListedGame                   one of a file that holds several
 * @property {number} number                       to load it by
 * @property {string} game
 * @property {number | null} size
 * @property {[string, string] | null} players     names in the order of seats
 * @property {0 | 1 | null} winner                 place among them
 * @property {string | null} date                  such as "2026-01-09"
 * @property {number} turns
 *
 * @typedef {object} GameList                      what a file holds to choose from
 * @property {ListedGame[]} games
 * @property {number} entries                      all that are in the file; 0 where it is no such file
 * @property {number} others                       reports of games that are not played here
 * @property {number} unreadable
 *
 * @typedef {{ do: string, [name: string]: unknown }} Request
 * @typedef {{ ok: true, [name: string]: any }} Reply
 * @typedef {{ ok: false, error: string, message: string }} Refusal
 *
 * @typedef {object} ThinkOptions
 * @property {string} [opponent]
 * @property {number} [seconds]                    instead of the opponent's own budget, as are the playouts
 * @property {number} [playouts]
 * @property {number} [most_seconds]               an additional limit
 * @property {number} [seed]
 * @property {string} [language]                   of what the engine says
 *
 * @typedef {"runtime" | "micropip" | "engine" | "ready" | "failed"} Stage  of the engine's start
 *
 * @typedef {Refusal | { ok: true, done: boolean }} StudyEnd  done: it came to its end instead of being stopped
 *
 * @typedef {object} EngineWorker                  what engine/worker.js offers
 * @property {(lockName: string, onStage: (stage: Stage) => void) => Promise<void>} boot
 *   holds the lock for as long as the worker lives
 * @property {(session: number, request: Request) => Promise<Reply | Refusal>} request
 *   a session holds one match; one that is not open yet is opened
 * @property {(session: number, options: ThinkOptions, onProgress: (report: ThinkingReport | null) => void)
 *   => Promise<Choice | Refusal | null>} think  null when the search was stopped; no report while it waits for its network
 * @property {(session: number, verb: StudyVerb, options: StudyOptions, onReport: (report: any) => void)
 *   => Promise<StudyEnd>} study
 * @property {(session: number) => Promise<void>} close  forgets the session's match
 * @property {(onNeed: (isWanted: boolean) => void, onUseless: (number: number) => void) => Promise<void>} hearOfNeed
 *   is told when something begins that further workers could help with, and when there is nothing of the kind any more; and
 *   of a helper whose answer was invalid, and which has been dismissed
 * @property {(number: number, port: MessagePort) => Promise<void>} addHelper     one that `help`s at the other end
 * @property {(number: number) => Promise<void>} dismissHelper
 * @property {(port: MessagePort) => Promise<void>} help  plays what comes by the port, for another worker
 * @property {(game: string) => Promise<void>} expectSearch  fetches ahead what a search of the game needs
 * @property {(onMissed: () => void) => Promise<void>} hearOfMissedNetwork
 *   is told when a search begins without the network that it should ask, as that cannot be had
 */
export {};
