import { epochMsOfLondonClock, isToday, londonDateOf } from "#app/domain/calendar/london-time";
import { clockInWords, formatLongDate, longWeekday, onDay } from "#app/domain/calendar/words";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { FIRST_PLACES, type Visit, lightOfFirst } from "#app/domain/ranking/visit";
import { isLessSure } from "#app/domain/weather/thresholds";
import type { Search } from "#app/services/search/search";
import { namesInWords } from "#app/domain/text";
import { startNames } from "#app/presenters/trips/drives";
import { oldestForecastAge } from "#app/presenters/trips/present";
import { searchUrl, travelDateParameter } from "#app/domain/search/address";
import type { SearchPageContext } from "./urls";
import { answerWarnings } from "./answer-warnings";
import { type Verdict, verdictOn } from "./verdict";

export interface AnswerView extends Omit<Verdict, "found"> {
  /** One of the page's cards, which the answer shows in place of a row; null if it is about none of them. */
  placeId: number | null;
  notes: string[];
  /** "Why this order?", one sentence each. */
  why: string[];
  /** Whether the day is bad everywhere. The page then shows the offer. */
  isBadDay: boolean;
  /** On arrival at the best places. `nextDay` is the same search a day later. */
  dark: { sentence: string; nextDay: { url: string; label: string } | null } | null;
  /** For places of this page and for the drive. */
  warnings?: NonNullable<ReturnType<typeof answerWarnings>>["warnings"];
}

export function answerView(
  findings: Search,
  context: SearchPageContext,
  params: URLSearchParams,
  verdict = verdictOn(findings, context),
): AnswerView {
  const dark = darkness(findings, context, params);
  const warnings = answerWarnings(findings, context);
  if (findings.best === null && dark === null) return { ...withoutForecast(context), ...warnings };
  const isLight = findings.best !== null;
  return {
    placeId: (isLight && verdict.found?.place.id) || null,
    sentence: isLight ? verdict.sentence : bestAfterDark(findings, context),
    saysWeather: verdict.saysWeather,
    ...(isLight && verdict.until !== undefined && { until: verdict.until }),
    beside: isLight ? verdict.beside : "",
    notes: ages(findings, context),
    why: whyThisOrder(findings, context),
    isBadDay: findings.badDay() !== null,
    dark,
    ...warnings,
  };
}

const NO_ANSWER = {
  placeId: null,
  sentence: "",
  saysWeather: false,
  beside: "",
  notes: [],
  why: [],
  isBadDay: false,
  dark: null,
};

/** Without a verdict: the map and the table compare the places themselves. */
export function darkAnswer(
  findings: Search,
  context: SearchPageContext,
  params: URLSearchParams,
): AnswerView | null {
  const dark = darkness(findings, context, params);
  const warnings = answerWarnings(findings, context);
  if (dark === null && !warnings) return null;
  return { ...NO_ANSWER, dark, ...warnings };
}

/** Of the day after a dark one: "Best tomorrow: 71, very good.". */
function bestAfterDark(findings: Search, { date, nowMs }: SearchPageContext): string {
  const next = addDays(date, 1);
  const day = next === addDays(londonDateOf(nowMs), 1) ? "tomorrow" : onDay(next, nowMs);
  const days = findings.bestOfDays();
  const best = days.best[days.dates.indexOf(next)];
  if (best === undefined || typeof best === "string" || best.score === null || best.isWarned) return "";
  return `Best ${day}: ${best.score}, ${verdictOf(best.score)}.`;
}

function withoutForecast({ date, nowMs }: SearchPageContext): AnswerView {
  const day = isToday(date, nowMs) ? "today" : longWeekday(date);
  return {
    ...NO_ANSWER,
    sentence: `We have no forecast for ${day} at the moment, so the nearest places come first.`,
    notes: ["Please try again later."],
  };
}

function whyThisOrder(findings: Search, context: SearchPageContext): string[] {
  const { order, date, others, nowMs } = context;
  const today = londonDateOf(nowMs);
  const orders = {
    best: `Places within ${findings.band.points} points of the best are too close to call, so they come first, nearest first; the rest follow by score.`,
    score: "Places are in order of their score, highest first.",
    near: "Places are in order of the drive, nearest first.",
  };
  const starts = startNames(context);
  return [
    orders[order],
    "The score, out of 100, is the Holiday Climate Index for the hours you’d be there: warmth, sky, rain and wind.",
    ...(others
      ? ["With several starts, a place is as near as the longest drive; you all arrive together."]
      : []),
    ...findings.homes.flatMap((home, start) => {
      const names = home?.from.map(({ place }) => place.name);
      return names ? [`Weather at ${starts[start]} is estimated from ${namesInWords(names)}.`] : [];
    }),
    ...(isLessSure(date, today) ? ["This day is four days out or more, so its forecast may change."] : []),
  ];
}

/** Of the oldest forecast that the answer and the list use; empty if all are fresh. */
function ages({ places, best, homes }: Search, { nowMs }: SearchPageContext): string[] {
  const used = [...places, ...(best === null ? [] : [best]), ...homes.flatMap((home) => home?.from ?? [])];
  const age = oldestForecastAge(used, nowMs);
  return age === null ? [] : [age];
}

/** On arrival at the first places of the list; null if it is light. */
function darkness(
  { places }: Search,
  { date, nowMs }: SearchPageContext,
  params: URLSearchParams,
): AnswerView["dark"] {
  const first = places.slice(0, FIRST_PLACES).map(({ visit }) => visit);
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
    sentence: `It will be ${light === "dark" ? "dark" : "nearly dark"} when you arrive (${hasSet(visit, date, nowMs) ? "the sun set at" : "sunset"} ${clockInWords(visit.sun.setsAt)}).`,
    nextDay: isOffered ? { url, label: `See ${day} instead` } : null,
  };
}

const hasSet = ({ sun }: Visit, date: LondonDate, nowMs: number): boolean =>
  nowMs >= epochMsOfLondonClock(date, sun.setsAt);
