/** Figures and posts for other places. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { forumPost, pictureWithLink, textBoard } from "../../../../web/app/transfer/figures.js";
import { emptyView } from "../../../../web/board/view.js";
import { catalogue, figures } from "../../support/facts.js";

test("a board in letters is the one that the engine prints", () => {
  for (const { figure, first, text } of figures) {
    const view = { ...emptyView(figure.shape, figure.size, figure.holes), stones: figure.stones };
    assert.equal(textBoard(view, first), text);
  }
});

test("a post has the board in letters of one width, and a link", () => {
  const post = forumPost("Sum after 2 turns", " 3 · ·", "https://example.org/#game=sum");
  assert.equal(post, "[b]Sum after 2 turns[/b]\n[c] 3 · ·[/c]\n[url=https://example.org/#game=sum]Open in Sunstones[/url]\n");
});

test("the picture for readers without scripts is in one line, with words and a link", () => {
  const [info] = catalogue.games;
  assert.ok(info);
  /** @type {import("../../../../web/app/transfer/figures.js").Shown} */
  const shown = { info, view: { ...emptyView("hex", 3), stones: { c3: "red" } }, title: 'A "board"' };
  const html = pictureWithLink(shown, "https://example.org/#game=subsume&turns=c3");
  assert.ok(!html.includes("\n"));
  assert.ok(html.startsWith('<a href="https://example.org/#game=subsume&amp;turns=c3"><img src="data:image/svg+xml;base64,'));
  assert.ok(html.includes('alt="A &quot;board&quot;"'));
  const [, data = ""] = /base64,([^"]*)"/.exec(html) ?? [];
  const svg = atob(data);
  assert.ok(svg.startsWith("<svg ") && svg.includes("<desc>Red: c3.</desc>"));
});
