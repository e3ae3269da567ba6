import { addDays, isWeekend } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { onDay } from "#app/domain/calendar/words";
import type { Point } from "#app/domain/geo/geo";
import { leavingTime, visitTo } from "#app/domain/ranking/visit";
import { type VisitWeather, scoreVisit, visitWeather } from "#app/domain/ranking/visit-weather";
import { type DriveLoad, typicalFrom } from "#app/domain/roads/traffic";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { DRY_UP_TO_PCT, WET_FROM_MM } from "#app/domain/weather/thresholds";

/** If one leaves at the usual time. `wet` and `dark` are never a reason to go. */
export type DayLook = "sunny" | "bright" | "dry" | "mostly dry" | "wet" | "dark";

export interface DayOutlook {
  readonly date: LondonDate;
  /** The Holiday Climate Index (urban), 0–100; 0 if there is hardly any daylight left on arrival. */
  readonly score: number;
  readonly look: DayLook;
}

const SUNNY_UP_TO_CLOUD_PCT = 40;
const BRIGHT_UP_TO_CLOUD_PCT = 70;
/** Half the sunshine of a clear day in midwinter. */
const SUNNY_FROM_HOURS = 3;

function lookOf(visit: VisitWeather): DayLook {
  if (visit.rainMm >= WET_FROM_MM) return "wet";
  if ((visit.precipitationPct ?? 0) > DRY_UP_TO_PCT) return "mostly dry";
  const sunshineHours = visit.sunshineHours ?? Infinity;
  if (visit.cloudPct <= SUNNY_UP_TO_CLOUD_PCT && sunshineHours >= SUNNY_FROM_HOURS) return "sunny";
  return visit.cloudPct <= BRIGHT_UP_TO_CLOUD_PCT ? "bright" : "dry";
}

interface SeenPlace {
  readonly place: Point;
  readonly forecast: PlaceForecast | null;
  /** Null without a start. */
  readonly load: DriveLoad | null;
}

function dayOutlook(
  { place, forecast, load }: SeenPlace,
  date: LondonDate,
  nowMs: number,
): DayOutlook | null {
  if (!forecast || !forecastForDate(forecast, date)) return null;
  const leavesAt = leavingTime(date, null, nowMs);
  const visit = visitTo(place, load && typicalFrom(date, leavesAt)(load), date, leavesAt);
  const weather = visitWeather(forecast, date, visit);
  if (!weather || visit.light !== "daylight") return { date, score: 0, look: "dark" };
  return { date, score: scoreVisit(weather, "urban").value, look: lookOf(weather) };
}

/** Today or, if it has no daylight left on arrival, tomorrow. */
function nextDay(place: SeenPlace, nowMs: number): DayOutlook | null {
  const date = londonDateOf(nowMs);
  const today = dayOutlook(place, date, nowMs);
  return today?.look === "dark" ? (dayOutlook(place, addDays(date, 1), nowMs) ?? today) : today;
}

/** The best of the next day with daylight and the weekend days to choose; of equal days the earlier. */
export function outlookOf(place: SeenPlace, nowMs: number): DayOutlook | null {
  let best = nextDay(place, nowMs);
  for (const date of travelDates(nowMs).filter(isWeekend)) {
    const day = dayOutlook(place, date, nowMs);
    if (day && (!best || day.score > best.score)) best = day;
  }
  return best;
}

/** "sunny on Saturday", "dry today". Null if the weather is unknown, wet or dark. */
export function weatherReason(day: DayOutlook | null, nowMs: number): string | null {
  if (!day || day.look === "wet" || day.look === "dark") return null;
  return `${day.look} ${onDay(day.date, nowMs)}`;
}
