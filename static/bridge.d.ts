// The global `ribeira`: what the scripts before the modules hand to them, and what Python and the page call of each other.
import type { Kept } from "./page/history_steps.js";

interface Begun {
  early?: Record<string, Promise<Response> | Response>; // downloads that the first script has begun
  compiled?: Promise<WebAssembly.Module>;
  slow?: Promise<boolean>; // whether the line is
}

interface OneFile {
  makeWorker?: () => Worker;
  packed?: Record<string, string>; // addresses of what lies in the page itself
}

interface First {
  theme: unknown;
  applyTheme(): void;
  settings(): Record<string, unknown>;
  giveUp(): void;
}

interface SetByPython {
  heard?: (kind: string, name: string, value: string) => void;
  tell?: (name: string) => string;
}

type Answered = (id?: number, answer?: string, error?: string) => void;

interface CalledByPython {
  ask(id: number, request: string): void;
  canShare(): boolean;
  catalogue(name: string, then: (bytes?: ArrayBuffer) => void): void;
  copy(text: string, then: (done: boolean) => void): void;
  hurry(id: number): void;
  language: string;
  leaveLink(forward: boolean): void;
  offerFile(name: string, text: string): void;
  patch(id: string, html: string): void;
  ready(screen?: string): void;
  reload(): void;
  share(title: string, url: string): void;
  show(html: string): void;
  sound(name: string): void;
  speak(text: string): void;
  startWorker(hear: Answered): void;
  stopWorker(): void;
  walk(way: string): void;
  wear(theme: string, motion: string): void;
}

declare global {
  var ribeira: Begun & OneFile & First & SetByPython & CalledByPython;
  interface History {
    readonly state: Kept | null;
  }
}

export {};
