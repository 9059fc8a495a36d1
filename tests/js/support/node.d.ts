// Node's own types would bring other timers than the page's modules have.
declare module "node:assert/strict" {
  const assert: {
    (value: unknown, message?: string): asserts value;
    ok(value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(actual: string, expected: RegExp, message?: string): void;
    doesNotThrow(block: () => unknown, message?: string): void;
    throws(block: () => unknown, expected?: unknown, message?: string): void;
    rejects(promise: Promise<unknown> | (() => Promise<unknown>), expected?: unknown, message?: string): Promise<void>;
  };
  export default assert;
}
declare module "node:child_process" {
  export function spawnSync(
    program: string,
    arguments_: string[],
    options: Record<string, unknown>,
  ): { status: number | null; stdout: string; stderr: string };
}
declare module "node:module" {
  export function register(specifier: string): void;
}
declare module "node:url" {
  export function fileURLToPath(url: URL | string): string;
}
declare module "node:test" {
  type Block = () => void | Promise<void>;
  export function test(name: string, block: Block): void;
  export function describe(name: string, block: () => void): void;
  export function beforeEach(block: Block): void;
  export function afterEach(block: Block): void;
  export const mock: { timers: any; method: any; fn: any };
}
declare module "node:fs" {
  export function readFileSync(path: URL | string, encoding: "utf8"): string;
  export function readdirSync(path: URL, options: { recursive: true }): string[];
}
declare module "node:process" {
  export const env: Record<string, string | undefined>;
}

declare module "node:timers/promises" {
  export function setImmediate(): Promise<void>;
}
