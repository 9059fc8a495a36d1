/** The errors of requests to the engine. */

/** A refusal by the engine: `kind` is InvalidText, IllegalTurn or InvalidSetup, the message a sentence. */
export class EngineError extends Error {
  declare readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The worker was lost over a search or a request. Another one is being started; the same may be asked again. */
export class EngineLost extends Error {}
