// The types of Pyodide that it does not export by name.
import type { PyodideAPI, loadPyodide } from "pyodide";

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Options["createPyodideModule"]>;
type Public = Awaited<ReturnType<Create>>;

export type PyodideModule = Public & { growMemory(bytes: number): void };
export type SnapshotState = ReturnType<Public["API"]["restoreSnapshot"]>;

export type EmscriptenSettings = Parameters<Create>[0];
export type CreateModule = (settings: EmscriptenSettings) => Promise<PyodideModule>;
export type Python = PyodideAPI;
