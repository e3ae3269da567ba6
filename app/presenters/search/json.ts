import type { Place } from "#app/domain/catalogue/destination";
import { usableForecast, selectableDays } from "#app/domain/weather/forecast-freshness";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { arrivalQuarter, arrivalTime, leavingTime } from "#app/domain/ranking/visit";
import { type VisitScores, shownScoreAt } from "#app/domain/ranking/visit-scores";
import { type Preferences, activePreferences } from "#app/domain/accounts/preferences";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { joinBytes } from "#app/domain/join-bytes";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import {
  isoTime,
  type DistanceUnit,
  type TemperatureUnit,
  HOUR_MS,
  type Units,
  distanceIn,
  hoursAndMinutes,
  temperatureIn,
  wholeChance,
} from "#app/domain/units";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { hourOf, weatherNow } from "#app/domain/weather/weather-now";
import { type DriveTable, FERRY_KINDS, type Snapshot, detailsAt, placeAt } from "#app/services/ports";
import type { SearchResults } from "#app/services/search/search-destinations";
import { type Utf8, encodeText } from "#app/presenters/bytes";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { rememberEach, rememberParts } from "#app/presenters/remember";
import { skyForCall } from "#app/presenters/trips/sky-words";
import { hoursTexts, londonInstants, visitStartJson, visitTexts, visitTextsKey } from "./visit-json";

export interface SearchJsonOptions extends Units {
  readonly today: LondonDate;
  readonly style: RankingStyle;
  readonly nowMs: number;
  /** Where the pages are, without a slash at its end: "https://sunny.example". */
  readonly site: string;
  /** The preferences of the signed-in user, whose lists hold only what matches; null for guests. */
  readonly preferences?: Preferences | null;
  /** `none` leaves out the lists and facts of each place. */
  readonly lists?: "all" | "none";
}

/** The parts of a search that are written as JSON. */
export type FindingsForCall = Pick<
  SearchResults,
  "snapshot" | "table" | "positions" | "date" | "leavesAt" | "home" | "scoresOn" | "matches"
>;

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * The answer of GET /api/search as JSON in UTF-8. It is put together from bytes that are kept beside the
 * snapshot: writing and encoding the same forecasts and lists anew would be most of what a search costs.
 */
export function searchResultsJson(findings: FindingsForCall, options: SearchJsonOptions): Utf8 {
  const writeResult = resultWriter(findings, options);
  const parts: Utf8[] = [OPEN];
  findings.positions.forEach((position, turn) => {
    if (turn > 0) parts.push(COMMA);
    writeResult(position, turn, parts);
  });
  parts.push(CLOSE);
  return joinBytes(parts);
}

const OPEN = encodeText("[");
const COMMA = encodeText(",");
const CLOSE = encodeText("]");

/** One result in parts: what the snapshot says of the place and its weather, the visit, the drive, and the lists. */
function resultWriter(findings: FindingsForCall, options: SearchJsonOptions) {
  const { snapshot, table, date, leavesAt } = findings;
  const { temperatureUnit, distanceUnit, style, today, nowMs, preferences = null } = options;
  const site = encodeText(options.site);
  const destination = destinationTexts(snapshot.places);
  const weather = weatherTexts(snapshot, `${temperatureUnit} ${today} ${hourOf(nowMs)}`);
  const hours = hoursTexts(snapshot.forecasts, `${temperatureUnit} ${date}`);
  const lists = options.lists === "none" ? () => END : listTexts(snapshot.detailsJson, preferences);
  const scoreOf = dayScores(findings, nowMs);
  const lastDay = addDays(today, DAYS_AHEAD);
  const home = homeTexts(findings);
  const own = ownTexts(findings, distanceUnit);
  const matches = matchTexts(findings);
  // By the quarter-hour of arrival; an evening's search arrives in a few of them.
  const visits: ((position: number) => Utf8)[] = [];
  return (position: number, turn: number, parts: Utf8[]): void => {
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const [place, path] = destination(position) as readonly [Utf8, Utf8];
    parts.push(place, site, path);
    if (forecast === null) {
      parts.push(NO_WEATHER, own(turn), NO_VISIT, matches(position), lists(position));
      return;
    }
    const [start = NO_WEATHER, ...rest] = weather(position);
    parts.push(start);
    let part = 0;
    for (const { date: day } of forecast.days) {
      if (day < today || day > lastDay) continue;
      parts.push(scoreText(scoreOf(day, position)), rest[part] as Utf8);
      part += 1;
    }
    const quarter = arrivalQuarter(leavesAt, table.minutes[position] ?? 0);
    visits[quarter] ??= visitTexts(snapshot, visitTextsKey(style, date, temperatureUnit, quarter));
    parts.push(hours(position), own(turn), visits[quarter](position));
    home(scoreOf(date, position), parts);
    parts.push(matches(position), lists(position));
  };
}

/** The score of a place on a day for those who leave at the usual time, on the day of the search at theirs. */
function dayScores({ table, date, leavesAt, scoresOn }: FindingsForCall, nowMs: number) {
  const days = new Map<LondonDate, { visits: VisitScores; leavesAt: ClockMinutes }>();
  return (day: LondonDate, position: number): number | null => {
    let known = days.get(day);
    if (!known) {
      known = { visits: scoresOn(day), leavesAt: day === date ? leavesAt : leavingTime(day, null, nowMs) };
      days.set(day, known);
    }
    const quarter = arrivalQuarter(known.leavesAt, table.minutes[position] ?? 0);
    return shownScoreAt(known.visits, quarter, position);
  };
}

const SCORE_TEXTS = Array.from({ length: 101 }, (_, score) => encodeText(`${score}`));
const NULL = encodeText("null");
const scoreText = (score: number | null): Utf8 => (score === null ? NULL : (SCORE_TEXTS[score] ?? NULL));

/** The weather at home beside a place's: null where nothing is known of it. */
function homeTexts({ home, snapshot }: FindingsForCall): (score: number | null, parts: Utf8[]) => void {
  if (!home) return (_, parts) => parts.push(NO_HOME);
  const score = Math.round(home.value);
  const places = home.from.map((position) => snapshot.places[position]?.name);
  const start = JSON.stringify({ score, verdict: verdictOf(score), places }).slice(0, -1);
  const beginning = encodeText(`,"home":${start},"difference":`);
  return (here, parts) => {
    if (here === null) parts.push(beginning, NULL, END);
    else if (here < score) parts.push(beginning, MINUS, scoreText(score - here), END);
    else parts.push(beginning, scoreText(here - score), END);
  };
}

const NO_HOME = encodeText(',"home":null');
const MINUS = encodeText("-");
const END = encodeText("}");

const NOTHING = encodeText("");

/** What of a place answers the filters of the search; nothing where it has none. */
export function matchTexts({ matches }: Pick<FindingsForCall, "matches">): (position: number) => Utf8 {
  if (!matches) return () => NOTHING;
  return (position) => {
    const told = matches(position).map(({ choices, name }) => ({ filters: choices, name }));
    return encodeText(`,"matches":${JSON.stringify(told)}`);
  };
}

/** Everybody's lists are kept as bytes; those of somebody with preferences are filtered anew. */
function listTexts(detailsJson: readonly string[], preferences: Preferences | null) {
  if (!preferences || activePreferences(preferences).length === 0) return detailsTexts(detailsJson);
  return (position: number) => {
    const details = preferredDetails(detailsAt({ detailsJson }, position), preferences);
    return membersOf(JSON.stringify(details));
  };
}

/** The members of a JSON object, to follow those of another. */
const membersOf = (json: string): Utf8 => encodeText(`,${json.slice(1)}`);

const NO_WEATHER = encodeText('"weather":null,"hours":null,');
/** The end of a visit without weather. */
const NO_VISIT = encodeText('},"score":null,"home":null');

/** What the snapshot says of a place, in two parts: between them belongs the site of its page's address. */
export const destinationTexts = rememberParts((places: readonly Place[], position) => {
  const { id, name, imageUrl, region, latitude, longitude, slug } = placeAt({ places }, position);
  const destination = JSON.stringify({ id, name, imageUrl, region, latitude, longitude, slug });
  return [`{"destination":${destination.slice(0, -1)},"url":"`, `/destinations/${slug}"},`].map(encodeText);
});

const detailsTexts = rememberEach((detailsJson: readonly string[], position) =>
  membersOf(detailsJson[position] ?? "{}"),
);

/** The forecast in parts, between which the score of each day belongs. */
const weatherTexts = rememberParts((snapshot: Snapshot, position, key) => {
  const [unit, today, hour] = key.split(" ") as [TemperatureUnit, LondonDate, string];
  const forecast = snapshot.forecasts[position];
  if (!forecast) return [NO_WEATHER];
  const now = weatherNow(forecast, placeAt(snapshot, position), Number(hour) * HOUR_MS);
  const text = JSON.stringify(weatherForCall(forecast, now, unit, today));
  return `"weather":${text},`.split(SCORE_PLACE).map(encodeText);
});

/** Where a score belongs in the text; no text of ours holds it. */
const SCORE_PLACE = '"\u2600score"';

function weatherForCall(
  forecast: PlaceForecast,
  now: CurrentWeather,
  unit: TemperatureUnit,
  today: LondonDate,
) {
  const { fetchedAt, provider } = forecast;
  return {
    current: {
      temp: temperatureIn(unit, now.temperatureC),
      feels_like: temperatureIn(unit, now.feelsLikeC),
      weather: skyForCall(now.condition, now.isDay),
    },
    forecast: selectableDays(forecast, today).map((day) => dayForCall(day, unit)),
    issuedAt: isoTime(fetchedAt),
    provider,
    temperatureUnit: unit,
  };
}

/** All places share a few days, and telling London's clock is dear. Some months of them are kept. */
const noons = new Map<LondonDate, number>();
function noonOf(date: LondonDate): number {
  let noon = noons.get(date);
  if (noon === undefined) {
    if (noons.size > 100) noons.clear();
    noons.set(date, (noon = epochSecondsOfLondonNoon(date)));
  }
  return noon;
}

function dayForCall(day: DailyForecast, unit: TemperatureUnit) {
  return {
    dt: noonOf(day.date),
    date: day.date,
    temp: {
      day: temperatureIn(unit, day.daylightMaxC),
      min: temperatureIn(unit, day.temperatureMinC),
      max: temperatureIn(unit, day.temperatureMaxC),
    },
    feels_like: temperatureIn(unit, day.feelsLikeC),
    precipitation: wholeChance(day.precipitationPct),
    weather: skyForCall(day.condition, true),
    sunshineHours: day.sunshineHours === null ? null : round(day.sunshineHours, 1),
    cloud: Math.round(day.cloudPct),
    rainMm: round(day.rainMm, 1),
    windKmh: Math.round(day.windKmh),
    score: SCORE_PLACE.slice(1, -1),
  };
}

/**
 * What each result alone has, by turn: its drive and the two times of its visit. They are no one else's, so they are
 * written in one go: all are ASCII.
 */
function ownTexts(findings: FindingsForCall, unit: DistanceUnit): (turn: number) => Utf8 {
  const { table, positions, date, leavesAt } = findings;
  const instant = londonInstants(date, noonOf(date));
  const starts = [0];
  let json = "";
  for (const position of positions) {
    const arrivesAt = arrivalTime(leavesAt, table.minutes[position] ?? 0);
    json += `${drivingTimeJson(table, position, unit)},${visitStartJson(leavesAt, arrivesAt, instant)}`;
    starts.push(json.length);
  }
  const bytes = encodeText(json);
  return (turn) => bytes.subarray(starts[turn], starts[turn + 1]);
}

export function drivingTimeJson(table: DriveTable, position: number, unit: DistanceUnit): string {
  const { hours, minutes } = hoursAndMinutes(table.minutes[position] ?? Infinity);
  const distance = distanceIn(unit, table.kilometres[position] ?? 0);
  const kind = FERRY_KINDS[table.ferry[position] ?? 0];
  const ferry = kind === "none" ? "null" : `"${kind}"`;
  return `"drivingTime":{"hours":${hours},"minutes":${minutes},"distance":${distance},"distanceUnit":"${unit}","ferry":${ferry}}`;
}
