import type { LondonDate } from "#app/domain/calendar/clock";
import type { Visit } from "#app/domain/ranking/visit";
import { type DistanceUnit, type TemperatureUnit, temperatureIn, wholeChance } from "#app/domain/units";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { FIRST_FORECAST_HOUR, knownHours } from "#app/domain/weather/hourly";
import { SKY_WORDS, isSnowy } from "./sky-words";
import { windIn, windUnitOf } from "./wind";

export interface HoursView {
  /** Of the first values, on a London clock. */
  from: number;
  /** Whole, in the visitor's unit. */
  temperatures: (number | null)[];
  /** In each hour; null if the forecast does not have them. */
  sunshineMinutes: (number | null)[];
  rainMm: (number | null)[];
  /** Whole per cent; null if unknown. */
  chances: (number | null)[];
  /** "partly cloudy" */
  skies: (string | null)[];
  /** Snow or sleet, by hour. */
  snowy: boolean[];
  /** The mean, in whole miles or kilometres an hour; see `windUnit`. */
  winds: (number | null)[];
  /** In the same unit. */
  gusts: (number | null)[];
  windUnit: "mph" | "km/h";
  /** Hours on a London clock, with fractions. The visit is null if it is dark on arrival. */
  sunrise: number;
  sunset: number;
  visit: { from: number; until: number } | null;
}

export function hoursView(
  forecast: PlaceForecast,
  date: LondonDate,
  { startsAt, endsAt, light, sun }: Visit,
  { temperatureUnit, distanceUnit }: { temperatureUnit: TemperatureUnit; distanceUnit: DistanceUnit },
): HoursView | null {
  const hours = knownHours(forecast, date);
  if (!hours) return null;
  const inHours = (clock: number) => Math.round((clock / 60) * 100) / 100;
  return {
    from: FIRST_FORECAST_HOUR,
    temperatures: hours.map((hour) => hour && temperatureIn(temperatureUnit, hour.temperatureC)),
    sunshineMinutes: hours.map((hour) => hour && hour.sunshineMinutes),
    rainMm: hours.map((hour) => hour && hour.rainMm),
    chances: hours.map((hour) => hour && wholeChance(hour.precipitationPct)),
    skies: hours.map((hour) => hour && SKY_WORDS[hour.condition].description),
    snowy: hours.map((hour) => hour !== null && isSnowy(hour.condition)),
    winds: hours.map((hour) => hour && windIn(distanceUnit, hour.windKmh)),
    gusts: hours.map((hour) => (hour && hour.gustKmh !== null ? windIn(distanceUnit, hour.gustKmh) : null)),
    windUnit: windUnitOf(distanceUnit),
    sunrise: inHours(sun.risesAt),
    sunset: inHours(sun.setsAt),
    visit: light === "dark" ? null : { from: inHours(startsAt), until: inHours(endsAt) },
  };
}
