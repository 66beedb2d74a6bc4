import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, fill } from "../../static/boot/language.js";

const SPOKEN = ["de", "en", "es", "fr", "nl", "pt"];

test("the first wish that is spoken, else another language", () => {
  assert.equal(chooseLanguage(["pt-BR", "en"], SPOKEN, "en"), "pt");
  assert.equal(chooseLanguage([undefined, "ja", "fr-CA"], SPOKEN, "en"), "fr");
  assert.equal(chooseLanguage(["nl-BE", "fr"], SPOKEN, "en"), "nl");
  assert.equal(chooseLanguage(["ja"], SPOKEN, "en"), "en");
  assert.equal(chooseLanguage([], SPOKEN, "en"), "en");
});

test("a broken setting is no language, nor is what every object has", () => {
  assert.equal(chooseLanguage([3, null, {}, { toString: null, valueOf: null }, "constructor", "de"], SPOKEN, "en"), "de");
});

test("values come into a text by their names", () => {
  assert.equal(fill("{done} of {all} MB, {done}", { done: 1.5, all: 7 }), "1.5 of 7 MB, 1.5");
});
