// The checks' output about tests: failures in full, the slowest ones, and one line at the end.
const MOST_SLOW = 3;

/**
 * @param {AsyncIterable<{ type: string, data: any }>} events  of node:test
 * @returns {AsyncGenerator<string>}
 */
export default async function* shortReport(events) {
  /** @type {{ name: string, seconds: number }[]} */
  const passed = [];
  let failed = 0;
  let skipped = 0;
  /** @type {string[]} names of the suites around a test */
  const around = [];
  for await (const { type, data } of events) {
    if (type === "test:start") around.length = data.nesting;
    if (type === "test:start") around.push(data.name);
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    if (type === "test:pass" && data.details.type !== "suite") {
      if (data.skip !== undefined || data.todo !== undefined) skipped += 1;
      else passed.push({ name: nameOf(data), seconds: data.details.duration_ms / 1000 });
    }
    // A suite fails because of a test in it, which is reported already, or by itself.
    if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed") {
      failed += 1;
      yield `\nFAILED ${nameOf(data)}\n${reasonOf(data.details.error)}\n`;
    }
  }
  for (const { name, seconds } of passed.sort((one, other) => other.seconds - one.seconds).slice(0, MOST_SLOW)) {
    yield `${seconds.toFixed(2)} s  ${name}\n`;
  }
  yield `${passed.length} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`;

  /** @param {{ name: string, nesting: number, file?: string }} test */
  function nameOf({ name, nesting, file }) {
    const path = file?.split("/tests/js/").at(-1);
    return [...(path && path !== name ? [path] : []), ...around.slice(0, nesting), name].join(" › ");
  }
}

/** @param {{ cause?: unknown, message: string, stack?: string }} error  what node:test wraps a failure in */
function reasonOf(error) {
  const cause = error.cause ?? error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
