import { forecastForDate } from "../weather/forecast-freshness";
import { scoreDay } from "../ranking/holiday-climate-index";
import { DAYS_AHEAD, addDays } from "../calendar/travel-date";
import type { DailyForecast, LondonDate, PlaceForecast } from "../weather/forecast";

/** How a day looks at a glance; `wet` is never a reason to go. */
export type DayLook = "sunny" | "bright" | "dry" | "mostly dry" | "wet";

export interface DayOutlook {
  readonly date: LondonDate;
  /** Holiday Climate Index (urban), 0–100. */
  readonly score: number;
  readonly look: DayLook;
}

/** A place's weather as far as a recommendation looks: today, and what is left of the weekend. */
export interface Outlook {
  readonly today: DayOutlook | null;
  readonly weekend: readonly DayOutlook[];
}

const SATURDAY = 6;
const SUNDAY = 0;
const weekdayOf = (date: LondonDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The Saturday and the Sunday among today and the five days after it; on a Sunday only today is left. */
export function weekendDates(today: LondonDate): LondonDate[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).filter((date) =>
    [SATURDAY, SUNDAY].includes(weekdayOf(date)),
  );
}

/** Less rain than this (mm) counts as none. */
const WET_FROM_MM = 0.2;
const DRY_UP_TO_PCT = 30;
const SUNNY_UP_TO_CLOUD_PCT = 40;
const BRIGHT_UP_TO_CLOUD_PCT = 70;
/** Half of a clear midwinter day's sunshine, in hours: with less, a day is not called sunny. */
const SUNNY_FROM_HOURS = 3;

function lookOf(day: DailyForecast): DayLook {
  if (day.rainMm >= WET_FROM_MM) return "wet";
  if (day.precipitationPct > DRY_UP_TO_PCT) return "mostly dry";
  const sunshineHours = day.sunshineHours ?? Infinity;
  if (day.cloudPct <= SUNNY_UP_TO_CLOUD_PCT && sunshineHours >= SUNNY_FROM_HOURS) return "sunny";
  return day.cloudPct <= BRIGHT_UP_TO_CLOUD_PCT ? "bright" : "dry";
}

function dayOutlook(forecast: PlaceForecast | null, date: LondonDate): DayOutlook | null {
  const day = forecastForDate(forecast, date);
  return day && { date, score: scoreDay(day, "urban").value, look: lookOf(day) };
}

/** The days that all outlooks of a list are made for. */
export interface OutlookDates {
  readonly today: LondonDate;
  readonly weekend: readonly LondonDate[];
}

export const outlookDates = (today: LondonDate): OutlookDates => ({ today, weekend: weekendDates(today) });

/** Makes the outlook from a usable forecast; null for days without one. */
export function outlookOf(forecast: PlaceForecast | null, { today, weekend }: OutlookDates): Outlook {
  return {
    today: dayOutlook(forecast, today),
    weekend: weekend.flatMap((date) => dayOutlook(forecast, date) ?? []),
  };
}

const daysOf = ({ today, weekend }: Outlook): DayOutlook[] => [
  ...(today ? [today] : []),
  ...weekend.filter(({ date }) => date !== today?.date),
];

/** 0–100: the mean of today's score and the better day of the weekend; null where neither is known. */
export function weatherPoints({ today, weekend }: Outlook): number | null {
  const scores = [
    ...(today ? [today.score] : []),
    ...(weekend.length > 0 ? [Math.max(...weekend.map(({ score }) => score))] : []),
  ];
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** "sunny on Saturday", "dry today", "bright all weekend"; null where the best that is known is wet. */
export function weatherReason(outlook: Outlook): string | null {
  const [saturday, sunday] = outlook.weekend;
  if (saturday && sunday && saturday.look === sunday.look && saturday.look !== "wet") {
    return `${saturday.look} all weekend`;
  }
  const [best] = daysOf(outlook)
    .filter(({ look }) => look !== "wet")
    .sort((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1));
  if (!best) return null;
  if (best.date === outlook.today?.date) return `${best.look} today`;
  return `${best.look} on ${weekdayOf(best.date) === SATURDAY ? "Saturday" : "Sunday"}`;
}
