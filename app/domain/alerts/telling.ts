import type { LondonDate } from "#app/domain/calendar/clock";
import { type OfficialWarning, forbidsPraise } from "#app/domain/warnings/official-warning";
import { type AlertWish, type WishedTrip, includesDay, isSameTrip } from "./alert";

/** A place on a day, and its score for visitors from the alert's district. */
export interface Prospect {
  readonly destinationId: number;
  readonly date: LondonDate;
  /** Whole points of 100. */
  readonly score: number;
  /** The official warning of the highest level for that visit; null or absent if none is known. */
  readonly warning?: ReportedWarning | null;
}

/** What a message repeats of a warning. */
export type ReportedWarning = Pick<OfficialWarning, "id" | "level" | "hazards" | "fromMs" | "untilMs">;

/** A message of an alert about a day that is not over. */
export interface ReportedDay extends Prospect {
  readonly kind: "news" | "correction";
}

/** A message with the trip that its alert had at that time: the alert may have changed since. */
export interface ReportedForTrip extends ReportedDay {
  readonly trip: WishedTrip;
}

/** One trip of an alert with the messages about it. */
export interface TripWish extends AlertWish {
  /** The alert is now about another trip: we only correct earlier messages. */
  readonly isFormer: boolean;
  readonly reported: readonly ReportedDay[];
}

/**
 * Returns the alert's present trip, preceded by its former trips that have messages about days to come. A
 * place that was announced and corrected for a former trip counts for the present trip too: we don't
 * announce it a second time.
 */
export function tripWishes(wish: AlertWish, reported: readonly ReportedForTrip[]): readonly TripWish[] {
  const isPresent = ({ trip }: ReportedForTrip) => isSameTrip(trip, wish);
  if (reported.every(isPresent)) return [{ ...wish, reported, isFormer: false }];
  const standing = standingNews(reported);
  const former = standing
    .filter((each) => !isPresent(each))
    .map((each) => ({ ...wish, ...each.trip, weekdays: NO_DAY, reported: [each], isFormer: true }));
  const present = reported.filter((each) => isPresent(each) || !standing.includes(each));
  return [...former, { ...wish, reported: present, isFormer: false }];
}

const NO_DAY = 0;

/** The fresh forecasts for the places around one district. */
export interface Outlook {
  /** Today and the following days that a search can be for. */
  readonly dates: readonly LondonDate[];
  /** Whether today's leaving time has passed: today's remaining hours then score less and less. */
  readonly isTodayUnderWay: boolean;
  /**
   * Among the places within this many hours that reach the points, returns the first in a search's list:
   * the nearest of those equal to the best. Null if fresh forecasts give no place as many.
   */
  first(date: LondonDate, drivingHours: number, points: number): Prospect | null;
  /** Returns the score of one place; null if no fresh forecast gives it one. */
  scoreOf(destinationId: number, date: LondonDate): number | null;
  /** Returns the official warning of the highest level for a visit; null if none is known. */
  warningOn(destinationId: number, date: LondonDate): OfficialWarning | null;
}

/** How far a score may fall before we send a correction. */
const CORRECTED_PAST = 10;

/**
 * Returns what an alert has to send now: a correction, news, or null for nothing. `reported` are its messages
 * about today and later. `ownerGotToday` are the kinds that this owner's alerts sent in earlier evaluations
 * today: an owner gets news and corrections at most once a day each. A message is corrected once. A day is
 * announced once; after a correction, another place may be announced for it.
 */
export function dueMessage(
  wish: Pick<AlertWish, "drivingHours" | "threshold" | "weekdays">,
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

/** Returns the news that no later message corrected. */
function standingNews<Message extends ReportedDay>(reported: readonly Message[]): readonly Message[] {
  const corrections = reported.filter(({ kind }) => kind === "correction");
  return reported.filter((each) => each.kind === "news" && !corrections.some((one) => isSame(one, each)));
}

/**
 * Returns the earliest news that needs a correction: its place is now under an amber or red warning, or it promised
 * too much and its day has not begun.
 */
function dueCorrection(reported: readonly ReportedDay[], outlook: Outlook): Prospect | null {
  const news = [...standingNews(reported)].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { destinationId, date, score: promised } of news) {
    const warning = outlook.warningOn(destinationId, date);
    // The score is as promised: the correction is only because of the warning.
    if (warning && forbidsPraise(warning)) {
      return { destinationId, date, score: promised, warning: reportedWarning(warning) };
    }
    if (outlook.isTodayUnderWay && date === outlook.dates[0]) continue;
    const score = outlook.scoreOf(destinationId, date);
    if (score !== null && promised - score > CORRECTED_PAST) return { destinationId, date, score };
  }
  return null;
}

/**
 * Returns the best of the wanted days that reach the score and have no message yet; of equal days the
 * earliest.
 */
function bestNews(
  { drivingHours, threshold, weekdays }: Pick<AlertWish, "drivingHours" | "threshold" | "weekdays">,
  reported: readonly ReportedDay[],
  outlook: Outlook,
): Prospect | null {
  const reportedDays = new Set(standingNews(reported).map(({ date }) => date));
  let chosen: Prospect | null = null;
  for (const date of outlook.dates) {
    if (!includesDay(weekdays, date) || reportedDays.has(date)) continue;
    const first = outlook.first(date, drivingHours, threshold);
    if (!first || reported.some((each) => isSame(each, first))) continue;
    if (first.score > (chosen?.score ?? -1)) chosen = first;
  }
  const warning = chosen && outlook.warningOn(chosen.destinationId, chosen.date);
  return chosen && (warning ? { ...chosen, warning: reportedWarning(warning) } : chosen);
}

const reportedWarning = ({ id, level, hazards, fromMs, untilMs }: OfficialWarning): ReportedWarning => ({
  ...{ id, level, hazards },
  ...{ fromMs, untilMs },
});
