/** Boards in Markdown, in Node. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { InvalidBlock, boardHtml, markdownIt } from "../../../web/embed/markdown.js";
import { lineOfBlock } from "../../../web/embed/markdown_place.js";
import { markdownBlocks } from "../support/facts.js";

const { shown, refused, site } = markdownBlocks;

test("one block gives one text, in Node and by the engine, byte by byte", () => {
  assert.ok(shown.length > 10);
  for (const { source, html } of shown) assert.equal(boardHtml(source, { site }), html, source);
});

test("what the engine refuses is refused in a sentence, at the same line, where no rules are needed", () => {
  assert.ok(refused.length > 30);
  for (const { source, line } of refused) {
    assert.throws(
      () => boardHtml(source),
      (/** @type {unknown} */ problem) =>
        problem instanceof InvalidBlock && problem.line === line && / .*[.]$/.test(problem.message),
      source,
    );
  }
});

test("turns without their position are refused: only the engine knows where they lead", () => {
  assert.throws(() => boardHtml("subsume 3: c3 b2 d4"), /position: …/);
});

/** A renderer as markdown-it has it. @param {object} environment @param {string} info @param {string} content */
function rendered(environment, info, content) {
  /** @type {Parameters<typeof markdownIt>[0]} */
  const md = { renderer: { rules: { fence: () => "code" } } };
  markdownIt(md, { site });
  return md.renderer.rules["fence"]?.([{ info, content, map: [6, 9] }], 0, {}, environment);
}

test("markdown-it gets the block for code of that name, and its own text for any other", () => {
  assert.equal(rendered({}, "sunstones", "subsume 4: red d4\n"), `${boardHtml("subsume 4: red d4", { site })}\n`);
  assert.equal(rendered({}, "js", "subsume 4: red d4\n"), "code");
});

test("an error has the line in the file, though the head of the page is taken off first, and else that in the text", () => {
  const block = "subsume 4: red d4\nmode: game\n";
  assert.throws(() => rendered({}, "sunstones", block), { message: /^line 9: / });
  assert.throws(() => rendered({ page: { inputPath: "lost.md" } }, "sunstones", block), {
    message: /^lost[.]md, line 2 of a block: /,
  });
  const file = `---\ntitle: T\n---\n\n\`\`\`js\nsubsume 4: red d4\n\`\`\`\n- A list\n\n    ~~~ sunstones\n    ${block}`;
  assert.equal(lineOfBlock(file, "subsume 4: red d5"), null);
  assert.equal(lineOfBlock(file.replace("mode:", "    mode:"), block), 11);
});
