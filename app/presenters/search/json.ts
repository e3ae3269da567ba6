import type { DestinationDetails, Place } from "#app/domain/catalogue/destination";
import { forecastForDate, usableForecast } from "#app/domain/weather/forecast-freshness";
import { type RankingStyle, scoreDay, verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { type Preferences, activePreferences } from "#app/domain/accounts/preferences";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import { selectableDays, epochSecondsOfLondonNoon } from "#app/domain/calendar/travel-date";
import {
  type DistanceUnit,
  type TemperatureUnit,
  type Units,
  distanceIn,
  hoursAndMinutes,
  temperatureIn,
} from "#app/domain/units";
import type { DailyForecast, LondonDate, PlaceForecast } from "#app/domain/weather/forecast";
import { type DriveTable, FERRY_KINDS, type ForecastOrNull } from "#app/services/ports";
import type { SearchFindings } from "#app/services/search/search-destinations";
import { type Utf8, concatBytes, encodeText } from "../bytes";
import { preferredDetails } from "../trips/preferred-details";
import { rememberEach } from "../remember";
import { skyForCall } from "../trips/sky-words";

export interface SearchJsonOptions extends Units {
  readonly date: LondonDate;
  readonly today: LondonDate;
  readonly style: RankingStyle;
  readonly nowMs: number;
  /** Whose lists they are, where they are somebody's: only what matches is listed. */
  readonly preferences?: Preferences | null;
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * The answer of GET /api/search as JSON in UTF-8. It is put together from bytes that are kept beside the
 * snapshot: writing and encoding the same forecasts and lists anew would be most of what a search costs.
 */
export function searchResultsJson(findings: SearchFindings, options: SearchJsonOptions): Utf8 {
  const partsOf = resultParts(findings, options);
  const parts: Utf8[] = [OPEN];
  findings.positions.forEach((position, turn) => {
    if (turn > 0) parts.push(COMMA);
    parts.push(...partsOf(position, turn));
  });
  parts.push(CLOSE);
  return concatBytes(parts);
}

const OPEN = encodeText("[");
const COMMA = encodeText(",");
const CLOSE = encodeText("]");

/** One result in parts: what the snapshot says of the place and its weather, the drive, and the place's lists. */
function resultParts(findings: SearchFindings, options: SearchJsonOptions) {
  const { snapshot } = findings;
  const { temperatureUnit, style, today, date, nowMs, preferences = null } = options;
  const destination = destinationTexts(snapshot.places);
  const weather = weatherTexts(snapshot.forecasts, `${temperatureUnit} ${style} ${today}`);
  const score = scoreTexts(snapshot.forecasts, `${style} ${date}`);
  const lists = listTexts(snapshot.detailsJson, preferences);
  const drivingTime = drivingTimeTexts(findings, options.distanceUnit);
  return (position: number, turn: number): Utf8[] => {
    const isUsable = usableForecast(snapshot.forecasts[position] ?? null, nowMs) !== null;
    return [
      destination(position),
      isUsable ? weather(position) : NO_WEATHER,
      isUsable ? score(position) : NO_SCORE,
      drivingTime(turn),
      lists(position),
    ];
  };
}

/** Everybody's lists are kept as bytes; those of somebody with preferences are filtered anew. */
function listTexts(detailsJson: readonly string[], preferences: Preferences | null) {
  if (!preferences || activePreferences(preferences).length === 0) return detailsTexts(detailsJson);
  return (position: number) => {
    const details = JSON.parse(detailsJson[position] ?? "{}") as DestinationDetails;
    return membersOf(JSON.stringify(preferredDetails(details, preferences)));
  };
}

/** The members of a JSON object, to follow those of another. */
const membersOf = (json: string): Utf8 => encodeText(`,${json.slice(1)}`);

const NO_WEATHER = encodeText('"weather":null,');
const NO_SCORE = encodeText('"score":null,');

const destinationTexts = rememberEach((places: readonly Place[], position) => {
  const place = places[position];
  if (!place) throw new RangeError(`The snapshot holds no place ${position}`);
  const { id, name, imageUrl, region, latitude, longitude } = place;
  const destination = JSON.stringify({ id, name, imageUrl, region, latitude, longitude });
  return encodeText(`{"destination":${destination},`);
});

const detailsTexts = rememberEach((detailsJson: readonly string[], position) =>
  membersOf(detailsJson[position] ?? "{}"),
);

const weatherTexts = rememberEach((forecasts: readonly ForecastOrNull[], position, key) => {
  const [unit, style, today] = key.split(" ") as [TemperatureUnit, RankingStyle, LondonDate];
  const forecast = forecasts[position];
  const weather = forecast ? weatherForCall(forecast, unit, style, today) : null;
  return encodeText(`"weather":${JSON.stringify(weather)},`);
});

const scoreTexts = rememberEach((forecasts: readonly ForecastOrNull[], position, key) => {
  const [style, date] = key.split(" ") as [RankingStyle, LondonDate];
  const day = forecastForDate(forecasts[position] ?? null, date);
  return encodeText(`"score":${JSON.stringify(day && scoreForCall(day, style))},`);
});

function scoreForCall(day: DailyForecast, style: RankingStyle) {
  const { value, facets } = scoreDay(day, style);
  return {
    value: Math.round(value),
    verdict: verdictOf(value),
    reasons: reasonsFor(day, facets),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, { points, weight }]) => [
        name,
        { points: round(points, 1), weight },
      ]),
    ),
  };
}

function weatherForCall(
  forecast: PlaceForecast,
  unit: TemperatureUnit,
  style: RankingStyle,
  today: LondonDate,
) {
  const { current, fetchedAt, provider } = forecast;
  return {
    current: {
      temp: temperatureIn(unit, current.temperatureC),
      feels_like: temperatureIn(unit, current.feelsLikeC),
      weather: skyForCall(current.condition, current.isDay),
    },
    forecast: selectableDays(forecast, today).map((day) => dayForCall(day, unit, style)),
    issuedAt: new Date(fetchedAt).toISOString(),
    provider,
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

function dayForCall(day: DailyForecast, unit: TemperatureUnit, style: RankingStyle) {
  return {
    dt: noonOf(day.date),
    date: day.date,
    temp: {
      day: temperatureIn(unit, day.temperatureMaxC),
      min: temperatureIn(unit, day.temperatureMinC),
      max: temperatureIn(unit, day.temperatureMaxC),
    },
    feels_like: temperatureIn(unit, day.feelsLikeC),
    precipitation: Math.min(100, Math.round(day.precipitationPct)),
    weather: skyForCall(day.condition, true),
    sunshineHours: day.sunshineHours === null ? null : round(day.sunshineHours, 1),
    cloud: Math.round(day.cloudPct),
    rainMm: round(day.rainMm, 1),
    windKmh: Math.round(day.windKmh),
    score: Math.round(scoreDay(day, style).value),
  };
}

/** The drives of a search, by turn. They are no one else's, so they are written in one go: all are ASCII. */
function drivingTimeTexts({ table, positions }: SearchFindings, unit: DistanceUnit): (turn: number) => Utf8 {
  const starts = [0];
  let json = "";
  for (const position of positions) starts.push((json += drivingTimeJson(table, position, unit)).length);
  const bytes = encodeText(json);
  return (turn) => bytes.subarray(starts[turn], starts[turn + 1]);
}

function drivingTimeJson(table: DriveTable, position: number, unit: DistanceUnit): string {
  const { hours, minutes } = hoursAndMinutes(table.minutes[position] ?? Infinity);
  const distance = distanceIn(unit, table.kilometres[position] ?? 0);
  const kind = FERRY_KINDS[table.ferry[position] ?? 0];
  const ferry = kind === "none" ? "null" : `"${kind}"`;
  return `"drivingTime":{"hours":${hours},"minutes":${minutes},"distance":${distance},"distanceUnit":"${unit}","ferry":${ferry}}`;
}
