import { addDays } from "#app/domain/calendar/calendar-day";
import { type ClockMinutes, type LondonDate, formatClock } from "#app/domain/calendar/clock";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import type { Facet, FacetScores, RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import { type VisitWeather, scoreVisit } from "#app/domain/ranking/visit-weather";
import { type TemperatureUnit, toTenth, temperatureIn, wholeChance } from "#app/domain/units";
import { FIRST_FORECAST_HOUR, knownHours } from "#app/domain/weather/hourly";
import { inOnePiece } from "#app/domain/text";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";
import type { FoundPlace } from "#app/services/search/found-place";

/** Without a forecast only the times of the drive. */
export function visitForCall({ date, forecast, visit, weather }: FoundPlace, unit: TemperatureUnit) {
  const { leavesAt, arrivesAt, endsAt, sun, light } = visit;
  const drive = {
    leave: formatClock(leavesAt),
    arrive: formatClock(arrivesAt),
    leaveAt: londonInstant(date, leavesAt),
    arriveAt: londonInstant(date, arrivesAt),
  };
  if (!forecast) return drive;
  return {
    ...drive,
    // A visit in the dark ends when it begins, which its quarter-hour may put before the arrival.
    until: formatClock(Math.max(endsAt, arrivesAt)),
    sunrise: formatClock(sun.risesAt),
    sunset: formatClock(sun.setsAt),
    light,
    weather: weather && weatherForCall(weather, unit),
  };
}

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const MIDNIGHT = 24 * 60;

/** ISO 8601. A time past 24:00 is on the next day. */
function londonInstant(date: LondonDate, clock: ClockMinutes): string {
  const hoursAhead = 12 - (epochSecondsOfLondonNoon(date) % DAY_SECONDS) / HOUR_SECONDS;
  const day = clock < MIDNIGHT ? date : addDays(date, 1);
  return inOnePiece(day, "T", formatClock(clock), ":00+0", String(hoursAhead), ":00");
}

function weatherForCall(weather: VisitWeather, unit: TemperatureUnit) {
  return {
    temp: temperatureIn(unit, weather.temperatureMaxC),
    feels_like: temperatureIn(unit, weather.feelsLikeC),
    sunshineHours: weather.sunshineHours === null ? null : toTenth(weather.sunshineHours),
    rainMm: toTenth(weather.rainMm),
    precipitation: wholeChance(weather.precipitationPct),
    cloud: Math.round(weather.cloudPct),
    windKmh: Math.round(weather.windKmh),
    description: SKY_WORDS[weather.condition].description,
    wholeDay: weather.isWholeDay,
  };
}

export function scoreForCall({ score, weather }: FoundPlace, style: RankingStyle) {
  if (score === null || !weather) return null;
  const { facets } = scoreVisit(weather, style);
  const shown = ({ points, weight }: FacetScores[Facet]) => ({ points: toTenth(points), weight });
  const { thermal, sky, rain, wind } = facets;
  return {
    value: score,
    verdict: verdictOf(score),
    reasons: reasonsFor(weather, facets),
    facets: { thermal: shown(thermal), sky: shown(sky), rain: shown(rain), wind: shown(wind) },
  };
}

/** Parallel lists from the hour `from` in London; null if none is known. */
export function hoursForCall({ date, forecast }: FoundPlace, unit: TemperatureUnit) {
  const known = forecast && knownHours(forecast, date);
  if (!known) return null;
  return {
    from: FIRST_FORECAST_HOUR,
    temp: known.map((hour) => hour && temperatureIn(unit, hour.temperatureC)),
    precipitation: known.map((hour) => hour && hour.precipitationPct),
    rainMm: known.map((hour) => hour && hour.rainMm),
    sunshineMinutes: known.map((hour) => hour && hour.sunshineMinutes),
    cloud: known.map((hour) => hour && hour.cloudPct),
    windKmh: known.map((hour) => hour && Math.round(hour.windKmh)),
    gustKmh: known.map((hour) => hour && hour.gustKmh && Math.round(hour.gustKmh)),
    condition: known.map((hour) => hour && hour.condition),
  };
}
