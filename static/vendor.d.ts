// Modules that only the built site has: tools/vendor.py copies them.
declare module "*/vendor/pyodide/pyodide.js" {
  export { loadPyodide, version } from "pyodide";
}
declare module "*/vendor/pyodide/pyodide.asm.js" {
  const create: import("./boot/upstream").CreateModule;
  export default create;
}
declare module "*/vendor/idiomorph/idiomorph.js" {
  interface Callbacks {
    beforeAttributeUpdated?(name: string, node: Element, how: "update" | "remove"): boolean;
    beforeNodeMorphed?(node: Element, wanted: Element): boolean;
  }
  interface Options {
    callbacks?: Callbacks;
    ignoreActiveValue?: boolean;
    morphStyle?: "innerHTML" | "outerHTML";
    restoreFocus?: boolean;
  }
  export const Idiomorph: { morph(node: Element, content: DocumentFragment, options: Options): void };
}
