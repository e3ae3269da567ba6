import type { PlaceForecast } from "#app/domain/weather/forecast";
import { FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";
import { someForecast, someHour } from "../fakes/forecasts";
import type { Database } from "#app/db/client";
import { destinations } from "#app/db/schema";

type DestinationRow = typeof destinations.$inferInsert;

/** A destination's row with empty lists. */
export function destinationRow(index: number, change: Partial<DestinationRow> = {}): DestinationRow {
  return {
    slug: `place-${index}`,
    name: `Place ${index}`,
    postcode: "BA1 1AA",
    imageUrl: `/images/destinations/place-${index}.svg`,
    latitude: 50 + (index % 800) / 100,
    longitude: -2.5,
    region: "South West",
    kind: "spires",
    updatedAt: 1_000,
    ...change,
  };
}

/**
 * Inserts `count` destinations in one batch, four with each statement, because a statement of D1 may have at most a
 * hundred parameters.
 */
export async function insertDestinations(db: Database, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => destinationRow(index));
  const [first, ...others] = Array.from({ length: Math.ceil(count / 4) }, (_, index) =>
    db
      .insert(destinations)
      .values(rows.slice(index * 4, index * 4 + 4))
      .returning({ id: destinations.id }),
  );
  return first ? (await db.batch([first, ...others])).flat().map(({ id }) => id) : [];
}

const hoursOfADay = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
  someHour({ temperatureC: 17.3 - index, feelsLikeC: 16 - index, cloudPct: 5 * index, rainMm: index / 10 }),
);

/** A plausible forecast for six days, with their hours. */
export function forecastAt(fetchedAt: number, provider = "fake"): PlaceForecast {
  const { days, current } = someForecast(fetchedAt, { temperatureMinC: -8.1 });
  return {
    fetchedAt,
    provider,
    current: { ...current, temperatureC: 14.25 },
    hourly: packHours(days.map(() => hoursOfADay)),
    days: days.map((day, ahead) => (ahead === 5 ? { ...day, sunshineHours: null } : day)),
  };
}
