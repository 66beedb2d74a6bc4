// The types that mypy reads are those of the module that Python calls.
import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { STUB, stub } from "../../tools/stubs.mjs";

test("the stub of the page's module is up to date", () => {
  assert.equal(fs.readFileSync(STUB, "utf8"), stub(), "run: node tools/stubs.mjs");
});
