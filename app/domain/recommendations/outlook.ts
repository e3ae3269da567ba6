import { isWeekend } from "#app/domain/calendar/calendar-day";
import { isToday, londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { longWeekday } from "#app/domain/calendar/words";
import type { Point } from "#app/domain/geo/geo";
import { visitTo } from "#app/domain/ranking/seen-visit";
import { leavingTime } from "#app/domain/ranking/visit";
import { type VisitWeather, scoreVisit, visitWeather } from "#app/domain/ranking/visit-weather";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { DRY_UP_TO_PCT, WET_FROM_MM } from "#app/domain/weather/thresholds";

/** How a day looks at a glance to those who leave home at the usual time; `wet` and `dark` are never a reason to go. */
export type DayLook = "sunny" | "bright" | "dry" | "mostly dry" | "wet" | "dark";

export interface DayOutlook {
  readonly date: LondonDate;
  /** Holiday Climate Index (urban) of the visit, 0–100; 0 where there is hardly any daylight left on arrival. */
  readonly score: number;
  readonly look: DayLook;
}

/** The weather that a recommendation looks at: of the day of its list, and of what is left of the weekend. */
export interface Outlook {
  /** Null without a forecast, and in a list for tomorrow. */
  readonly today: DayOutlook | null;
  /** In a list for tomorrow, where it stands in place of today. */
  readonly tomorrow?: DayOutlook | null;
  readonly weekend: readonly DayOutlook[];
}

const SUNNY_UP_TO_CLOUD_PCT = 40;
const BRIGHT_UP_TO_CLOUD_PCT = 70;
/** Half of a clear midwinter day's sunshine, in hours: with less, a day is not called sunny. */
const SUNNY_FROM_HOURS = 3;

function lookOf(visit: VisitWeather): DayLook {
  if (visit.rainMm >= WET_FROM_MM) return "wet";
  if ((visit.precipitationPct ?? 0) > DRY_UP_TO_PCT) return "mostly dry";
  const sunshineHours = visit.sunshineHours ?? Infinity;
  if (visit.cloudPct <= SUNNY_UP_TO_CLOUD_PCT && sunshineHours >= SUNNY_FROM_HOURS) return "sunny";
  return visit.cloudPct <= BRIGHT_UP_TO_CLOUD_PCT ? "bright" : "dry";
}

/** Where and when the outlooks of a list are made: what all its places share. */
export interface OutlookTime {
  readonly nowMs: number;
  /** Of the list: today or tomorrow. */
  readonly date: LondonDate;
  /** The Saturday and the Sunday among the six days, none before that day; on a Sunday only that one is left. */
  readonly weekend: readonly LondonDate[];
}

export function outlookTime(nowMs: number, date = londonDateOf(nowMs)): OutlookTime {
  const weekend = travelDates(nowMs).filter((day) => isWeekend(day) && day >= date);
  return { nowMs, date, weekend };
}

/** A place as its outlook sees it. */
interface SeenPlace {
  readonly place: Point;
  readonly forecast: PlaceForecast | null;
  readonly driveMinutes: number | null;
}

function dayOutlook(
  { place, forecast, driveMinutes }: SeenPlace,
  date: LondonDate,
  nowMs: number,
): DayOutlook | null {
  if (!forecast || !forecastForDate(forecast, date)) return null;
  const visit = visitTo(place, driveMinutes, date, leavingTime(date, null, nowMs));
  const weather = visitWeather(forecast, date, visit);
  if (!weather || visit.light !== "daylight") return { date, score: 0, look: "dark" };
  return { date, score: scoreVisit(weather, "urban").value, look: lookOf(weather) };
}

/** Makes the outlook of a place from its usable forecast; null for days that it does not reach. */
export function outlookOf(seen: SeenPlace, { nowMs, date, weekend }: OutlookTime): Outlook {
  const ofDay = dayOutlook(seen, date, nowMs);
  return {
    ...(isToday(date, nowMs) ? { today: ofDay } : { today: null, tomorrow: ofDay }),
    weekend: weekend.flatMap((date) => dayOutlook(seen, date, nowMs) ?? []),
  };
}

/** Of the day of the list. */
const nextOf = ({ today, tomorrow }: Outlook): DayOutlook | null => today ?? tomorrow ?? null;

function daysOf(outlook: Outlook): DayOutlook[] {
  const next = nextOf(outlook);
  return [...(next ? [next] : []), ...outlook.weekend.filter(({ date }) => date !== next?.date)];
}

/** 0–100: the mean of the list's day and of the better day of the weekend; null where neither is known. */
export function weatherPoints(outlook: Outlook): number | null {
  const { weekend } = outlook;
  const next = nextOf(outlook);
  const scores = [
    ...(next ? [next.score] : []),
    ...(weekend.length > 0 ? [Math.max(...weekend.map(({ score }) => score))] : []),
  ];
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const isInviting = ({ look }: DayOutlook): boolean => look !== "wet" && look !== "dark";

/** "sunny on Saturday", "dry today", "bright all weekend"; null where the best that is known is wet or dark. */
export function weatherReason(outlook: Outlook): string | null {
  const [saturday, sunday] = outlook.weekend;
  if (saturday && sunday && saturday.look === sunday.look && isInviting(saturday)) {
    return `${saturday.look} all weekend`;
  }
  const [best] = daysOf(outlook)
    .filter(isInviting)
    .sort((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1));
  if (!best) return null;
  if (best.date === outlook.today?.date) return `${best.look} today`;
  if (best.date === outlook.tomorrow?.date) return `${best.look} tomorrow`;
  return `${best.look} on ${longWeekday(best.date)}`;
}
