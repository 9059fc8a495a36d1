// The other end of `answering_process.py`: answers one request a line until there are no more.
import console from "node:console";
import process from "node:process";
import { createInterface } from "node:readline";

/** @param {() => Promise<(line: string) => string>} start  what answers, once it is ready */
export async function answerLines(start) {
  try {
    const answer = await start();
    for await (const line of createInterface({ input: process.stdin })) {
      process.stdout.write(`${answer(line)}\n`);
    }
  } catch (error) {
    // The message of an error in Python is its whole traceback; the stack would add lines of minified code.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1); // or else it would wait for more input, and the asker for an answer
  }
}
