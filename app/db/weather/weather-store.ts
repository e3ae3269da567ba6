import { Buffer } from "node:buffer";
import type { HourlyBytes, PlaceForecast } from "#app/domain/weather/forecast";
import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import { isByTheSea } from "#app/domain/catalogue/nearby";
import type { DestinationForecast, ForecastStore } from "#app/services/weather/ports";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { destinations, openFacts, weatherData } from "#app/db/schema";

/** D1 accepts 2 MB per parameter. Rows are numbers, base64 and our own words: a character is a byte. */
const MAX_CHUNK_CHARACTERS = 1_800_000;

/**
 * One JSON parameter. The join leaves out deleted destinations, whose foreign keys would make the whole
 * statement fail. Without "WHERE true" SQLite would read ON CONFLICT as the ON of the join.
 */
const UPSERT_NEWER = `
  INSERT INTO weather_data (destination_id, timestamp, provider, current_weather, forecast, hourly,
    run_at, checked_at)
  SELECT destinations.id, json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
  FROM json_each(?) JOIN destinations ON destinations.id = json_extract(value, '$[0]')
  WHERE true
  ON CONFLICT (destination_id) DO UPDATE SET timestamp = excluded.timestamp, provider = excluded.provider,
    current_weather = excluded.current_weather, forecast = excluded.forecast, hourly = excluded.hourly,
    run_at = excluded.run_at, checked_at = excluded.checked_at
  WHERE excluded.timestamp > weather_data.timestamp`;

const MARK_CHECKED = `
  UPDATE weather_data SET checked_at = ?, run_at = COALESCE(run_at, ?)
  WHERE destination_id IN (SELECT value FROM json_each(?))`;

export function createWeatherStore(db: Database): ForecastStore {
  return {
    async candidates() {
      const rows = await db
        .select({
          destinationId: destinations.id,
          latitude: destinations.latitude,
          longitude: destinations.longitude,
          fetchedAt: weatherData.timestamp,
          provider: weatherData.provider,
          kind: destinations.kind,
          coast: sql<number | null>`json_extract(${openFacts.facts}, '$.isByTheSea')`,
          runAt: weatherData.runAt,
          checkedAt: weatherData.checkedAt,
        })
        .from(destinations)
        .leftJoin(weatherData, eq(weatherData.destinationId, destinations.id))
        .leftJoin(openFacts, eq(openFacts.slug, destinations.slug));
      return rows.map(({ kind, coast, ...place }) => ({
        ...place,
        isByTheSea: isByTheSea(kind, coast === 1 ? { isByTheSea: true } : null),
      }));
    },
    async all() {
      const rows = await db.select().from(weatherData);
      return new Map(rows.map((row) => [row.destinationId, toForecast(row)]));
    },
    async upsertNewer(rows) {
      const upsert = db.$client.prepare(UPSERT_NEWER);
      const chunks = chunksOf(rows);
      if (chunks.length > 0) await db.$client.batch(chunks.map((chunk) => upsert.bind(chunk)));
    },
    async markChecked(destinationIds, { checkedAt, runAt }) {
      const mark = db.$client.prepare(MARK_CHECKED);
      await mark.bind(checkedAt, runAt, JSON.stringify(destinationIds)).run();
    },
  };
}

/** Null if an older release has written them in another format. The next refresh replaces them. */
function hoursOf(base64: string): HourlyBytes | null {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  return bytes.length % HOURLY_BYTES_A_DAY === 0 ? bytes : null;
}

function toForecast(row: typeof weatherData.$inferSelect): PlaceForecast {
  const { timestamp, provider, currentWeather, forecast, hourly, runAt, checkedAt } = row;
  return {
    fetchedAt: timestamp,
    ...(runAt !== null && { runAt }),
    ...(checkedAt !== null && { checkedAt }),
    provider,
    current: currentWeather,
    days: forecast,
    hourly: hourly === null ? null : hoursOf(hourly),
  };
}

function packRow({ destinationId, forecast }: DestinationForecast): string {
  return JSON.stringify([
    destinationId,
    forecast.fetchedAt,
    forecast.provider,
    forecast.current,
    forecast.days,
    forecast.hourly && Buffer.from(forecast.hourly).toString("base64"),
    forecast.runAt ?? null,
    forecast.checkedAt ?? null,
  ]);
}

/** JSON arrays of many rows, because D1 accepts at most a hundred parameters. */
function chunksOf(rows: readonly DestinationForecast[]): string[] {
  const chunks: string[][] = [];
  let characters = Infinity;
  for (const row of rows.map(packRow)) {
    if (characters + row.length > MAX_CHUNK_CHARACTERS) {
      chunks.push([]);
      characters = 0;
    }
    chunks.at(-1)?.push(row);
    characters += row.length + 1;
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}
