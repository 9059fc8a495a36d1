"""Scripts that come between a page and its engine's worker, to be run before the page's own."""

from __future__ import annotations

# The engine's start waits until `letEngineStart` is called: no request reaches a worker before.
# After `holdEngine` all requests wait in the same way. Given a verb it holds from the next request with that verb on,
# after letting `spared` of them through. `isAsked` tells whether a request with such a verb waits.
HOLD_ENGINE = """
const held = [];
let isHeld = true;
let holdFrom = null;
let toSpare = 0;
const verbOf = ({ path, argumentList }) => argumentList?.find(({ value }) => value?.do)?.value.do ?? path?.[0];
window.Worker = class extends Worker {
  postMessage(message, ...others) {
    if (holdFrom !== null && verbOf(message) === holdFrom) {
      if (toSpare > 0) toSpare -= 1;
      else isHeld = true;
    }
    if (isHeld) held.push({ verb: verbOf(message), post: () => super.postMessage(message, ...others) });
    else super.postMessage(message, ...others);
  }
};
window.holdEngine = (verb = null, spared = 0) => {
  holdFrom = verb;
  toSpare = spared;
  isHeld = verb === null;
};
window.isAsked = (wanted) => held.some(({ verb }) => verb === wanted);
window.letEngineStart = () => {
  isHeld = false;
  holdFrom = null;
  for (const { post } of held.splice(0)) post();
};
"""

# The engine's worker is replaced by one that fails at once.
BREAK_WORKER = """
const broken = URL.createObjectURL(new Blob(["throw new Error('broken by a test')"], { type: "text/javascript" }));
window.Worker = class extends (window.OwnWorker ?? Worker) {
  constructor(address, options) { super(broken, options); }
};
"""

# A browser that refuses workers, as in a frame without access to its own site.
REFUSE_WORKERS = """
window.refuses = true;
window.Worker = class extends Worker {
  constructor(...values) {
    if (window.refuses) throw new DOMException("no workers here", "SecurityError");
    super(...values);
  }
};
"""

# The page's workers, within a test's reach.
KNOWN_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...values) {
    super(...values);
    workers.push(this);
  }
};
"""
# The workers that have been ended, by the page or by a test.
NOTED_ENDS = """
window.Worker = class extends Worker {
  terminate() {
    this.hasEnded = true;
    super.terminate();
  }
};
"""
KILL = "workers.at(-1).terminate()"

# The page counts its patience in ticks of a timer, one a second: here they pass when a test says so.
HELD_SECONDS = """
const { setInterval: begin, clearInterval: end } = window;
const seconds = new Map();
window.setInterval = (call, delay, ...values) => {
  if (delay < 1000) return begin(call, delay, ...values);
  const timer = begin(() => {}, delay);
  seconds.set(timer, call);
  return timer;
};
window.clearInterval = (timer) => {
  seconds.delete(timer);
  end(timer);
};
window.letSecondsPass = (count) => {
  for (let second = 0; second < count; second += 1) for (const call of [...seconds.values()]) call();
};
"""

# The stages of the engine's start, as the page shows them.
COLLECT_STAGES = """
window.stages = [];
document.addEventListener("DOMContentLoaded", () => {
  const note = () => {
    const stage = document.body.dataset.engine;
    if (stage && stage !== stages.at(-1)) stages.push(stage);
  };
  new MutationObserver(note).observe(document.body, { attributes: true, attributeFilter: ["data-engine"] });
});
"""
