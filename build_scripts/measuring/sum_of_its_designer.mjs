/**
 * The program in which Sum first appeared, without its page: it answers one position a line with its strongest opponent's turn.
 *
 * Arguments: the path of its `sum_game.js`. A request has the board as rows of 1 (white), -1 (black) and 0, the last stone as
 * [row, column], the player to move, and a seed; the answer is the new stone and the board after it.
 */
import console from "node:console";
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { createContext, runInContext } from "node:vm";

const TURN = `
  (() => {
    const { board, last, player, seed } = request;
    let state = seed;
    // As splitmix, in 32 bits: the same seed plays the same turn.
    Math.random = () => {
      state = (state + 0x9e3779b9) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
    };
    game_board = new GameBoard(board.length, 0, board, []);
    if (last) game_board.last_move = last;
    make_move_phidippus(player);
    return JSON.stringify({ last: game_board.last_move, board: game_board.board });
  })()
`;

const program = createContext({ document: { createElement: () => ({}) } });
runInContext(readFileSync(process.argv[2], "utf8"), program);

for await (const line of createInterface({ input: process.stdin })) {
  program.request = JSON.parse(line);
  console.log(runInContext(TURN, program));
}
