import type { LondonDate } from "#app/domain/calendar/clock";

/** The sky conditions that every provider's own codes are mapped to. */
export const SKY_CONDITIONS = [
  "clear",
  "mostly-clear",
  "partly-cloudy",
  "cloudy",
  "overcast",
  "mist",
  "fog",
  "drizzle",
  "light-rain",
  "rain",
  "heavy-rain",
  "showers",
  "sleet",
  "snow",
  "thunderstorm",
] as const;
export type SkyCondition = (typeof SKY_CONDITIONS)[number];

/** One place's forecast for one London calendar day. Metric throughout. */
export interface DailyForecast {
  readonly date: LondonDate;
  readonly temperatureMaxC: number;
  readonly temperatureMinC: number;
  /** The highest while the sun is up; the day's highest if no hours are known. */
  readonly daylightMaxC: number;
  /** The felt temperature in the warmest part of the day. */
  readonly feelsLikeC: number;
  /** Mean relative humidity, 0–100. */
  readonly humidityPct: number;
  /** Mean cloud cover, 0–100. */
  readonly cloudPct: number;
  readonly rainMm: number;
  /** Chance of any rain, 0–100; null if the provider gives none: never invented. */
  readonly precipitationPct: number | null;
  /** Mean wind of the day, not gusts. */
  readonly windKmh: number;
  /** Null if the provider does not give it: never invented. */
  readonly sunshineHours: number | null;
  readonly condition: SkyCondition;
}

export interface CurrentWeather {
  readonly temperatureC: number;
  readonly feelsLikeC: number;
  readonly condition: SkyCondition;
  readonly isDay: boolean;
}

/** The hours of a forecast's days, packed: see `hoursOfDay` in hourly.ts. */
export type HourlyBytes = Uint8Array;

/** The hours of a past day, as the service reports them afterwards, packed like a forecast's. */
export interface PastDay {
  readonly date: LondonDate;
  readonly hourly: HourlyBytes;
}

/** Everything known of one place's weather, from one fetch. */
export interface PlaceForecast {
  /** Epoch milliseconds when we fetched it, from which the displayed age is computed. */
  readonly fetchedAt: number;
  /** When the model run of the first days began; null or absent if unknown. */
  readonly runAt?: number | null;
  /**
   * When we last looked and there was no newer run; null or absent if not since we fetched it. Earlier than the fetch if
   * the service's list of runs was out of reach by then: nobody knows of which run it is.
   */
  readonly checkedAt?: number | null;
  readonly provider: string;
  readonly current: CurrentWeather;
  /** Ascending by date, without repeats. Unknown days are left out. */
  readonly days: readonly DailyForecast[];
  /** The hours of those days; null if none are known. */
  readonly hourly: HourlyBytes | null;
  /** Yesterday, if the service reports it. A refresh passes it to the record of forecasts and does not store it elsewhere. */
  readonly pastDay?: PastDay;
}
