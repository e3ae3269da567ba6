import {
  DAYS_AHEAD,
  addDays,
  epochSecondsOfLondonNoon,
  formatLongDate,
  londonDateOf,
  longWeekday,
} from "#app/domain/calendar/travel-date";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { scoreVisit } from "#app/domain/ranking/visit-weather";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { sayDuration } from "#app/domain/units";
import type { LondonDate } from "#app/domain/weather/forecast";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import type { SearchFindings } from "#app/services/search/search-destinations";
import { type SeenVisit, oldestForecastAge, seeVisit } from "../trips/destination-card";
import { LESS_SURE_FROM_DAYS } from "../trips/destination-details";
import { clockText } from "../trips/visit-words";
import { type SearchPageContext, searchUrl } from "./urls";
import type { AnswerView } from "./view";

/** So many of the first places have to be dark before the answer is about the dark. */
const FIRST_PLACES = 3;

/** Whether it is worth going, and where: what stands above the list. */
export function answerView(
  findings: SearchFindings,
  context: SearchPageContext,
  params: URLSearchParams,
): AnswerView {
  const { best, nearest } = findings;
  const dark = darkness(findings, context, params);
  const bestScore = best === null ? null : scoreOf(findings, context, best);
  if (bestScore === null && dark === null) return withoutForecast(context);
  return {
    sentence: bestScore === null ? "" : comparison(findings, context, bestScore),
    notes: [
      ...badDayNotes(findings, context),
      ...sureness(context),
      ...homeNote(findings, context),
      ...ages(findings, context),
    ],
    nearest: nearest.flatMap((position) => {
      const place = findings.snapshot.places[position];
      const score = scoreOf(findings, context, position);
      if (!place || score === null) return [];
      const duration = sayDuration(findings.table.minutes[position] ?? 0);
      return { slug: place.slug, name: place.name, duration, score };
    }),
    dark,
  };
}

/** Every place stands without a score. */
function withoutForecast({ date, nowMs }: SearchPageContext): AnswerView {
  const day = date === londonDateOf(nowMs) ? "today" : longWeekday(date);
  return {
    sentence: `We have no forecast for ${day} at the moment, so the nearest places stand first.`,
    notes: ["Please try again later."],
    nearest: [],
    dark: null,
  };
}

function seen(
  { snapshot, table, date, leavesAt }: SearchFindings,
  nowMs: number,
  position: number,
): SeenVisit | null {
  const place = snapshot.places[position];
  if (!place) return null;
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
  return seeVisit(place, forecast, table.minutes[position], date, leavesAt);
}

/** The score as it is shown. */
function scoreOf(
  findings: SearchFindings,
  { style, nowMs }: SearchPageContext,
  position: number,
): number | null {
  const weather = seen(findings, nowMs, position)?.weather;
  return weather ? Math.round(scoreVisit(weather, style).value) : null;
}

const CLEARLY = 10;
const SOMEWHAT = 4;

function comparison({ home }: SearchFindings, { origin }: SearchPageContext, best: number): string {
  if (home === null) return `Best here: ${best}, ${verdictOf(best)}.`;
  const atHome = Math.round(home.value);
  const start = `At ${origin.outcode}: ${atHome}, ${verdictOf(atHome)}. Best here: ${best}.`;
  const more = best - atHome;
  if (more <= 0) return `${start} No better than home.`;
  if (more < SOMEWHAT) return `${start} Hardly better than home.`;
  return `${start} ${more < CLEARLY ? "Somewhat" : "Clearly"} better than home.`;
}

const nameAt = ({ snapshot }: SearchFindings, position: number): string =>
  snapshot.places[position]?.name ?? "";

/** "today", "on Monday". */
const onDay = (date: LondonDate, nowMs: number): string =>
  date === londonDateOf(nowMs) ? "today" : `on ${longWeekday(date)}`;

function badDayNotes(findings: SearchFindings, context: SearchPageContext): string[] {
  const bad = findings.badDay();
  if (!bad) return [];
  const { date, nowMs, drivingHours } = context;
  const within = `within ${hoursInWords(drivingHours)} ${onDay(date, nowMs)}`;
  const { driest, sunniestDay } = bad;
  const another =
    sunniestDay?.date === londonDateOf(nowMs) ? "Today" : longWeekday(sunniestDay?.date ?? date);
  return [
    bad.hasSun ? `Poor weather ${within}.` : `No sun ${within}.`,
    ...(driest === null ? [] : [`Driest: ${nameAt(findings, driest)}.`]),
    ...(sunniestDay
      ? [
          `Sunniest day: ${another}, ${nameAt(findings, sunniestDay.position)} ${Math.round(sunniestDay.score)}.`,
        ]
      : []),
  ];
}

function sureness({ date, nowMs }: SearchPageContext): string[] {
  const isLessSure = date >= addDays(londonDateOf(nowMs), LESS_SURE_FROM_DAYS);
  return isLessSure ? [`A forecast ${LESS_SURE_FROM_DAYS} days ahead or more is less sure.`] : [];
}

const listWords = new Intl.ListFormat("en-GB");

function homeNote(findings: SearchFindings, { origin }: SearchPageContext): string[] {
  const { home } = findings;
  if (!home) return [];
  const names = listWords.format(home.from.map((position) => nameAt(findings, position)));
  return [`The weather at ${origin.outcode} is that of ${names}.`];
}

/** Of what the answer compares and the list shows; the map says it over itself, on each of its pages. */
function ages(
  { snapshot, positions, best, nearest, home }: SearchFindings,
  { nowMs, view }: SearchPageContext,
): string[] {
  if (view === "map") return [];
  const used = [...positions, ...nearest, ...(best === null ? [] : [best]), ...(home?.from ?? [])];
  const age = oldestForecastAge(
    used.map((position) => snapshot.forecasts[position] ?? null),
    nowMs,
  );
  return age === null ? [] : [age];
}

/** Null unless the first places of the list have little or no daylight left on arrival. */
function darkness(
  findings: SearchFindings,
  { date, nowMs }: SearchPageContext,
  params: URLSearchParams,
): AnswerView["dark"] {
  const first = findings.positions
    .slice(0, FIRST_PLACES)
    .map((position) => seen(findings, nowMs, position)?.visit);
  const [visit] = first;
  if (!visit || first.some((each) => each?.light === "daylight")) return null;
  const next = addDays(date, 1);
  const isOffered = next <= addDays(londonDateOf(nowMs), DAYS_AHEAD);
  const url = searchUrl(params.toString(), {
    travelDate: String(epochSecondsOfLondonNoon(next)),
    leave: null,
    offset: null,
  });
  const day = next === addDays(londonDateOf(nowMs), 1) ? "tomorrow" : formatLongDate(next);
  const isDark = first.every((each) => each?.light === "dark");
  return {
    sentence: `It gets dark at ${clockText(visit.sun.setsAt)}: ${isDark ? "dark" : "nearly dark"} when you arrive.`,
    nextDay: isOffered ? { url, label: `See ${day} instead` } : null,
  };
}
