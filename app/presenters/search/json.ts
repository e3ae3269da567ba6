import { runJson } from "#app/presenters/weather-origin";
import { selectableDays } from "#app/domain/weather/forecast-freshness";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { arrivalQuarter, arrivalTime } from "#app/domain/ranking/visit";
import { type Preferences, activePreferences } from "#app/domain/accounts/preferences";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
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
import { asciiJson } from "#app/domain/text";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { hourOf, weatherNow } from "#app/domain/weather/weather-now";
import type { Snapshot } from "#app/services/ports";
import type { Drive, FoundPlace } from "#app/services/search/found-place";
import type { SearchResults } from "#app/services/search/search-destinations";
import { warningUrl } from "#app/presenters/warnings/words";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { idOfPlace, rememberEach } from "#app/presenters/remember";
import { skyForCall } from "#app/presenters/trips/sky-words";
import { hoursTexts, hoursTextsKey, visitStartTexts, visitTexts, visitTextsKey } from "./visit-json";

export interface SearchJsonOptions extends Units {
  readonly today: LondonDate;
  readonly style: RankingStyle;
  readonly nowMs: number;
  /** The site's own address without a final slash: "https://sunny.example". */
  readonly site: string;
  /** The preferences of the signed-in user, which filter the lists of each place; null for a guest. */
  readonly preferences?: Preferences | null;
  /** With `none` each place is sent without its lists and facts. */
  readonly lists?: "all" | "none";
}

/** The parts of a search's results that the JSON is made from. */
export type FindingsForCall = Pick<SearchResults, "snapshot" | "places" | "date" | "leavesAt" | "home">;

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * The answer of GET /api/search as JSON. It joins texts that are cached with the snapshot. Writing the same forecasts
 * each time would cost most of a search.
 */
export function searchResultsJson(findings: FindingsForCall, options: SearchJsonOptions): string {
  const resultText = resultWriter(findings, options);
  // Concatenation is faster than joining an array: the engine copies each text only once, when it encodes the answer.
  let json = "";
  for (const found of findings.places) json += `${json === "" ? "[" : ","}${resultText(found)}`;
  return json === "" ? "[]" : `${json}]`;
}

/** Returns a function that writes one result: the place and its weather, the drive, the visit, and the lists. */
function resultWriter(findings: FindingsForCall, options: SearchJsonOptions): (found: FoundPlace) => string {
  const { snapshot, date, leavesAt } = findings;
  const { temperatureUnit, distanceUnit, style, today, nowMs, site, preferences = null } = options;
  const destination = destinationTexts(snapshot.places, site);
  const hours = hoursTexts(snapshot, hoursTextsKey(temperatureUnit, date, nowMs));
  const visitStart = visitStartTexts(snapshot, `${date} ${leavesAt}`);
  const home = homeWriter(findings);
  const lists = options.lists === "none" ? () => "}" : listsWriter(preferences);
  const weather = weatherTexts(snapshot, `${temperatureUnit} ${today} ${hourOf(nowMs)}`);
  const dates = travelDates(nowMs);
  // Writers of visits, by quarter-hour of arrival. They are made when needed, since a search has only a few quarters.
  const visits: ((found: FoundPlace) => string)[] = [];
  return (asked) => {
    // The weather, hours and visit of a stay are those of its first day. The stay itself is a separate field.
    const found = asked.dayOut;
    const { forecast, drive } = found;
    const minutes = drive?.minutes ?? 0;
    const own = `${driveText(drive, distanceUnit)},${visitStart(arrivalTime(leavesAt, minutes))}`;
    const rest = `${stayText(asked)}${matchesText(found)}${warningsText(asked)}${lists(found)}`;
    if (!forecast) return `${destination(found)}${NO_WEATHER}${own}${NO_VISIT}${rest}`;
    const quarter = arrivalQuarter(leavesAt, minutes);
    const visit = (visits[quarter] ??= visitTexts(
      snapshot,
      visitTextsKey(style, date, temperatureUnit, quarter),
    ));
    const days = weatherWithScores(weather(found), forecast, dates, found.dayScores);
    return `${destination(found)}${days}${hours(found)}${own}${visit(found)}${home(asked)}${rest}`;
  };
}

/**
 * The forecast with a score for each day. On the search's day the score is for the search's time of leaving, on all
 * others for the usual time.
 */
function weatherWithScores(
  parts: readonly string[],
  forecast: PlaceForecast,
  dates: readonly LondonDate[],
  scores: readonly (number | null)[],
): string {
  let text = parts[0] ?? NO_WEATHER;
  let part = 1;
  for (const { date } of forecast.days) {
    const ahead = dates.indexOf(date);
    if (ahead >= 0) text += `${scores[ahead]}${parts[part++]}`;
  }
  return text;
}

/** Returns a function that writes how a place's weather compares with that at home; null if home's is not known. */
function homeWriter({ home }: FindingsForCall): (found: FoundPlace) => string {
  if (!home) return () => ',"home":null';
  const { score } = home;
  const places = home.from.map(({ place }) => place.name);
  const start = `,"home":${asciiJson({ score, verdict: verdictOf(score), places }).slice(0, -1)},"difference":`;
  return ({ pointsAboveHome }) => `${start}${pointsAboveHome}}`;
}

/** The stay's mean score, and the score of each of its days; "" for a day out. */
export function stayText({ stay, score }: FoundPlace): string {
  if (!stay) return "";
  const days = stay.map((day) => ({ date: day.date, score: day.score }));
  return `,"stay":${JSON.stringify({ nights: stay.length - 1, score, days })}`;
}

/** What matches the filters at the place; "" if the search has no filters. */
export function matchesText({ matches }: FoundPlace): string {
  if (!matches) return "";
  return `,"matches":${asciiJson(matches.map(({ choices, name }) => ({ filters: choices, name })))}`;
}

/** The official warnings for the visit and its drive; null if they are not known, or if this site asks no service. */
export function warningsText({ known, warnings }: FoundPlace): string {
  if (!known?.isKnown || known.lookedAtMs === null) return ',"warnings":null';
  const issued = warnings.map((each) => ({
    id: each.id,
    level: each.level,
    hazards: each.hazards,
    headline: each.headline,
    validFrom: isoTime(each.fromMs),
    validTo: isoTime(each.untilMs),
    url: warningUrl(each),
  }));
  return `,"warnings":${asciiJson({ asOf: isoTime(known.lookedAtMs), issued })}`;
}

/** Returns a function that writes a place's lists. They are JSON already, but a user's preferences may filter them. */
function listsWriter(preferences: Preferences | null): (found: FoundPlace) => string {
  const isFiltered = preferences && activePreferences(preferences).length > 0;
  // The lists lose their opening brace, so that their fields are appended to those of the place.
  return isFiltered
    ? ({ details }) => `,${asciiJson(preferredDetails(details, preferences)).slice(1)}`
    : ({ detailsJson }) => `,${detailsJson.slice(1)}`;
}

const NO_WEATHER = '"weather":null,"hours":null,';
/** Ends the text of a visit for a place without weather. */
const NO_VISIT = '},"score":null,"home":null';

/** The place's own fields. The key is the site's address. */
export const destinationTexts = rememberEach<Snapshot["places"], FoundPlace, string>(
  idOfPlace,
  ({ place }, site) => {
    const { id, name, imageUrl, region, latitude, longitude, slug } = place;
    const url = `${site}/destinations/${slug}`;
    return `{"destination":${asciiJson({ id, name, imageUrl, region, latitude, longitude, slug, url })},`;
  },
);

/** The text of the forecast, cut where the scores of its days are inserted. */
const weatherTexts = rememberEach<Snapshot, FoundPlace, readonly string[]>(
  idOfPlace,
  ({ place, forecast }, key) => {
    if (!forecast) return [NO_WEATHER];
    const [unit, today, hour] = key.split(" ") as [TemperatureUnit, LondonDate, string];
    const now = weatherNow(forecast, place, Number(hour) * HOUR_MS);
    return `"weather":${JSON.stringify(weatherForCall(forecast, now, unit, today))},`.split(SCORE_PLACE);
  },
);

/**
 * This text marks the position of a score. It occurs in no other text. It is ASCII, because other characters would
 * double the memory of the text around it.
 */
const SCORE_PLACE = '"%score%"';

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
    modelRun: runJson(forecast),
    provider,
    temperatureUnit: unit,
  };
}

/**
 * Noon of each day in epoch seconds. Computing London's clock is slow and all places have the same few days, so up to a
 * hundred are cached.
 */
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

/** The drive to a place; null if none is known. */
export function driveText(drive: Drive | null, unit: DistanceUnit): string {
  if (!drive) return '"drivingTime":null';
  const { hours, minutes } = hoursAndMinutes(drive.minutes);
  const distance = distanceIn(unit, drive.kilometres);
  const ferry = drive.ferry === "none" ? "null" : `"${drive.ferry}"`;
  return `"drivingTime":{"hours":${hours},"minutes":${minutes},"distance":${distance},"distanceUnit":"${unit}","ferry":${ferry}}`;
}
