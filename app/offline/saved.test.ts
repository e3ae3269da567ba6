import { expect, it } from "vitest";
import { savedPages } from "./saved";

/** A browser's storage with these pages in it: Node has none. */
function storageWith(pages: Readonly<Record<string, object>>): CacheStorage {
  const cache = {
    keys: () =>
      Promise.resolve(Object.keys(pages).map((path) => new Request(`https://sunny.example${path}`))),
    match: ({ url }: Request) => Promise.resolve(Response.json(pages[new URL(url).pathname])),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

it("has the page first that was on the screen last, however old it is", async () => {
  const storage = storageWith({
    "/former-release": { savedAt: 3 },
    "/open-for-hours": { savedAt: 1, seenAt: 5 },
    "/newer": { savedAt: 4, seenAt: 4 },
  });
  const urls = (await savedPages(storage)).map(({ url }) => url);
  expect(urls).toEqual(["/open-for-hours", "/newer", "/former-release"]);
});
