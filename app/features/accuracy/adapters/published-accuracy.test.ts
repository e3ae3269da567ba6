import { expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { createPublishedAccuracy } from "./published-accuracy";

it("the figures are those of the service in use, and of no other", async () => {
  const held = new Map<string, string>();
  const kv = {
    get: (key: string) => Promise.resolve(held.get(key) ?? null),
    put: (key: string, text: string) => Promise.resolve(void held.set(key, text)),
  } as never;
  await createPublishedAccuracy(kv, "open-meteo").publish(someAccuracy(1));
  expect(await createPublishedAccuracy(kv, "open-meteo").read()).toEqual(someAccuracy(1));
  expect(await createPublishedAccuracy(kv, "met-norway").read()).toBeNull();
});
