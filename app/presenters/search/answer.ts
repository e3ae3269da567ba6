import { epochMsOfLondonClock, isToday, londonDateOf } from "#app/domain/calendar/london-time";
import { clockInWords, formatLongDate, longWeekday, onDay, weekdayOrToday } from "#app/domain/calendar/words";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { DAYS_AHEAD, travelDates } from "#app/domain/calendar/travel-date";
import { chosenFilters } from "#app/domain/filters/filters";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { visitTo } from "#app/domain/ranking/seen-visit";
import { FIRST_PLACES, type Visit, arrivalQuarter, lightOfFirst } from "#app/domain/ranking/visit";
import { shownScoreAt } from "#app/domain/ranking/visit-scores";
import { comparedWithHome } from "#app/domain/ranking/weather-at-home";
import { limitInWords } from "#app/domain/roads/driving-hours";
import { sayDrive } from "#app/domain/roads/coarse-areas";
import { LESS_SURE_FROM_DAYS, isLessSure } from "#app/domain/weather/thresholds";
import type { SearchResults } from "#app/services/search/search-destinations";
import { namesInWords } from "#app/presenters/names-in-words";
import { oldestForecastAge } from "#app/presenters/trips/destination-card";
import { searchUrl, travelDateParameter } from "#app/domain/search/address";
import type { SearchPageContext } from "./urls";
import type { AnswerView } from "./view";

/** Whether it is worth going, and where: what stands above the list. */
export function answerView(
  findings: SearchResults,
  context: SearchPageContext,
  params: URLSearchParams,
): AnswerView {
  const { best, nearest } = findings;
  const dark = darkness(findings, context, params);
  const bestScore = best === null ? null : scoreOf(findings, best);
  if (bestScore === null && dark === null) return withoutForecast(context);
  return {
    sentence:
      bestScore === null ? bestAfterDark(findings, context) : comparison(findings, context, bestScore),
    notes: [...badDayNotes(findings, context), ...sureness(context), ...ages(findings, context)],
    homeNote: homeNote(findings, context),
    nearest: nearest.flatMap((position) => {
      const place = findings.snapshot.places[position];
      const score = scoreOf(findings, position);
      if (!place || score === null) return [];
      const duration = sayDrive(findings.table.minutes[position] ?? 0, place);
      return { slug: place.slug, name: place.name, duration, score };
    }),
    dark,
  };
}

/** Over the map and the table of days, which compare the places themselves: only that it is dark, else nothing. */
export function darkAnswer(
  findings: SearchResults,
  context: SearchPageContext,
  params: URLSearchParams,
): AnswerView | null {
  const dark = darkness(findings, context, params);
  return dark && { sentence: "", notes: [], homeNote: null, nearest: [], dark };
}

/** What the day after a dark one has to offer: "Best tomorrow: 71, very good."; "" where nothing is known of it. */
function bestAfterDark(findings: SearchResults, { date, nowMs }: SearchPageContext): string {
  const next = addDays(date, 1);
  const dates = travelDates(nowMs);
  const day = next === dates[1] ? "tomorrow" : onDay(next, nowMs);
  const score = findings.days().best()[dates.indexOf(next)] ?? null;
  return score === null ? "" : `Best ${day}: ${score}, ${verdictOf(score)}.`;
}

/** Every place stands without a score. */
function withoutForecast({ date, nowMs }: SearchPageContext): AnswerView {
  const day = isToday(date, nowMs) ? "today" : longWeekday(date);
  return {
    sentence: `We have no forecast for ${day} at the moment, so the nearest places stand first.`,
    notes: ["Please try again later."],
    homeNote: null,
    nearest: [],
    dark: null,
  };
}

/** The score as the list shows it. */
function scoreOf({ table, date, leavesAt, scoresOn }: SearchResults, position: number): number | null {
  const quarter = arrivalQuarter(leavesAt, table.minutes[position] ?? 0);
  return shownScoreAt(scoresOn(date), quarter, position);
}

const COMPARED = { no: "No", hardly: "Hardly", somewhat: "Somewhat", clearly: "Clearly" } as const;

function comparison({ home }: SearchResults, { origin }: SearchPageContext, best: number): string {
  if (home === null) return `Best here: ${best}, ${verdictOf(best)}.`;
  const atHome = Math.round(home.value);
  const start = `At ${origin.outcode}: ${atHome}, ${verdictOf(atHome)}. Best here: ${best}.`;
  return `${start} ${COMPARED[comparedWithHome(best, atHome)]} better than home.`;
}

const nameAt = ({ snapshot }: SearchResults, position: number): string =>
  snapshot.places[position]?.name ?? "";

/** Nothing is known of what the filters leave out: only a shorter drive is a limit of its own. */
function placesLookedAt({ drivingHours, filters }: SearchPageContext): string {
  const isFiltered = chosenFilters(filters).some(({ list }) => list !== "within");
  return isFiltered ? "at these places" : `within ${limitInWords(drivingHours, filters.within)}`;
}

function badDayNotes(findings: SearchResults, context: SearchPageContext): string[] {
  const bad = findings.badDay();
  if (!bad) return [];
  const { date, nowMs } = context;
  const where = `${placesLookedAt(context)} ${onDay(date, nowMs)}`;
  const { driest, sunniestDay } = bad;
  return [
    bad.hasSun ? `Poor weather ${where}.` : `No sun ${where}.`,
    ...(driest === null ? [] : [`Driest: ${nameAt(findings, driest)}.`]),
    ...(sunniestDay
      ? [
          `Sunniest day: ${weekdayOrToday(sunniestDay.date, nowMs)}, ${nameAt(findings, sunniestDay.position)} ${Math.round(sunniestDay.score)}.`,
        ]
      : []),
  ];
}

function sureness({ date, nowMs }: SearchPageContext): string[] {
  return isLessSure(date, londonDateOf(nowMs))
    ? [`A forecast ${LESS_SURE_FROM_DAYS} days ahead or more is less sure.`]
    : [];
}

function homeNote(findings: SearchResults, { origin }: SearchPageContext): string | null {
  const { home } = findings;
  if (!home) return null;
  const names = namesInWords(home.from.map((position) => nameAt(findings, position)));
  return `The weather at ${origin.outcode} is that of ${names}.`;
}

/** Of what the answer compares and the list shows. */
function ages(
  { snapshot, positions, best, nearest, home }: SearchResults,
  { nowMs }: SearchPageContext,
): string[] {
  const used = [...positions, ...nearest, ...(best === null ? [] : [best]), ...(home?.from ?? [])];
  const age = oldestForecastAge(
    used.map((position) => snapshot.forecasts[position] ?? null),
    nowMs,
  );
  return age === null ? [] : [age];
}

function visitAt({ snapshot, table, date, leavesAt }: SearchResults, position: number): Visit | null {
  const place = snapshot.places[position];
  return place ? visitTo(place, table.minutes[position], date, leavesAt) : null;
}

/** Null unless the first places of the list have little or no daylight left on arrival. */
function darkness(
  findings: SearchResults,
  { date, nowMs }: SearchPageContext,
  params: URLSearchParams,
): AnswerView["dark"] {
  const first = findings.positions
    .slice(0, FIRST_PLACES)
    .flatMap((position) => visitAt(findings, position) ?? []);
  const [visit] = first;
  const light = lightOfFirst(first.map((each) => each.light));
  if (!visit || light === null) return null;
  const next = addDays(date, 1);
  const isOffered = next <= addDays(londonDateOf(nowMs), DAYS_AHEAD);
  const url = searchUrl(params.toString(), {
    travelDate: travelDateParameter(next, londonDateOf(nowMs)),
    leave: null,
    offset: null,
  });
  const day = next === addDays(londonDateOf(nowMs), 1) ? "tomorrow" : formatLongDate(next);
  return {
    sentence: `It ${hasSet(visit, date, nowMs) ? "got" : "gets"} dark at ${clockInWords(visit.sun.setsAt)}: ${light === "dark" ? "dark" : "nearly dark"} when you arrive.`,
    nextDay: isOffered ? { url, label: `See ${day} instead` } : null,
  };
}

const hasSet = ({ sun }: Visit, date: LondonDate, nowMs: number): boolean =>
  nowMs >= epochMsOfLondonClock(date, sun.setsAt);
