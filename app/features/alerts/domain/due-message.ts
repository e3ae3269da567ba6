import type { LondonDate } from "#app/domain/calendar/clock";
import { type OfficialWarning, forbidsPraise } from "#app/domain/warnings/official-warning";
import { type AlertWish, type WishedTrip, includesDay, isSameTrip } from "./alert";

/** A place on a day, and its score for visitors from the alert's district. */
export interface Prospect {
  readonly destinationId: number;
  readonly date: LondonDate;
  /** A whole number from 0 to 100. */
  readonly score: number;
  /** The most severe official warning for that visit; null or absent if none is known. */
  readonly warning?: ReportedWarning | null;
}

export type ReportedWarning = Pick<OfficialWarning, "id" | "level" | "hazards" | "fromMs" | "untilMs">;

/** A message of an alert about a day that is not over yet. */
export interface ReportedDay extends Prospect {
  readonly kind: "news" | "correction";
}

/** A message, with the trip that its alert was about at the time. The alert may have changed since. */
export interface ReportedForTrip extends ReportedDay {
  readonly trip: WishedTrip;
}

export interface TripWish extends AlertWish {
  /** The alert is about another trip by now, so for this one we only correct earlier messages. */
  readonly isFormer: boolean;
  readonly reported: readonly ReportedDay[];
}

/**
 * Returns the trips of an alert: the former ones with uncorrected news of days to come, then the present one.
 * If a place was announced and corrected for a former trip, the present trip does not announce it again.
 */
export function tripWishes(wish: AlertWish, reported: readonly ReportedForTrip[]): readonly TripWish[] {
  const isPresent = ({ trip }: ReportedForTrip) => isSameTrip(trip, wish);
  if (reported.every(isPresent)) return [{ ...wish, reported, isFormer: false }];
  const standing = uncorrectedNews(reported);
  const former = standing
    .filter((each) => !isPresent(each))
    .map((each) => ({ ...wish, ...each.trip, weekdays: NO_DAY, reported: [each], isFormer: true }));
  const present = reported.filter((each) => isPresent(each) || !standing.includes(each));
  return [...former, { ...wish, reported: present, isFormer: false }];
}

const NO_DAY = 0;

export interface Outlook {
  readonly dates: readonly LondonDate[];
  /**
   * Whether today's usual leaving time has passed. Today's scores then fall by themselves, since fewer hours
   * remain.
   */
  readonly isTodayUnderWay: boolean;
  /**
   * Returns the place that a search would list first among those within this many hours that reach the
   * points. If several scores count as equal to the best, it is the nearest of these places. Null if no place
   * with a fresh forecast reaches the points.
   */
  first(date: LondonDate, drivingHours: number, points: number): Prospect | null;
  /** Returns the score of one place; null if the place has no fresh forecast for the day. */
  scoreOf(destinationId: number, date: LondonDate): number | null;
  /** Returns the most severe official warning for a visit; null if none is known. */
  warningOn(destinationId: number, date: LondonDate): OfficialWarning | null;
}

/** We send a correction if a score falls by more than this. */
const CORRECTED_PAST = 10;

/**
 * Returns the message that an alert has to send now: a correction, news, or null. `reported` are its messages
 * about today and later days. `ownerGotToday` are the kinds of messages that this owner got earlier today,
 * from any alert: each owner gets at most one piece of news and one correction a day. An alert corrects a
 * message once and announces a day once; after a correction it may announce another place for that day.
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

function uncorrectedNews<Message extends ReportedDay>(reported: readonly Message[]): readonly Message[] {
  const corrections = reported.filter(({ kind }) => kind === "correction");
  return reported.filter((each) => each.kind === "news" && !corrections.some((one) => isSame(one, each)));
}

/**
 * Returns the earliest news that needs a correction, or null. It needs one if its place is now under an amber or
 * red warning for that day. It also needs one if the score has fallen by more than CORRECTED_PAST, unless that day
 * is today and the usual leaving time has passed.
 */
function dueCorrection(reported: readonly ReportedDay[], outlook: Outlook): Prospect | null {
  const news = [...uncorrectedNews(reported)].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { destinationId, date, score: promised } of news) {
    const warning = outlook.warningOn(destinationId, date);
    // The correction repeats the promised score: only the warning is new.
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
 * Takes the first place (`Outlook.first`) of each wanted day, and returns the best of these places; of equal
 * ones, that of the earliest day. Skips a day with uncorrected news, and a place that already has a message for
 * that day.
 */
function bestNews(
  { drivingHours, threshold, weekdays }: Pick<AlertWish, "drivingHours" | "threshold" | "weekdays">,
  reported: readonly ReportedDay[],
  outlook: Outlook,
): Prospect | null {
  const reportedDays = new Set(uncorrectedNews(reported).map(({ date }) => date));
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
  id,
  level,
  hazards,
  fromMs,
  untilMs,
});
