import { type Preferences, activePreferences } from "#app/domain/accounts/preferences";
import { formatClock } from "#app/domain/calendar/clock";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import type { Place } from "#app/domain/catalogue/destination";
import { inOnePiece } from "#app/domain/text";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import {
  type DistanceUnit,
  type Units,
  distanceIn,
  hoursAndMinutes,
  isoTime,
  toTenth,
  temperatureIn,
  wholeChance,
} from "#app/domain/units";
import type { DailyForecast } from "#app/domain/weather/forecast";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { weatherNow } from "#app/domain/weather/weather-now";
import { fieldsOf } from "#app/presenters/notes/notes-view";
import { publicDetails } from "#app/presenters/catalogue/json";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";
import { runJson } from "#app/presenters/weather-origin";
import { savedInMinutes } from "#app/domain/roads/traffic";
import type { Drive } from "#app/services/search/drives";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { hoursForCall, scoreForCall, visitForCall } from "./visit-json";

export interface SearchJsonOptions extends Units {
  readonly style: RankingStyle;
  readonly nowMs: number;
  /** Without a final slash: "https://sunny.example". */
  readonly site: string;
  /** They filter the lists of each place; null for a guest. */
  readonly preferences?: Preferences | null;
  /** `none` leaves out lists and facts. */
  readonly lists?: "all" | "none";
  /** Their names, home first. Absent for one. */
  readonly starts?: readonly string[];
}

type Home = Search["homes"][number];

/** GET /api/search. For a stay, weather, hours and visit are those of its first day. */
export function searchResult(asked: FoundPlace, home: Home, options: SearchJsonOptions) {
  const { lists = "all", distanceUnit } = options;
  const found = asked.dayOut;
  return {
    destination: destinationForCall(found.place, options.site),
    weather: weatherForCall(found, options),
    hours: hoursForCall(found, options.temperatureUnit),
    ...fieldsOf(asked.notes("call", options)),
    drivingTime: driveForCall(found.drive, distanceUnit),
    ...drivesForCall(found, options),
    visit: visitForCall(found, options.temperatureUnit),
    score: scoreForCall(found, options.style),
    home: homeForCall(asked, home),
    ...choicesForCall(asked),
    ...(lists === "all" && detailsForCall(found, options.preferences ?? null)),
  };
}

export type SearchResult = ReturnType<typeof searchResult>;

/** detail=summary: its drive and score, in some 0.45 kB. */
export function searchSummary(asked: FoundPlace, options: SearchJsonOptions) {
  const score = scoreForCall(asked.dayOut, options.style);
  return {
    destination: destinationForCall(asked.place, options.site),
    drivingTime: driveForCall(asked.drive, options.distanceUnit),
    ...drivesForCall(asked, options),
    score: score && { value: score.value, verdict: score.verdict, reasons: score.reasons },
    ...choicesForCall(asked),
    ...fieldsOf(asked.notes("summary", options)),
  };
}

function destinationForCall(place: Place, site: string) {
  const { id, name, imageUrl, region, latitude, longitude, slug } = place;
  const url = inOnePiece(site, "/destinations/", slug);
  return { id, name, imageUrl, region, latitude, longitude, slug, url };
}

/** With the score of the usual leaving time, but for the search's own day. */
function weatherForCall({ place, forecast, dayScores }: FoundPlace, options: SearchJsonOptions) {
  if (!forecast) return null;
  const { temperatureUnit: unit, nowMs } = options;
  const now = weatherNow(forecast, place, nowMs);
  return {
    current: {
      temp: temperatureIn(unit, now.temperatureC),
      feels_like: temperatureIn(unit, now.feelsLikeC),
      weather: SKY_WORDS[now.condition][now.isDay ? "calledByDay" : "calledByNight"],
    },
    forecast: dayScores.flatMap(({ date, score }) => {
      const day = forecastForDate(forecast, date);
      return day ? [dayForCall(day, score, unit)] : [];
    }),
    issuedAt: isoTime(forecast.fetchedAt),
    modelRun: runJson(forecast),
    provider: forecast.provider,
    temperatureUnit: unit,
  };
}

function dayForCall(day: DailyForecast, score: number | null, unit: Units["temperatureUnit"]) {
  return {
    dt: epochSecondsOfLondonNoon(day.date),
    date: day.date,
    temp: {
      day: temperatureIn(unit, day.daylightMaxC),
      min: temperatureIn(unit, day.temperatureMinC),
      max: temperatureIn(unit, day.temperatureMaxC),
    },
    feels_like: temperatureIn(unit, day.feelsLikeC),
    precipitation: wholeChance(day.precipitationPct),
    weather: SKY_WORDS[day.condition].calledByDay,
    sunshineHours: day.sunshineHours === null ? null : toTenth(day.sunshineHours),
    cloud: Math.round(day.cloudPct),
    rainMm: toTenth(day.rainMm),
    windKmh: Math.round(day.windKmh),
    score,
  };
}

function driveForCall(drive: Drive | null, distanceUnit: DistanceUnit) {
  if (!drive) return null;
  const ferry = drive.ferry === "none" ? null : drive.ferry;
  const distance = distanceIn(distanceUnit, drive.kilometres);
  const { emptyMinutes, badDayMinutes, savedEarlier } = drive;
  const { hours, minutes } = hoursAndMinutes(drive.minutes);
  const [emptyRoads, badDay] = [Math.round(emptyMinutes), Math.round(badDayMinutes)];
  const anHourEarlier = savedEarlier === null ? undefined : savedInMinutes(savedEarlier);
  return { hours, minutes, emptyRoads, badDay, anHourEarlier, distance, distanceUnit, ferry };
}

/** Of several starts, each with when to leave. Absent for one. */
function drivesForCall({ drives }: FoundPlace, { starts = [], distanceUnit }: SearchJsonOptions) {
  if (drives.length < 2) return {};
  const drivingTimes = drives.map((drive, start) => ({
    from: starts[start] ?? "",
    leave: formatClock(drive.leavesAt),
    ...driveForCall(drive, distanceUnit),
  }));
  return { drivingTimes };
}

/** Null if the weather at one of them is unknown. */
function homeForCall({ forecast, pointsAboveHome }: FoundPlace, home: Home) {
  if (!home || !forecast) return null;
  const places = home.from.map(({ place }) => place.name);
  return { score: home.score, verdict: verdictOf(home.score), places, difference: pointsAboveHome };
}

/** The stay with its mean score, and what matches the filters. */
function choicesForCall({ stay, score, matches }: FoundPlace) {
  const days = stay?.map((day) => ({ date: day.date, score: day.score }));
  return {
    ...(days && { stay: { nights: days.length - 1, score, days } }),
    ...(matches && { matches: matches.map(({ choices, name, pass }) => ({ filters: choices, name, pass })) }),
  };
}

function detailsForCall({ details }: FoundPlace, preferences: Preferences | null) {
  const isFiltered = preferences && activePreferences(preferences).length > 0;
  return publicDetails(isFiltered ? preferredDetails(details, preferences) : details);
}
