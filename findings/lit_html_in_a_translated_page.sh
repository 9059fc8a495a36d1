#!/usr/bin/env bash
# lit-html 3.3.3 in a page that is translated (seen on 2026-11-29, Node 20, jsdom 26.1.0).
#
# Page translators such as Chromium's put elements around a new text in the place of each text node. After that
#   1. lit-html writes the next text into a property "data" of that element: the page stands still, and nothing fails;
#   2. a value that is followed by a text takes that text for its end: when a template comes in its place, all that
#      follows in the element is removed, and a TypeError is thrown for a node past the last one.
# Output seen:
#   shown: Red to move / written into the element: Blue to move
#   TypeError / left in the paragraph: ""
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund lit-html@3.3.3 jsdom@26.1.0 >/dev/null
cat > try.mjs <<'END'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<main></main><main></main>");
globalThis.window = window;
for (const name of ["document", "Node", "NodeFilter"]) globalThis[name] = window[name];
const { html, render } = await import("lit-html");
const [first, second] = document.querySelectorAll("main");

function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const around = document.createElement("font");
    around.append(text.data);
    text.replaceWith(around);
  }
}

const turn = (text) => html`<p>${text}</p>`;
render(turn("Red to move"), first);
translate(first);
render(turn("Blue to move"), first);
const [shown, written] = [first.textContent, first.querySelector("font").data];
console.log(`shown: ${shown} / written into the element: ${written}`);

const result = (winner) => html`<p>${winner} wins</p>`;
render(result("Red"), second);
translate(second);
let failure = "no error";
try {
  render(result(html`<b>Blue</b>`), second);
} catch (error) {
  failure = error.name;
}
const left = second.querySelector("p").textContent;
console.log(`${failure} / left in the paragraph: ${JSON.stringify(left)}`);

const isAsSeen = shown === "Red to move" && written === "Blue to move" && failure === "TypeError" && left === "";
if (!isAsSeen) console.error("This has changed.");
process.exit(isAsSeen ? 0 : 1);
END
node try.mjs
