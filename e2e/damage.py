"""Damage to what a browser keeps for offline use: one bit of one file is turned round."""

import json

from playwright.sync_api import Page

FLIP = """async ([part, at]) => {
  let flipped = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.endsWith(part)) continue;
      const { headers, body } = await cache.match(request);
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      const found = new TextDecoder("latin1").decode(bytes).indexOf(at);
      bytes[typeof at === "number" ? Math.floor(at * bytes.length) : found] ^= 1;
      await cache.put(request, new Response(bytes, { headers }));
      flipped += 1;
    }
  }
  return flipped;
}"""
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const bytes = await (await cache.match(request)).arrayBuffer();
      found[request.url] = String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    }
  }
  return found;
}"""


def flip(page: Page, part: str, at: float | str = 0) -> None:
    """In the kept file whose address ends so: at that share of its length, or where it has that
    text."""
    assert page.evaluate(FLIP, [part, at]) == 1


def all_kept(page: Page) -> dict[str, str]:
    """The digest of each kept file."""
    return page.evaluate(KEPT)


def wait_until_kept(page: Page, files: dict[str, str]) -> None:
    """Until these are kept, bit by bit; the service worker looks some seconds after a start."""
    page.wait_for_function(
        f"async (files) => JSON.stringify(await ({KEPT})()) === files",
        arg=json.dumps(files, separators=(",", ":")),
    )
