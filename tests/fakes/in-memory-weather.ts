import type { Destination } from "#app/domain/catalogue/destination";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { type Log, type ForecastOrNull, type WeatherProvider, ProviderError } from "#app/services/ports";
import type {
  FinishedRun,
  ForecastStore,
  RefreshRun,
  RefreshRunStore,
  SnapshotContent,
  SnapshotPublisher,
} from "#app/services/weather/ports";
import { someForecast } from "./forecasts";

/** For tests: destinations in a line from south to north, with empty lists. */
export function someDestinations(count: number): Destination[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `place-${index + 1}`,
    name: `Place ${index + 1}`,
    postcode: "BA1 1AA",
    latitude: 50.5 + index / 100,
    longitude: -2,
    region: "South West",
    kind: "seaside",
    imageUrl: `/images/destinations/place-${index + 1}.svg`,
    description: "A place.",
    featured: false,
    activities: [],
    hotels: [],
    campsites: [],
    updatedAt: 1,
  }));
}

/** For tests: stores forecasts as the database does: a stored forecast is replaced only by a newer one. */
export function createInMemoryForecasts(destinations: readonly Destination[]) {
  const held = new Map<number, PlaceForecast>();
  const store: ForecastStore = {
    candidates: () =>
      Promise.resolve(
        destinations.map(({ id, latitude, longitude }) => ({
          destinationId: id,
          latitude,
          longitude,
          fetchedAt: held.get(id)?.fetchedAt ?? null,
          runAt: held.get(id)?.runAt ?? null,
          checkedAt: held.get(id)?.checkedAt ?? null,
          provider: held.get(id)?.provider ?? null,
          isByTheSea: true,
        })),
      ),
    all: () => Promise.resolve(new Map(held)),
    upsertNewer(rows) {
      for (const { destinationId, forecast } of rows) {
        const before = held.get(destinationId);
        if (!before || forecast.fetchedAt > before.fetchedAt) held.set(destinationId, forecast);
      }
      return Promise.resolve();
    },
    markChecked(ids, { checkedAt, runAt }) {
      for (const id of ids) {
        const before = held.get(id);
        if (before) held.set(id, { ...before, checkedAt, runAt: before.runAt ?? runAt });
      }
      return Promise.resolve();
    },
  };
  return { ...store, held };
}

/** For tests: a store with one lease and unique scheduled times, as in the database. */
function createInMemoryRuns() {
  const runs: RefreshRun[] = [];
  let lease: { holder: string; expiresAt: number } | null = null;
  const giveBack = (holder: string) => {
    if (lease?.holder === holder) lease = null;
  };
  const update = (id: number, change: Partial<RefreshRun>) => {
    const index = runs.findIndex((run) => run.id === id);
    const run = runs[index];
    if (run) runs[index] = { ...run, ...change };
  };
  const store: RefreshRunStore = {
    acquireLease(holder, nowMs, expiresAt) {
      if (lease && lease.expiresAt > nowMs) return Promise.resolve(false);
      lease = { holder, expiresAt };
      return Promise.resolve(true);
    },
    renewLease(holder, expiresAt) {
      if (lease?.holder === holder) lease = { holder, expiresAt };
      return Promise.resolve();
    },
    begin(run) {
      for (const { id, endedAt } of [...runs]) {
        if (endedAt === null) update(id, { endedAt: run.startedAt, outcome: "abandoned" });
      }
      if (runs.some(({ scheduledFor }) => scheduledFor === run.scheduledFor)) return Promise.resolve(null);
      const begun = { endedAt: null, placesRefreshed: 0, placesFailed: 0, error: null };
      runs.push({ id: runs.length + 1, ...run, ...begun, outcome: "running" });
      return Promise.resolve(runs.length);
    },
    finish(runId, holder, run: FinishedRun) {
      update(runId, run);
      giveBack(holder);
      return Promise.resolve();
    },
    releaseLease: (holder) => Promise.resolve(giveBack(holder)),
    latest: (limit) => Promise.resolve([...runs].reverse().slice(0, limit)),
  };
  return { ...store, isLeased: () => lease !== null };
}

/** For tests: stores the last published snapshot, and when each publication was requested. */
export function createInMemoryPublisher() {
  const published: { content: SnapshotContent; when: string }[] = [];
  const publisher: SnapshotPublisher = {
    async publish(gather, when) {
      published.push({ content: await gather(), when });
    },
  };
  return { ...publisher, published };
}

export function createInMemoryLog() {
  const lines: { event: string; fields: Record<string, unknown> }[] = [];
  const log: Log = {
    info: (event, fields) => void lines.push({ event, fields }),
    error: (event, error, fields = {}) => void lines.push({ event, fields: { ...fields, error } }),
  };
  return { ...log, lines, events: () => lines.map(({ event }) => event) };
}

/** For tests: the dependencies of a refresh of these destinations, with the machine's clock. */
export const refreshDeps = <Weather extends WeatherProvider>(
  destinations: readonly Destination[],
  weather: Weather,
) => ({
  destinations: { all: () => Promise.resolve(destinations) },
  forecasts: createInMemoryForecasts(destinations),
  fallbacks: { activities: [], hotels: [], campsites: [] },
  runs: createInMemoryRuns(),
  publisher: createInMemoryPublisher(),
  weather,
  log: createInMemoryLog(),
  clock: () => Date.now(),
});

type Answer = (points: readonly { latitude: number }[], nowMs: number) => Promise<readonly ForecastOrNull[]>;

/** For tests: a provider that always returns the given answer and counts its requests. */
export function createFakeWeather(
  answer: Answer,
  limits: { batchSize?: number; placesPerRun?: number } = {},
) {
  const calls: (readonly { latitude: number }[])[] = [];
  const provider: WeatherProvider = {
    name: "fake",
    batchSize: limits.batchSize ?? 100,
    placesPerRun: () => limits.placesPerRun ?? 10_000,
    fetchForecasts(points, nowMs) {
      calls.push(points);
      return answer(points, nowMs);
    },
  };
  return { ...provider, calls };
}

export const answersWell: Answer = (points, nowMs) => Promise.resolve(points.map(() => someForecast(nowMs)));
export const answersNever: Answer = () => new Promise(() => {});
export const failsWith =
  (code: ProviderError["code"]): Answer =>
  () =>
    Promise.reject(new ProviderError("fake", code, "as told"));
