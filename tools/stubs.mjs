// Writes the types of what the page's module exports in Python's notation, for mypy: what JavaScript gives to Python is said
// once, in its own comments.   node tools/stubs.mjs        (tests/js/stubs.test.js looks whether that was done)
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WIDTH = 100; // of a line of Python
const MODULE = `${ROOT}static/boot/page.js`;
const FOR_PYSCRIPT = ["loadPyodide", "version"]; // its interpreter is taken from the same module
const HEAD = `# Made by tools/stubs.mjs from static/boot/page.js.
from collections.abc import Callable
from typing import Protocol

class ArrayBuffer(Protocol):
    def to_bytes(self) -> bytes: ...
`;
/** @type {Record<string, string>} */
const SIMPLE = {
  ArrayBuffer: "ArrayBuffer",
  boolean: "bool",
  number: "float",
  "Promise<unknown>": "object",
  string: "str",
  undefined: "None",
  unknown: "object",
  void: "None",
};

export const STUB = `${ROOT}py/typings/pyscript/js_modules/page.pyi`;

export function stub() {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(MODULE);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${MODULE} is no module`);
  const exported = checker.getExportsOfModule(module);
  const wanted = exported.filter(({ name }) => !FOR_PYSCRIPT.includes(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${HEAD}\n${wanted.map((symbol) => method(checker, symbol)).join("\n")}\n`;
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function method(checker, symbol) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature) throw new Error(`${symbol.name} is no function`);
  const given = signature.parameters.map((one) => `${one.name}: ${inPython(checker, checker.getTypeOfSymbol(one))}`);
  const answer = inPython(checker, signature.getReturnType());
  const line = `def ${symbol.name}(${given.join(", ")}) -> ${answer}: ...`;
  return line.length <= WIDTH ? line : `def ${symbol.name}(\n    ${given.join(", ")}\n) -> ${answer}: ...`;
}

/** @param {ts.TypeChecker} checker @param {ts.Type} type @returns {string} */
function inPython(checker, type) {
  const text = checker.typeToString(type);
  if (text in SIMPLE) return SIMPLE[text];
  if (text === "true" || text === "false") return "bool";
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
    return `list[${inPython(checker, item)}]`;
  }
  if (type.isUnion()) return [...new Set(type.types.map((one) => inPython(checker, one)))].sort(noneLast).join(" | ");
  const [called] = type.getCallSignatures();
  if (!called) throw new Error(`no word of Python for ${text}`);
  const given = called.parameters.map((one) => inPython(checker, checker.getTypeOfSymbol(one)));
  return `Callable[[${given.join(", ")}], ${inPython(checker, called.getReturnType())}]`;
}

/** @param {string} one @param {string} other */
const noneLast = (one, other) => Number(one === "None") - Number(other === "None");

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(STUB, stub());
