import type { Place } from "#app/domain/catalogue/destination";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import type { SnapshotContent } from "#app/services/weather/ports";

/** Returns hours with every kind of weather. The first six hours of the first day are missing. */
function someHours(day: number): (HourlyWeather | null)[] {
  return Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
    day === 0 && index < 6
      ? null
      : {
          temperatureC: index - 7.5,
          feelsLikeC: index - 10.1,
          humidityPct: 60 + index,
          cloudPct: 6 * index,
          rainMm: index / 10,
          precipitationPct: 5 * index,
          windKmh: 2 * index,
          gustKmh: index % 3 === 0 ? null : 4 * index,
          sunshineMinutes: index % 2 === 0 ? 3 * index : null,
          condition: SKY_CONDITIONS[index % SKY_CONDITIONS.length] ?? "clear",
        },
  );
}

/** For tests: a forecast that has every kind of value. */
export function forecastAt(fetchedAt: number, provider = "open-meteo"): PlaceForecast {
  return {
    fetchedAt,
    provider,
    current: { temperatureC: -0.35, feelsLikeC: -4.9, condition: "sleet", isDay: false },
    hourly: packHours([0, 1, 2].map(someHours)),
    days: ["2026-12-30", "2026-12-31", "2027-01-01"].map((date, index) => ({
      date,
      temperatureMaxC: 3.25 + index,
      temperatureMinC: -2.5,
      daylightMaxC: 3.25 + index,
      feelsLikeC: -1,
      humidityPct: 91,
      cloudPct: 100,
      rainMm: 12.75,
      precipitationPct: 88,
      windKmh: 31.2,
      sunshineHours: index === 1 ? null : 0,
      condition: index === 0 ? "clear" : "thunderstorm",
    })),
  };
}

function placeAt(index: number): Place {
  return {
    id: index + 1,
    slug: `place-${index}`,
    name: `Place ${index}`,
    postcode: "BA1 1AA",
    latitude: 51 + index / 100,
    longitude: -2,
    region: "South West",
    kind: "castle-town",
    imageUrl: `/images/destinations/place-${index}.svg`,
    description: "Two lines\nof text.",
    featured: index === 0,
  };
}

/** For tests: the content of a snapshot. Every second place has no forecast. */
export function contentOf(places: number, change: Partial<SnapshotContent> = {}): SnapshotContent {
  const indices = Array.from({ length: places }, (_, index) => index);
  return {
    publishedAt: 1_000,
    provider: "open-meteo",
    places: indices.map(placeAt),
    forecasts: indices.map((index) => (index % 2 === 0 ? forecastAt(500 + index) : null)),
    detailsJson: indices.map((index) =>
      JSON.stringify({ activities: [{ name: `A\n${index}` }], hotels: [], campsites: [] }),
    ),
    ...change,
  };
}
