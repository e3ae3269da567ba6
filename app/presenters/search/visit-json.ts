import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import { type ClockMinutes, QUARTER_MINUTES, formatClock, type LondonDate } from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { stayFrom } from "#app/domain/ranking/visit";
import { type VisitWeather, scoreVisit, visitWeather } from "#app/domain/ranking/visit-weather";
import { type TemperatureUnit, temperatureIn, wholeChance } from "#app/domain/units";
import { FIRST_FORECAST_HOUR, toldHours } from "#app/domain/weather/hourly";
import { sunTimes } from "#app/domain/weather/sun";
import type { Snapshot } from "#app/services/ports";
import { encodeText } from "#app/presenters/bytes";
import { rememberEach } from "#app/presenters/remember";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** What the call says of a visit beside its two times of the clock, then the score: by the quarter-hour of arrival. */
export const visitTexts = rememberEach((snapshot: Snapshot, position, key) => {
  const visited = visitAt(snapshot, position, key);
  if (!visited) return encodeText('},"score":null');
  const { style, unit, quarter, sun, stay, weather } = visited;
  const visit = {
    // In the dark nobody stays: until the latest arrival of the quarter-hour, as a visit ends after it begins.
    until: formatClock(Math.max(stay.endsAt, (quarter + 0.5) * QUARTER_MINUTES - 0.5)),
    sunrise: formatClock(sun.risesAt),
    sunset: formatClock(sun.setsAt),
    light: stay.light,
    weather: weather && weatherForCall(weather, unit),
  };
  const score = weather && scoreForCall(weather, style);
  return encodeText(`,${JSON.stringify(visit).slice(1)},"score":${JSON.stringify(score)}`);
});

/** The score of the same visit without its facets. */
export const summaryScoreTexts = rememberEach((snapshot: Snapshot, position, key) => {
  const visited = visitAt(snapshot, position, key);
  if (!visited?.weather) return encodeText(',"score":null');
  const { value, verdict, reasons } = scoreForCall(visited.weather, visited.style);
  return encodeText(`,"score":${JSON.stringify({ value, verdict, reasons })}`);
});

/** The visit that a key names; null if there is no forecast. */
function visitAt({ places, forecasts }: Snapshot, position: number, key: string) {
  const [style, date, unit, quarterText] = key.split(" ") as [
    RankingStyle,
    LondonDate,
    TemperatureUnit,
    string,
  ];
  const forecast = forecasts[position] ?? null;
  const place = places[position];
  if (!place || !forecast) return null;
  const sun = sunTimes(place, date);
  const quarter = Number(quarterText);
  const stay = stayFrom(quarter, sun);
  return { style, unit, quarter, sun, stay, weather: visitWeather(forecast, date, stay) };
}

export const visitTextsKey = (
  style: RankingStyle,
  date: LondonDate,
  unit: TemperatureUnit,
  quarter: number,
) => `${style} ${date} ${unit} ${quarter}`;

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/**
 * The instants of a London day as ISO 8601, with the offset from UTC that London has at noon of it (given in epoch
 * seconds). A clock past 24:00 is of the next day.
 */
export function londonInstants(date: LondonDate, noonSeconds: number): (clock: ClockMinutes) => string {
  const hoursAhead = 12 - (noonSeconds % DAY_SECONDS) / HOUR_SECONDS;
  const next = addDays(date, 1);
  return (clock) => `${clock < MIDNIGHT ? date : next}T${formatClock(clock)}:00+0${hoursAhead}:00`;
}

const MIDNIGHT = 24 * 60;

/** The beginning of a visit's text, which `visitTexts` ends. */
export const visitStartJson = (
  leavesAt: ClockMinutes,
  arrivesAt: ClockMinutes,
  instant: (clock: ClockMinutes) => string,
): string =>
  `"visit":{"leave":"${formatClock(leavesAt)}","arrive":"${formatClock(arrivesAt)}","leaveAt":"${instant(leavesAt)}","arriveAt":"${instant(arrivesAt)}"`;

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

function scoreForCall(weather: VisitWeather, style: RankingStyle) {
  const { value, facets } = scoreVisit(weather, style);
  return {
    value: Math.round(value),
    verdict: verdictOf(value),
    reasons: reasonsFor(weather, facets),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, { points, weight }]) => [
        name,
        { points: round(points, 1), weight },
      ]),
    ),
  };
}

/** The hours of a day side by side: the first values are those of `from`:00 in London; null where none are told. */
export const hoursTexts = rememberEach((forecasts: Snapshot["forecasts"], position, key) => {
  const [unit, date] = key.split(" ") as [TemperatureUnit, LondonDate];
  const forecast = forecasts[position];
  const told = forecast ? toldHours(forecast, date) : null;
  if (!told) return encodeText('"hours":null,');
  const hours = {
    from: FIRST_FORECAST_HOUR,
    temp: told.map((hour) => hour && temperatureIn(unit, hour.temperatureC)),
    precipitation: told.map((hour) => hour && hour.precipitationPct),
    rainMm: told.map((hour) => hour && hour.rainMm),
    sunshineMinutes: told.map((hour) => hour && hour.sunshineMinutes),
    cloud: told.map((hour) => hour && hour.cloudPct),
    windKmh: told.map((hour) => hour && Math.round(hour.windKmh)),
    condition: told.map((hour) => hour && hour.condition),
  };
  return encodeText(`"hours":${JSON.stringify(hours)},`);
});
