import type { LondonDate } from "#app/domain/calendar/clock";
import { type OfficialWarning, forbidsPraise } from "#app/domain/warnings/official-warning";
import { type AlertWish, includesDay } from "./alert";

/** The score is for visitors from the alert's district. */
export interface Prospect {
  readonly destinationId: number;
  readonly date: LondonDate;
  /** Whole, from 0 to 100. */
  readonly score: number;
  /** The most severe for that visit; null or absent if none is known. */
  readonly warning?: ReportedWarning | null;
}

export type ReportedWarning = Omit<OfficialWarning, "headline" | "area">;

/** About a day that is not over yet, a brief about the weekend from that Saturday on. */
export interface ReportedDay extends Prospect {
  readonly kind: "news" | "correction" | "brief";
}

export interface Outlook {
  readonly dates: readonly LondonDate[];
  /** Past the leaving time, today's scores fall by themselves. */
  isUnderWay(date: LondonDate): boolean;
  /** The first of the search's list that reaches the points and may be advised. Only fresh forecasts. */
  first(date: LondonDate, points: number): Prospect | null;
  /** The score is null without a fresh forecast for the day. */
  visitTo(
    destinationId: number,
    date: LondonDate,
  ): Pick<Prospect, "warning"> & { readonly score: number | null };
}

/** A correction is due if a score falls by more. */
const CORRECTED_PAST = 10;

/**
 * A correction, news, or null. `reported` are its messages about today and later, `ownerGotToday` the kinds
 * that the owner got today from any alert: at most one of each. A message is corrected once and a day
 * announced once; after a correction another place may be announced.
 */
export function dueMessage(
  wish: Pick<AlertWish, "threshold" | "weekdays">,
  reported: readonly ReportedDay[],
  outlook: Outlook,
  ownerGotToday: readonly ReportedDay["kind"][],
): ReportedDay | null {
  if (!ownerGotToday.includes("correction")) {
    const correction = dueCorrection(reported, outlook);
    if (correction) return { ...correction, kind: "correction" };
  }
  if (ownerGotToday.length > 0) return null;
  const news = bestNews(wish, reported, outlook);
  return news && { ...news, kind: "news" };
}

const isSame = (one: Prospect, other: Prospect): boolean =>
  one.destinationId === other.destinationId && one.date === other.date;

function uncorrectedNews(reported: readonly ReportedDay[]): readonly ReportedDay[] {
  const corrections = reported.filter(({ kind }) => kind === "correction");
  return reported.filter((each) => each.kind === "news" && !corrections.some((one) => isSame(one, each)));
}

/**
 * The earliest news whose place is now under an amber or red warning, or whose score has fallen by more than
 * CORRECTED_PAST (not today's, after the usual leaving time).
 */
function dueCorrection(reported: readonly ReportedDay[], outlook: Outlook): Prospect | null {
  const news = uncorrectedNews(reported).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  for (const { destinationId, date, score: promised } of news) {
    const { score, warning } = outlook.visitTo(destinationId, date);
    // The correction repeats the promised score: only the warning is new.
    if (warning && forbidsPraise(warning)) return { destinationId, date, score: promised, warning };
    if (outlook.isUnderWay(date)) continue;
    if (score !== null && promised - score > CORRECTED_PAST) return { destinationId, date, score };
  }
  return null;
}

/**
 * The best first place of the wanted days, of equal ones the earliest. Not a day with uncorrected news, nor a
 * place that already has a message for that day.
 */
function bestNews(
  { threshold, weekdays }: Pick<AlertWish, "threshold" | "weekdays">,
  reported: readonly ReportedDay[],
  outlook: Outlook,
): Prospect | null {
  const reportedDays = new Set(uncorrectedNews(reported).map(({ date }) => date));
  let chosen: Prospect | null = null;
  for (const date of outlook.dates) {
    if (!includesDay(weekdays, date) || reportedDays.has(date)) continue;
    const first = outlook.first(date, threshold);
    if (!first || reported.some((each) => isSame(each, first))) continue;
    if (first.score > (chosen?.score ?? -1)) chosen = first;
  }
  return chosen && { ...chosen, warning: outlook.visitTo(chosen.destinationId, chosen.date).warning };
}
