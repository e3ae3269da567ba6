import { describe, expect, it } from "vitest";
import {
  createInMemoryForecasts,
  createInMemoryLog,
  someDestinations,
} from "../../../tests/fakes/in-memory-weather";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { type PublishedSea, type SeaDay, seaAt } from "#app/domain/sea/published-sea";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { ProviderError } from "#app/services/ports";
import type { RefreshCandidate, SeaProvider } from "./ports";
import { refreshSea } from "./refresh-sea";

const NOON = Date.parse("2026-11-24T12:00Z");
const DAY: SeaDay = { temperatureC: 11, waveMetres: 0.6 };

const candidates = async (count: number, isByTheSea = true) => {
  const all = await createInMemoryForecasts(someDestinations(count)).candidates();
  return all.map((each) => ({ ...each, isByTheSea }));
};

function setUp(answer?: SeaProvider["fetchSea"]) {
  const state = { now: NOON, published: [] as PublishedSea, asked: [] as number[] };
  const sea: SeaProvider = {
    name: "open-meteo",
    batchSize: 100,
    fetchSea(points, nowMs) {
      state.asked.push(points.length);
      return answer?.(points, nowMs) ?? Promise.resolve(points.map(() => [DAY, DAY, DAY, DAY, DAY, DAY]));
    },
  };
  const log = createInMemoryLog();
  const deps = { sea, publishedSea: () => Promise.resolve(state.published), clock: () => state.now, log };
  const run = async (places: readonly RefreshCandidate[], atMs = state.now) => {
    state.now = atMs;
    state.asked = [];
    state.published = await refreshSea(places, atMs + 4 * MINUTE_MS, deps);
    return state.asked;
  };
  return { state, deps, run, log };
}
const seaShown = (published: PublishedSea, id: number, nowMs: number) =>
  seaAt(published, id, "2026-11-24", nowMs);

describe("the sea of a run", () => {
  it("is asked for twice a day, an hour after the models are ready, and stays in between", async () => {
    const { state, run } = setUp();
    const requests = [];
    for (let hour = 0; hour < 48; hour += 1) {
      const calls = await run(await candidates(240), NOON + hour * HOUR_MS + 30_000);
      if (calls.length > 0) requests.push([new Date(state.now).toISOString().slice(8, 13), calls]);
      expect(seaAt(state.published, 240, londonDateOf(state.now), state.now)).not.toBeNull();
    }
    expect(requests).toEqual([
      ["24T12", [100, 100, 40]],
      ["24T13", [100, 100, 40]],
      ["25T01", [100, 100, 40]],
      ["25T13", [100, 100, 40]],
      ["26T01", [100, 100, 40]],
    ]);
  });

  it("makes three requests at most, and asks for the rest in the next run", async () => {
    const { state, run } = setUp();
    expect(await run(await candidates(310))).toEqual([100, 100, 100]);
    expect(await run(await candidates(310), NOON + 30 * MINUTE_MS)).toEqual([10]);
    expect(seaShown(state.published, 1, state.now)).not.toBeNull();
    expect(seaShown(state.published, 310, state.now)).not.toBeNull();
  });

  it("is asked for at places by the sea only, and not at all without one", async () => {
    const { state, run, deps } = setUp();
    expect(await run(await candidates(3, false))).toEqual([]);
    await run(await candidates(3));
    expect(await refreshSea(await candidates(3), Infinity, { ...deps, sea: null })).toEqual([]);
    expect(state.published).toHaveLength(1);
  });

  it("of a place that is new comes with the next run, without asking for the others again", async () => {
    const { run } = setUp();
    await run(await candidates(3));
    expect(await run(await candidates(4), NOON + 30 * MINUTE_MS)).toEqual([1]);
  });

  it("is not asked for again at a place without sea until it is due", async () => {
    const { state, run } = setUp((points) => Promise.resolve(points.map(() => null)));
    expect(await run(await candidates(2))).toEqual([2]);
    expect(await run(await candidates(2), NOON + 30 * MINUTE_MS)).toEqual([]);
    expect(seaShown(state.published, 1, state.now)).toBeNull();
  });

  it("that fails keeps the former one for a day, is tried again each hour, and never fails the run", async () => {
    const fine = setUp();
    await fine.run(await candidates(2));
    const { state, run, log } = setUp(() =>
      Promise.reject(new ProviderError("open-meteo", "unreachable", "no")),
    );
    state.published = fine.state.published;
    for (let hour = 1; hour <= 24; hour += 1) {
      expect(await run(await candidates(2), NOON + hour * HOUR_MS)).toEqual([2]);
      expect(seaAt(state.published, 1, "2026-11-25", state.now)).not.toBeNull();
    }
    await run(await candidates(2), NOON + 25 * HOUR_MS);
    expect(state.published).toEqual([]);
    expect(log.events().filter((event) => event === "sea.batch-failed")).toHaveLength(25);
  });

  it("loses only the batch that fails, which is asked for again", async () => {
    let calls = 0;
    const { state, run } = setUp((points) =>
      ++calls === 2 ? Promise.reject(new Error("no")) : Promise.resolve(points.map(() => [DAY])),
    );
    expect(await run(await candidates(240))).toEqual([100, 100, 40]);
    expect(seaShown(state.published, 100, state.now)).not.toBeNull();
    expect(seaShown(state.published, 101, state.now)).toBeNull();
    expect(seaShown(state.published, 201, state.now)).not.toBeNull();
    expect(await run(await candidates(240), NOON + 30 * MINUTE_MS)).toEqual([100]);
  });

  it("stops where the service wants no more calls, and at the run's deadline", async () => {
    const { run } = setUp(() => Promise.reject(new ProviderError("open-meteo", "rate-limited", "no")));
    expect(await run(await candidates(240))).toEqual([100]);
    const { deps } = setUp(() => new Promise(() => undefined));
    expect(await refreshSea(await candidates(2), NOON + 20, deps)).toEqual([]);
  });

  it.each([
    ["waits for a limit that ends in time, and asks again", 20, 1, [100, 100, 100, 40]],
    ["waits once", 20, 9, [100, 100]],
    ["does not wait for a limit that ends later", 80_000, 9, [100]],
  ])("%s", async (_, waitMs, refusals, asked) => {
    const { run, state } = setUp((points) => {
      if (state.asked.length > refusals) return Promise.resolve(points.map(() => [DAY]));
      const retryAtMs = state.now + waitMs;
      return Promise.reject(new ProviderError("open-meteo", "rate-limited", "no", { retryAtMs }));
    });
    expect(await run(await candidates(240))).toEqual(asked);
  });

  it("is never one that was made up beside real weather, nor the other way round", async () => {
    const { state, run } = setUp();
    await run(await candidates(2));
    state.published = state.published.map((table) => ({ ...table, provider: "sample" }));
    expect(await run(await candidates(1), NOON + 30 * MINUTE_MS)).toEqual([1]);
    expect(state.published.map(({ provider, places }) => [provider, places.map(({ id }) => id)])).toEqual([
      ["open-meteo", [1]],
    ]);
  });
});
