import type { LondonDate } from "#app/domain/calendar/clock";
import type { Visit } from "#app/domain/ranking/visit";
import { type Units, temperatureIn, wholeChance } from "#app/domain/units";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { FIRST_FORECAST_HOUR, knownHours } from "#app/domain/weather/hourly";
import { SKY_WORDS, isSnowy } from "./sky-words";
import { windIn, windUnitOf } from "./wind";

export function hoursView(
  forecast: PlaceForecast,
  date: LondonDate,
  { startsAt, endsAt, light, sun }: Visit,
  { temperatureUnit, distanceUnit }: Units,
) {
  const hours = knownHours(forecast, date);
  if (!hours) return null;
  const inHours = (clock: number) => Math.round((clock / 60) * 100) / 100;
  return {
    /** Of the first values, on a London clock. */
    from: FIRST_FORECAST_HOUR,
    temperatures: hours.map((hour) => hour && temperatureIn(temperatureUnit, hour.temperatureC)),
    sunshineMinutes: hours.map((hour) => hour && hour.sunshineMinutes),
    rainMm: hours.map((hour) => hour && hour.rainMm),
    chances: hours.map((hour) => hour && wholeChance(hour.precipitationPct)),
    skies: hours.map((hour) => hour && SKY_WORDS[hour.condition].description),
    snowy: hours.map((hour) => hour !== null && isSnowy(hour.condition)),
    /** The mean, like the gusts in `windUnit`. */
    winds: hours.map((hour) => hour && windIn(distanceUnit, hour.windKmh)),
    gusts: hours.map((hour) => (hour && hour.gustKmh !== null ? windIn(distanceUnit, hour.gustKmh) : null)),
    windUnit: windUnitOf(distanceUnit),
    /** Hours with fractions, like the sunset and the visit. */
    sunrise: inHours(sun.risesAt),
    sunset: inHours(sun.setsAt),
    visit: light === "dark" ? null : { from: inHours(startsAt), until: inHours(endsAt) },
  };
}

export type HoursView = NonNullable<ReturnType<typeof hoursView>>;
