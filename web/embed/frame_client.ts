/** The engine of another site, as seen from the page: a hidden frame of that site holds it, and messages go through a port. */
import { language, strings } from "../common/strings/index.js";
import { EngineError, EngineLost } from "../engine/errors.js";
import { lastReport } from "../engine/session.js";
import { LOST, hello, isHello, readAnswer, type Call } from "./messages.js";
import type { Starter } from "../engine/client.js";
import type { StageListener } from "../engine/shared_engine.js";

/** A call that has not been answered. */
interface Waiting {
  asked: string; // its verb
  resolve: (reply: any) => void;
  reject: (problem: Error) => void;
  onReport: (report: any) => void;
}

/** The reasons for a failed start that are the frame's own, as `onStage` hears them. */
export const BLOCKED_BY_PAGE = "the page's policy blocks the frame";
export const BLOCKED_BY_BROWSER = "the frame stays empty";
/** A sandbox without `allow-same-origin` holds for frames inside it too, and leaves them no service worker, locks or storage. */
export const SANDBOXED = "the frame is sandboxed";
/** As the origin of a document in such a sandbox, among others. */
const OPAQUE = "null";

/** A frame that has not answered by then is given up (milliseconds). */
const PATIENCE = 30_000;
/** From a frame's load to its greeting, at most; one that comes later counts all the same (milliseconds). */
const GREETING_DELAY = 3_000;

/** @param site  where the frame's page is */
export function createFrameClient(site: URL, onStage: StageListener): Starter {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let sessionsOpened = 0;
  let connect: (port: MessagePort) => void = () => {};
  const connection: Promise<MessagePort> = new Promise((resolve) => {
    connect = resolve;
  });
  let frame: HTMLIFrameElement | null = null;
  let isConnected = false;
  /** Over when the frame has greeted or is given up. */
  let opening = new AbortController();

  /** A start that is under way has failed. */
  let fail: (problem: string) => void = () => {};

  const send = async (call: Call) => (await connection).postMessage(call);

  function onGreeting(event: MessageEvent) {
    if (!frame || event.source !== frame.contentWindow || !isHello(event.data)) return;
    if (event.origin === OPAQUE) return fail(SANDBOXED);
    if (event.origin !== site.origin) return;
    removeEventListener("message", onGreeting);
    opening.abort();
    isConnected = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    frame.contentWindow?.postMessage(hello(), site.origin, [port2]);
    connect(port1);
  }
  function hear(data: unknown) {
    const answer = readAnswer(data, (id) => waiting.get(id)?.asked ?? null);
    if (!answer) return;
    if (answer.tell === "stage") return onStage(answer.stage, answer.problem);
    const call = waiting.get(answer.id);
    if (answer.tell === "progress") return call?.onReport(answer.report);
    waiting.delete(answer.id);
    if (answer.tell === "reply") call?.resolve(answer.reply);
    else if (answer.tell === "unreadable") call?.reject(new EngineError("Error", strings.noAnswer));
    else call?.reject(answer.kind === LOST ? new EngineLost() : new EngineError(answer.kind, answer.message));
  }

  function openFrame() {
    frame?.remove();
    opening.abort();
    opening = new AbortController();
    const { signal } = opening;
    fail = (problem) => {
      if (signal.aborted) return;
      opening.abort();
      onStage("failed", problem);
    };
    const timer = setTimeout(() => fail("timeout"), PATIENCE);
    signal.addEventListener("abort", () => clearTimeout(timer));
    onStage("runtime", null);
    // A document with an address of some site whose origin is opaque.
    if (origin === OPAQUE && location.origin !== OPAQUE) return fail(SANDBOXED);
    // webpack gives code the address of its source, and the page does not say where the site is.
    if (site.protocol === "file:" && location.protocol !== "file:") return fail("no worker");
    addEventListener("message", onGreeting);
    document.addEventListener(
      "securitypolicyviolation",
      (event) => {
        if (isOfFrame(event, site)) fail(BLOCKED_BY_PAGE);
      },
      { signal },
    );
    const made = document.createElement("iframe");
    frame = made;
    // The frame does not see which language the page is in.
    made.src = new URL(`embed/engine.html#${language}`, site).href;
    made.hidden = true;
    made.setAttribute("aria-hidden", "true");
    made.tabIndex = -1;
    // Its script has greeted by then, but that may arrive a little later.
    made.addEventListener(
      "load",
      () =>
        setTimeout(async () => {
          const problem = signal.aborted ? null : await whyEmpty(site);
          if (problem !== null) fail(problem);
        }, GREETING_DELAY),
      { signal },
    );
    // Some sites put another body into the page when the reader goes on, and the page's scripts live on.
    document.documentElement.append(made);
  }

  const ask = (message: Extract<Call, { id: number; session: number }>, onReport: (report: any) => void): Promise<any> =>
    new Promise((resolve, reject) => {
      waiting.set(message.id, { asked: message.request.do, resolve, reject, onReport });
      // A value that cannot be cloned cannot be sent.
      send(message).catch((problem) => {
        waiting.delete(message.id);
        reject(problem);
      });
    });

  return {
    async start() {
      if (isConnected) await send({ call: "start" });
      else openFrame();
    },
    openSession() {
      const session = sessionsOpened;
      sessionsOpened += 1;
      let isOpen = true;
      /** @returns of another call; throws where the session is closed */
      function nextCall(): number {
        if (!isOpen) throw new Error("the match was closed");
        calls += 1;
        return calls;
      }
      return {
        async request(request, { signal } = {}) {
          signal?.throwIfAborted();
          const reply = await ask({ call: "request", id: nextCall(), session, request }, () => {});
          signal?.throwIfAborted();
          return reply;
        },
        async job(request, options = {}) {
          if (options.signal?.aborted) return null;
          const id = nextCall();
          const stop = () => void send({ call: "stop", id });
          return lastReport(options, stop, async (take) => {
            let last: any = null;
            const isDone = await ask({ call: "job", id, session, request }, (report) => {
              if (report.done) last = report;
              else take(report);
            });
            // Reports that could not be read were left out.
            if (isDone && !last && !options.signal?.aborted) throw new EngineError("Error", strings.noAnswer);
            return isDone ? last : null;
          });
        },
        close() {
          isOpen = false;
          void send({ call: "close", session });
        },
      };
    },
  };
}

/** By older browsers a directive is named as the page has it. */
const FRAME_DIRECTIVES = ["frame-src", "child-src"];

/** @returns whether the page's policy has kept this site's frame out */
function isOfFrame({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent, { origin }: URL): boolean {
  const isOfSite = blockedURI === origin || blockedURI.startsWith(`${origin}/`);
  return isOfSite && disposition === "enforce" && FRAME_DIRECTIVES.includes(effectiveDirective);
}

/**
 * A frame that is not shown holds the browser's own page instead, whatever the reason.
 * @returns why no greeting came; null where the connection may be at fault
 */
async function whyEmpty(site: URL): Promise<string | null> {
  try {
    // Whatever else the frame loads this page has loaded, too.
    for (const file of ["engine.html", "engine_frame.js"]) {
      const { ok, status } = await fetch(new URL(`embed/${file}`, site), { cache: "no-store" });
      if (!ok) return `${file} answers ${status}`;
    }
    return BLOCKED_BY_BROWSER;
  } catch {
    return null;
  }
}
