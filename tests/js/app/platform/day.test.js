/** A page that stays open while another day begins. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { dayOf, onNewDay } from "../../../../web/app/platform/day.js";
import { createBrowser } from "../../support/browser.js";

test("the date is that of this place, up to its last moment", () => {
  assert.equal(dayOf(new Date(2026, 10, 26, 0, 0, 0)), "2026-11-26");
  assert.equal(dayOf(new Date(2026, 10, 26, 23, 59, 59)), "2026-11-26");
});

test("a new day is noticed within a minute, once, and when the page is seen again", () => {
  const { page } = createBrowser();
  mock.timers.enable({ apis: ["Date", "setInterval"], now: new Date(2026, 10, 28, 23, 58, 30) });
  let calls = 0;
  onNewDay(() => (calls += 1));
  mock.timers.tick(60_000);
  assert.equal(calls, 0, "a minute before midnight");
  mock.timers.tick(60_000);
  assert.equal(calls, 1);
  mock.timers.tick(600_000);
  assert.equal(calls, 1);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(calls, 1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(calls, 2);
  mock.timers.reset();
});
