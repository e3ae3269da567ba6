import type { LondonDate } from "#app/domain/calendar/clock";

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
  /** The highest temperature while the sun is up. If no hours are known, it is that of the whole day. */
  readonly daylightMaxC: number;
  readonly feelsLikeC: number;
  /** Mean relative humidity, 0–100. */
  readonly humidityPct: number;
  /** Mean cloud cover, 0–100. */
  readonly cloudPct: number;
  readonly rainMm: number;
  /** The chance of any rain, 0–100. Null if the provider gives none: we don't invent one. */
  readonly precipitationPct: number | null;
  /** The mean wind of the day, without gusts. */
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

/** The packed hours of a forecast's days: see `hoursOfDay` in hourly.ts. */
export type HourlyBytes = Uint8Array;

/** A past day as the service reports it afterwards. Its hours are packed like those of a forecast. */
export interface PastDay {
  readonly date: LondonDate;
  readonly hourly: HourlyBytes;
}

export interface PlaceForecast {
  /** When we fetched it, in epoch milliseconds. Pages compute its age from this. */
  readonly fetchedAt: number;
  /** When the model of the first days ran; null or absent if unknown. */
  readonly runAt?: number | null;
  /**
   * When we last knew that the forecast was of the newest run; null or absent if we have not looked since the
   * fetch. If the service's list of runs was out of reach during the fetch, this is before the fetch, because
   * we do not know which run the fetched forecast is from.
   */
  readonly checkedAt?: number | null;
  readonly provider: string;
  readonly current: CurrentWeather;
  /** Ascending by date, without repeats. Unknown days are missing. */
  readonly days: readonly DailyForecast[];
  /** The hours of these days; null if no hour is known. */
  readonly hourly: HourlyBytes | null;
  /**
   * Yesterday, if the service reports it. A refresh hands it to the record of forecasts and stores it nowhere
   * else.
   */
  readonly pastDay?: PastDay;
}
