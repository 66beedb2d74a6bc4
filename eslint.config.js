// Recommended rules, and a few that have caught errors elsewhere. Types are tsc's work, so what it finds is not sought twice.
import js from "@eslint/js";
import globals from "globals";

const CLASSIC = ["static/boot/needs.js"];

export default [
  { ignores: ["build/", "dist*/", "**/node_modules/", ".venv/"] },
  js.configs.recommended,
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { ecmaVersion: "latest", sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      eqeqeq: "error",
      "max-lines": ["error", 200],
      "no-implicit-globals": "error",
      "no-promise-executor-return": "off",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "no-useless-rename": "error",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    files: ["static/**/*.js", "tools/dev/page.js", "tools/docs/run.js", "tools/looks/*.js", "tools/onefile/loader.js"],
    languageOptions: { globals: globals.browser },
  },
  { files: ["static/workers/*.js"], languageOptions: { globals: globals.serviceworker } },
  { files: CLASSIC, languageOptions: { sourceType: "script" } },
  {
    files: ["static/boot/needs.js"], // written for browsers of 2010
    rules: { "no-unused-vars": ["error", { caughtErrors: "none" }], "no-var": "off", "object-shorthand": "off" },
  },
  {
    files: ["tests/js/*.js", "tools/**/*.mjs", "eslint.config.js"],
    languageOptions: { globals: globals.node },
  },
];
