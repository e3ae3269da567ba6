import type { LondonDate } from "#app/domain/calendar/clock";

/** The wet ones from drizzle on. */
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

export interface DailyForecast {
  readonly date: LondonDate;
  readonly temperatureMaxC: number;
  readonly temperatureMinC: number;
  /** While the sun is up; of the whole day if no hours are known. */
  readonly daylightMaxC: number;
  readonly feelsLikeC: number;
  /** Mean relative humidity, 0–100. */
  readonly humidityPct: number;
  /** Mean, 0–100. */
  readonly cloudPct: number;
  readonly rainMm: number;
  /** The chance of any rain, 0–100. Null if the provider gives none: we don't invent one. */
  readonly precipitationPct: number | null;
  /** The mean, without gusts. */
  readonly windKmh: number;
  /** Null if the provider gives none: we don't invent it. */
  readonly sunshineHours: number | null;
  readonly condition: SkyCondition;
}

export interface CurrentWeather {
  readonly temperatureC: number;
  readonly feelsLikeC: number;
  readonly condition: SkyCondition;
  readonly isDay: boolean;
}

/** See `hoursOfDay` in hourly.ts. */
export type HourlyBytes = Uint8Array;

/** As the service reports it afterwards. */
export interface PastDay {
  readonly date: LondonDate;
  readonly hourly: HourlyBytes;
}

export interface PlaceForecast {
  /** Epoch milliseconds. Pages compute its age from this. */
  readonly fetchedAt: number;
  /** When the model of the first days ran; null or absent if unknown. */
  readonly runAt?: number | null;
  /** When we last knew that it was of the newest run: before the fetch if the list was out of reach. */
  readonly checkedAt?: number | null;
  readonly provider: string;
  readonly current: CurrentWeather;
  /** Ascending, without repeats. Unknown days are missing. */
  readonly days: readonly DailyForecast[];
  readonly hourly: HourlyBytes | null;
  /** Yesterday. A refresh hands it to the record of forecasts and stores it nowhere else. */
  readonly pastDay?: PastDay;
}
