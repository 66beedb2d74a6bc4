// An IndexedDB that is always empty. PyScript looks into it for packages before it starts Python; we have none, looking
// takes time, and where storage is forbidden PyScript would never start.
const answer = (result) => {
  const request = { result };
  queueMicrotask(() => request.onsuccess({ target: request }));
  return request;
};
const store = { clear: () => answer(), getAllKeys: () => answer([]) };
const database = { close() {}, transaction: () => ({ objectStore: () => store }) };

Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });
