// What our scripts use of Node, so that tsc can check them without Node's own types.
declare module "node:fs" {
  interface Stats {
    isFile(): boolean;
  }
  const fs: {
    existsSync(path: string): boolean;
    mkdirSync(path: string, options: { recursive: boolean }): void;
    readFileSync(path: string | URL): Uint8Array<ArrayBuffer>;
    readFileSync(path: string | URL, encoding: "utf8"): string;
    readdirSync(path: string | URL, options?: { recursive: boolean }): string[];
    statSync(path: string): Stats;
    writeFileSync(path: string, content: string | Uint8Array): void;
  };
  export default fs;
}
declare module "node:module" {
  export function register(hooks: string): void;
}
declare module "node:path" {
  const path: { join(...parts: string[]): string; resolve(path: string): string };
  export default path;
}
declare module "node:url" {
  export function fileURLToPath(url: string | URL): string;
}
declare module "node:crypto" {
  interface Hash {
    update(content: Uint8Array): Hash;
    digest(encoding: "base64" | "hex"): string;
  }
  export function createHash(name: "sha256"): Hash;
}
declare module "node:zlib" {
  export const constants: Record<"BROTLI_PARAM_LGWIN" | "BROTLI_PARAM_QUALITY" | "BROTLI_PARAM_SIZE_HINT", number>;
  export function brotliCompressSync(content: Uint8Array, options: { params: Record<number, number> }): Uint8Array<ArrayBuffer>;
  export function gunzipSync(content: Uint8Array): Uint8Array<ArrayBuffer>;
  export function gzipSync(content: Uint8Array, options: { level: number }): Uint8Array<ArrayBuffer>;
}
declare module "node:test" {
  type Work = () => unknown;
  export const mock: { timers: { enable(which: { apis: string[] }): void; tick(milliseconds: number): void; reset(): void } };
  export function test(name: string, work: Work): void;
  export function after(work: Work): void;
  export function afterEach(work: Work): void;
  export function before(work: Work): void;
  export function beforeEach(work: Work): void;
}
declare module "node:assert/strict" {
  const assert: {
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): asserts value;
    rejects(promise: Promise<unknown>, error?: RegExp): Promise<void>;
  };
  export default assert;
}
declare module "@webreflection/idb-map/sync" {
  export default class IDBMapSync {
    constructor(name: string);
    size: number;
    clear(): void;
    close(): Promise<void>;
    sync(): Promise<void>;
  }
}
declare module "pyodide/pyodide.asm.mjs" {
  const create: import("../static/boot/upstream").CreateModule;
  export default create;
}
declare var process: {
  argv: string[];
  browser?: boolean;
  exit(code: number): never;
  exitCode: number;
  on(event: "uncaughtException", handle: (error: Error) => void): void;
};
declare var Buffer: {
  alloc(bytes: number): Uint8Array & { writeUInt32LE(value: number): void };
  concat(parts: Uint8Array[]): Uint8Array;
  from(text: string): Uint8Array;
};
declare function setImmediate(call: () => void): number;
