import { expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { createInMemoryLog } from "../../../../tests/fakes/in-memory-weather";
import { recordOfWeather } from "#app/features/accuracy/compose.server";
import { createPublishedAccuracy } from "./published-accuracy";

const log = createInMemoryLog();

it("the figures are those of the service in use, and of no other", async () => {
  const held = new Map<string, string>();
  const kv = {
    get: (key: string) => Promise.resolve(held.get(key) ?? null),
    put: (key: string, text: string) => Promise.resolve(void held.set(key, text)),
  } as never;
  await createPublishedAccuracy(kv, "open-meteo", log).publish(someAccuracy(1));
  expect(await createPublishedAccuracy(kv, "open-meteo", log).read()).toEqual(someAccuracy(1));
  expect(await createPublishedAccuracy(kv, "met-norway", log).read()).toBeNull();
});

it("places are published without them if they cannot be read", async () => {
  for (const get of [() => Promise.reject(new Error("no answer")), () => Promise.resolve("{")]) {
    const platform = { kv: { get }, log } as never;
    const part = recordOfWeather({ platform, provider: "open-meteo", forecasts: null as never });
    expect(await part.calibration?.()).toBeNull();
  }
  expect(log.events()).toEqual(["accuracy.unreadable", "accuracy.unreadable"]);
});
