import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import {
  type ClockMinutes,
  QUARTER_MINUTES,
  formatClock,
  nearestQuarter,
  type LondonDate,
} from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { type VisitWeather, scoreVisit } from "#app/domain/ranking/visit-weather";
import { type TemperatureUnit, temperatureIn, wholeChance } from "#app/domain/units";
import { asciiJson } from "#app/domain/text";
import { FIRST_FORECAST_HOUR, knownHours } from "#app/domain/weather/hourly";
import type { Snapshot } from "#app/services/ports";
import type { FoundPlace } from "#app/services/search/found-place";
import { idOfPlace, rememberEach } from "#app/presenters/remember";
import type { SeaAtPlace } from "#app/domain/sea/published-sea";
import { hourOf } from "#app/domain/weather/weather-now";
import { type TidesAtPlace, tidesOn } from "#app/domain/tides/published-tides";
import { tideClock } from "#app/presenters/trips/water-words";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * The text of a visit and its score. The visit's first two times are missing: `visitStartTexts` writes them. The key
 * contains the quarter-hour of arrival.
 */
export const visitTexts = rememberEach<Snapshot, FoundPlace, string>(idOfPlace, (found, key) => {
  const [style, , unit] = key.split(" ") as [RankingStyle, LondonDate, TemperatureUnit];
  const { visit, weather } = found;
  const lastArrival = (nearestQuarter(visit.arrivesAt) + 0.5) * QUARTER_MINUTES - 0.5;
  const stay = {
    // The text is for all arrivals in this quarter of an hour. A visit in the dark ends when it begins, so its end
    // would depend on the minute. The text has the end of the latest arrival instead.
    until: formatClock(Math.max(visit.endsAt, lastArrival)),
    sunrise: formatClock(visit.sun.risesAt),
    sunset: formatClock(visit.sun.setsAt),
    light: visit.light,
    weather: weather && weatherForCall(weather, unit),
  };
  return `,${JSON.stringify(stay).slice(1)},"score":${asciiJson(scoreForCall(found, style))}`;
});

/** The score of a visit without its parts. */
export const summaryScoreTexts = rememberEach<Snapshot, FoundPlace, string>(idOfPlace, (found, key) => {
  const [style] = key.split(" ") as [RankingStyle];
  const score = scoreForCall(found, style);
  const summary = score && { value: score.value, verdict: score.verdict, reasons: score.reasons };
  return `,"score":${asciiJson(summary)}`;
});

export const visitTextsKey = (
  style: RankingStyle,
  date: LondonDate,
  unit: TemperatureUnit,
  quarter: number,
) => `${style} ${date} ${unit} ${quarter}`;

/**
 * The beginning of the text of a visit, by the minute of arrival; `visitTexts` writes the rest. The key is the date and
 * the time of leaving.
 */
export const visitStartTexts = rememberEach<Snapshot, ClockMinutes, string>(
  (arrivesAt) => arrivesAt,
  (arrivesAt, key) => {
    const [date, leaving] = key.split(" ") as [LondonDate, string];
    const leavesAt = Number(leaving);
    const [leave, arrive] = [formatClock(leavesAt), formatClock(arrivesAt)];
    const [leaveAt, arriveAt] = [londonInstant(date, leavesAt), londonInstant(date, arrivesAt)];
    return `"visit":${JSON.stringify({ leave, arrive, leaveAt, arriveAt }).slice(0, -1)}`;
  },
);

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Writes a time of a day in London as ISO 8601. A time past 24:00 is on the next day. */
function londonInstant(date: LondonDate, clock: ClockMinutes): string {
  const hoursAhead = 12 - (epochSecondsOfLondonNoon(date) % DAY_SECONDS) / HOUR_SECONDS;
  return `${clock < MIDNIGHT ? date : addDays(date, 1)}T${formatClock(clock)}:00+0${hoursAhead}:00`;
}

const MIDNIGHT = 24 * 60;

function weatherForCall(weather: VisitWeather, unit: TemperatureUnit) {
  return {
    temp: temperatureIn(unit, weather.temperatureMaxC),
    feels_like: temperatureIn(unit, weather.feelsLikeC),
    sunshineHours: weather.sunshineHours === null ? null : round(weather.sunshineHours, 1),
    rainMm: round(weather.rainMm, 1),
    precipitation: wholeChance(weather.precipitationPct),
    cloud: Math.round(weather.cloudPct),
    windKmh: Math.round(weather.windKmh),
    description: SKY_WORDS[weather.condition].description,
    wholeDay: weather.isWholeDay,
  };
}

function scoreForCall({ score, weather }: FoundPlace, style: RankingStyle) {
  if (score === null || !weather) return null;
  const { facets } = scoreVisit(weather, style);
  return {
    value: score,
    verdict: verdictOf(score),
    reasons: reasonsFor(weather, facets),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, { points, weight }]) => [
        name,
        { points: round(points, 1), weight },
      ]),
    ),
  };
}

/**
 * The hours of a day as parallel lists. Their first values are for the hour `from` in London. Null if no hours are
 * known.
 */
export const hoursTexts = rememberEach<Snapshot, FoundPlace, string>(
  idOfPlace,
  ({ forecast, tides, sea }, key) => {
    const [unit, date] = key.split(" ") as [TemperatureUnit, LondonDate, string];
    const known = forecast && knownHours(forecast, date);
    const waters = `"tides":${asciiJson(tides && tidesForCall(tides, date))},"sea":${JSON.stringify(sea && seaForCall(sea, unit))},`;
    if (!known) return `"hours":null,${waters}`;
    const hours = {
      from: FIRST_FORECAST_HOUR,
      temp: known.map((hour) => hour && temperatureIn(unit, hour.temperatureC)),
      precipitation: known.map((hour) => hour && hour.precipitationPct),
      rainMm: known.map((hour) => hour && hour.rainMm),
      sunshineMinutes: known.map((hour) => hour && hour.sunshineMinutes),
      cloud: known.map((hour) => hour && hour.cloudPct),
      windKmh: known.map((hour) => hour && Math.round(hour.windKmh)),
      gustKmh: known.map((hour) => hour && hour.gustKmh),
      condition: known.map((hour) => hour && hour.condition),
    };
    return `"hours":${JSON.stringify(hours)},${waters}`;
  },
);

const tidesForCall = (tides: TidesAtPlace, date: LondonDate) =>
  tidesOn(tides, date).map(({ isHigh, atMs }) => ({
    water: isHigh ? "high" : "low",
    at: formatClock(tideClock(atMs)),
  }));

const seaForCall = ({ temperatureC, waveMetres }: SeaAtPlace, unit: TemperatureUnit) => ({
  temp: temperatureC === null ? null : temperatureIn(unit, temperatureC),
  waveMetres,
});

/**
 * The cache key for the hours of a day. It contains the present hour, because the values of the sea are left out once
 * they are a day old.
 */
export const hoursTextsKey = (unit: TemperatureUnit, date: LondonDate, nowMs: number) =>
  `${unit} ${date} ${hourOf(nowMs)}`;
