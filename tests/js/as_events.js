// Gives Node what the page's first scripts ask of a browser: events of the window, and whatever a test says.

/** @type {[string, PropertyDescriptor | undefined][]} */
let replaced = [];

/** @param {Record<string, unknown>} values */
export function page(values = {}) {
  const target = new EventTarget();
  const events = {
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  for (const [name, value] of Object.entries({ ...events, self: globalThis, ...values })) {
    replaced.push([name, Object.getOwnPropertyDescriptor(globalThis, name)]);
    Object.defineProperty(globalThis, name, { configurable: true, value, writable: true });
  }
}

export function restore() {
  for (const [name, before] of replaced.reverse())
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  replaced = [];
}
