/**
 * The engine for boards in a page of another site: this script runs in a hidden frame there (engine.html). It speaks the
 * language that the frame's address names after the `#`; English where it knows none of that name.
 */
import { createClient } from "../engine/client.js";
import { EngineError, EngineLost } from "../engine/errors.js";
import { LOST, hello, isHello, readCall, type Answer, type Call } from "./messages.js";
import type { Session } from "../engine/session.js";
import type { JobRequest, Report } from "../engine/wire.js";

/** The engine's kind of refusal for a text that it cannot read. */
const UNREADABLE = "InvalidText";
/** More boards than any page shows at once. */
const MOST_SESSIONS = 1_000;

if (parent !== window) {
  // Any page may show the games, so the greeting goes to any parent; it holds no secret.
  addEventListener("message", onGreeting);
  parent.postMessage(hello(), "*");
}

function onGreeting(event: MessageEvent) {
  const [port] = event.ports;
  if (event.source !== parent || !isHello(event.data) || !port) return;
  removeEventListener("message", onGreeting);
  serve(port);
}

/** @param port  to the page only */
function serve(port: MessagePort) {
  const tell = (message: Answer) => port.postMessage(message);
  const language = location.hash.slice(1);
  const client = createClient({ language, onStage: (stage, problem) => tell({ tell: "stage", stage, problem }) });
  const sessions = new Map<number, Session>();
  /** The jobs that go on, by the number of their call. */
  const jobs = new Map<number, AbortController>();

  async function sessionOf(number: number) {
    if (!sessions.has(number) && sessions.size >= MOST_SESSIONS) throw new Error(`more than ${MOST_SESSIONS} boards are open`);
    const session = sessions.get(number) ?? client.openSession();
    sessions.set(number, session);
    return session;
  }

  function answer(call: Call) {
    switch (call.call) {
      case "start":
        return void client.start();
      case "stop":
        return jobs.get(call.id)?.abort();
      case "close":
        sessions.get(call.session)?.close();
        return void sessions.delete(call.session);
      case "request":
        return reply(
          call.id,
          sessionOf(call.session).then((session) => session.request(call.request)),
        );
      case "job":
        return reply(call.id, run(call.id, call.session, call.request));
    }
  }

  /** @returns whether it came to its end */
  async function run(id: number, number: number, request: JobRequest): Promise<boolean> {
    const end = new AbortController();
    jobs.set(id, end);
    try {
      const session = await sessionOf(number);
      const onReport = (report: Report) => tell({ tell: "progress", id, report });
      return (await session.job(request, { signal: end.signal, onReport })) !== null;
    } finally {
      jobs.delete(id);
    }
  }

  function reply(id: number, work: Promise<any>) {
    work.then(
      (result) => tell({ tell: "reply", id, reply: result }),
      (problem) =>
        tell({
          tell: "refusal",
          id,
          kind: problem instanceof EngineLost ? LOST : problem instanceof EngineError ? problem.kind : "Error",
          message: String(problem?.message ?? problem),
        }),
    );
  }

  port.onmessage = ({ data }) => {
    const call = readCall(data);
    if (call?.call === "unreadable") tell({ tell: "refusal", id: call.id, kind: UNREADABLE, message: call.problem });
    else if (call) answer(call);
  };
  void client.start();
}
