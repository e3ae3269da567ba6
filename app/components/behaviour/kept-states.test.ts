import { describe, expect, it } from "vitest";
import { createKeptStates } from "./kept-states";

function fakeStorage(fullAfter = Infinity) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (value.length > fullAfter) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
}

describe("the states of pages that were left", () => {
  it("differ by entry and by name, and are gone when forgotten", () => {
    const states = createKeptStates(fakeStorage, "1");
    states.write("a", "tab", "hotels");
    states.write("b", "tab", "forecast");
    states.write("a", "day", 2);
    states.write("a", "tab", undefined);
    expect([states.read("a", "tab"), states.read("a", "day"), states.read("b", "tab")]).toEqual([
      undefined,
      2,
      "forecast",
    ]);
  });

  it("are there again in the next document of the same release, and not in that of another", () => {
    const storage = fakeStorage();
    const before = createKeptStates(() => storage, "1");
    before.write("a", "tab", "hotels");
    before.store();
    expect(createKeptStates(() => storage, "1").read("a", "tab")).toBe("hotels");
    expect(createKeptStates(() => storage, "2").read("a", "tab")).toBeUndefined();
  });

  it("are kept of the latest twenty pages", () => {
    const states = createKeptStates(fakeStorage, "1");
    for (let entry = 0; entry < 21; entry += 1) states.write(String(entry), "tab", entry);
    expect([states.read("0", "tab"), states.read("1", "tab"), states.read("20", "tab")]).toEqual([
      undefined,
      1,
      20,
    ]);
  });

  it("are stored as far as they fit, the latest first", () => {
    const storage = fakeStorage();
    const states = createKeptStates(() => storage, "1");
    for (const entry of ["a", "b", "c"]) states.write(entry, "text", entry.repeat(600_000));
    states.store();
    const next = createKeptStates(() => storage, "1");
    expect(["a", "b", "c"].map((entry) => next.read(entry, "text") !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("stay in memory where the storage is full, switched off or another's", () => {
    const states = createKeptStates(() => fakeStorage(10), "1");
    states.write("a", "tab", "hotels");
    states.store();
    expect(states.read("a", "tab")).toBe("hotels");
    const refused = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(createKeptStates(refused, "1").read("a", "tab")).toBeUndefined();
    const strange = fakeStorage();
    strange.items.set("kept-states", "{");
    expect(createKeptStates(() => strange, "1").read("a", "tab")).toBeUndefined();
  });

  it("notify listeners of a change until these stop listening", () => {
    const states = createKeptStates(fakeStorage, "1");
    let heard = 0;
    const stop = states.subscribe(() => (heard += 1));
    states.write("a", "tab", "hotels");
    stop();
    states.write("a", "tab", "forecast");
    expect(heard).toBe(1);
  });
});
