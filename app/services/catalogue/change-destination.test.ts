import { describe, expect, it } from "vitest";
import { ok } from "#app/domain/result";
import { someDestinations } from "../../../tests/fakes/in-memory-weather";
import { changeDestination } from "./change-destination";
import type { CatalogueStore } from "./ports";

const author = { id: 1, username: "admin" };

/** A store in which another user changes the destination just before each of the first `rivals` writes. */
function rivalledStore(rivals: number) {
  let [stored] = someDestinations(1);
  let writes = 0;
  const store: Pick<CatalogueStore, "find" | "replace"> = {
    find: () => Promise.resolve(stored ?? null),
    replace: (destination, version) => {
      if (stored && writes++ < rivals)
        stored = { ...stored, featured: !stored.featured, updatedAt: stored.updatedAt + 1 };
      if (stored?.updatedAt !== version) return Promise.resolve(null);
      stored = destination;
      return Promise.resolve(destination);
    },
  };
  return { catalogue: store as CatalogueStore, held: () => stored, writes: () => writes };
}

const rename = (store: ReturnType<typeof rivalledStore>, versions: readonly number[] | null) =>
  changeDestination(
    { id: 1, versions },
    { author, action: "destination.update", edit: (place) => ok({ ...place, name: "Renamed" }) },
    { catalogue: store.catalogue, clock: () => 0 },
  );

describe("a change of a destination", () => {
  it("is repeated on top of another user's, and loses nothing of it", async () => {
    const store = rivalledStore(3);
    const changed = await rename(store, null);
    expect(changed).toMatchObject({ ok: true, value: { name: "Renamed", featured: true } });
    expect(store.writes()).toBe(4);
  });

  it("that was made for one version is not applied to another", async () => {
    const store = rivalledStore(1);
    expect(await rename(store, [1])).toEqual({ ok: false, error: "stale" });
    expect(store.held()?.name).toBe("Place 1");
  });

  it("gives up where others never stop", async () => {
    const store = rivalledStore(Infinity);
    expect(await rename(store, null)).toEqual({ ok: false, error: "busy" });
    expect(store.writes()).toBe(25);
  });
});
