/**
 * The engine of another site, as seen from the page: a hidden frame of that site holds it, and messages go through a port.
 *
 * @import { Starter } from "../engine/client.js"
 * @import { StageEar } from "./engine_room.js"
 * @import { Call } from "./messages.js"
 *
 * @typedef {object} Waiting  a call that has not been answered
 * @property {(reply: any) => void} resolve
 * @property {(problem: Error) => void} reject
 * @property {(report: any) => void} [onProgress]
 */
import { language } from "../app/strings/index.js";
import { EngineError, EngineLost } from "../engine/client.js";
import { LOST, hello, isHello, readAnswer } from "./messages.js";

/** A frame that has not answered by then is blocked, by a content-security policy for one (milliseconds). */
const PATIENCE = 30_000;

/**
 * @param {URL} site  where the frame's page is
 * @param {StageEar} onStage
 * @returns {Starter}
 */
export function createFrameClient(site, onStage) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let calls = 0;
  let desks = 0;
  /** @type {(port: MessagePort) => void} */
  let connect = () => {};
  /** @type {Promise<MessagePort>} */
  const connection = new Promise((resolve) => {
    connect = resolve;
  });
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let isConnected = false;
  let timer = 0;

  /** @param {Call} call */
  const send = async (call) => (await connection).postMessage(call);

  /** @param {MessageEvent} event */
  function onGreeting(event) {
    if (event.origin !== site.origin || !frame || event.source !== frame.contentWindow || !isHello(event.data)) return;
    removeEventListener("message", onGreeting);
    clearTimeout(timer);
    isConnected = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    frame.contentWindow?.postMessage(hello(), site.origin, [port2]);
    connect(port1);
  }
  /** @param {unknown} data */
  function hear(data) {
    const answer = readAnswer(data);
    if (!answer) return;
    if (answer.tell === "stage") return onStage(answer.stage, answer.problem);
    const call = waiting.get(answer.id);
    if (answer.tell === "progress") return call?.onProgress?.(answer.report);
    waiting.delete(answer.id);
    if (answer.tell === "reply") call?.resolve(answer.reply);
    else call?.reject(answer.kind === LOST ? new EngineLost() : new EngineError(answer.kind, answer.message));
  }

  function openFrame() {
    frame?.remove();
    onStage("runtime", null);
    addEventListener("message", onGreeting);
    timer = window.setTimeout(() => onStage("failed", "timeout"), PATIENCE);
    frame = document.createElement("iframe");
    // The frame does not see which language the page is in.
    frame.src = new URL(`embed/engine.html#${language}`, site).href;
    frame.hidden = true;
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    // Some sites put another body into the page when the reader goes on, and the page's scripts live on.
    document.documentElement.append(frame);
  }

  /**
   * @template T
   * @param {(id: number) => Call} write
   * @param {(report: any) => void} [onProgress]
   * @returns {Promise<T>}
   */
  function ask(write, onProgress) {
    const id = calls;
    calls += 1;
    return new Promise((resolve, reject) => {
      waiting.set(id, onProgress ? { resolve, reject, onProgress } : { resolve, reject });
      void send(write(id));
    });
  }

  return {
    async start() {
      if (isConnected) await send({ call: "start" });
      else openFrame();
    },
    openDesk() {
      const desk = desks;
      desks += 1;
      let isOpen = true;
      /** @type {typeof ask} */
      const askOpen = async (write, onProgress) => {
        if (!isOpen) throw new Error("the match was closed");
        return ask(write, onProgress);
      };
      return {
        request: (request) => askOpen((id) => ({ call: "request", id, desk, request })),
        think: (options, onProgress) => askOpen((id) => ({ call: "think", id, desk, options }), onProgress),
        stopThinking: () => void send({ call: "stop", desk }),
        close() {
          isOpen = false;
          void send({ call: "close", desk });
        },
      };
    },
  };
}
