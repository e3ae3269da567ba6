import type { LondonDate } from "#app/domain/calendar/clock";
import { type AlertWish, type WishedTrip, includesDay, isSameTrip } from "./alert";

/** A place on a day, and what it scores for those who set out from the alert's district. */
export interface Prospect {
  readonly destinationId: number;
  readonly date: LondonDate;
  /** Whole points of 100. */
  readonly score: number;
}

/** A message of an alert about a day that is not over. */
export interface Told extends Prospect {
  readonly kind: "news" | "correction";
}

/** With the alert's trip when it sent this: a message stays as it is, even if the alert changes. */
export interface ToldForTrip extends Told {
  readonly trip: WishedTrip;
}

/** One trip and its messages, judged together. */
export interface TripWish extends AlertWish {
  /** The alert asks for another trip now: we only correct earlier messages. */
  readonly isFormer: boolean;
  readonly told: readonly Told[];
}

/**
 * What an alert asks for, and before it the trips that it asked for when it told of days to come. A place that was told of and put
 * right counts for the present trip too: we don't announce it a second time.
 */
export function tripWishes(wish: AlertWish, told: readonly ToldForTrip[]): readonly TripWish[] {
  const isPresent = ({ trip }: ToldForTrip) => isSameTrip(trip, wish);
  if (told.every(isPresent)) return [{ ...wish, told, isFormer: false }];
  const standing = standingNews(told);
  const former = standing
    .filter((each) => !isPresent(each))
    .map((each) => ({ ...wish, ...each.trip, weekdays: NO_DAY, told: [each], isFormer: true }));
  const present = told.filter((each) => isPresent(each) || !standing.includes(each));
  return [...former, { ...wish, told: present, isFormer: false }];
}

const NO_DAY = 0;

/** What fresh forecasts say of the places around one district. */
export interface Outlook {
  /** Today and the days after it that can be chosen. */
  readonly dates: readonly LondonDate[];
  /** Whether those who go today have left: the hours that remain of today then score less and less. */
  readonly isTodayUnderWay: boolean;
  /**
   * Of the places within so many hours that have so many points at least the first in a search's list: those that cannot be
   * told from the best by the drive. Null where fresh forecasts give no place as many.
   */
  first(date: LondonDate, drivingHours: number, points: number): Prospect | null;
  /** The score of one place; null where no fresh forecast gives it one. */
  scoreOf(destinationId: number, date: LondonDate): number | null;
}

/** A score may fall by so much before we send a correction. */
const CORRECTED_PAST = 10;

/**
 * What an alert has to say now: a correction, news, or null for nothing. `told` are its messages about today and later;
 * `toldOwnerToday` is what this person's alerts have told in earlier evaluations of the day: news come together once a day, and so
 * do corrections. A message is put right once. A day is told of once, unless that was put right: then another place may be
 * told of.
 */
export function whatToTell(
  wish: Pick<AlertWish, "drivingHours" | "threshold" | "weekdays">,
  told: readonly Told[],
  outlook: Outlook,
  toldOwnerToday: readonly Told["kind"][],
): Told | null {
  if (!toldOwnerToday.includes("correction")) {
    const correction = dueCorrection(told, outlook);
    if (correction) return { ...correction, kind: "correction" };
  }
  if (toldOwnerToday.length > 0) return null;
  const news = bestNews(wish, told, outlook);
  return news && { ...news, kind: "news" };
}

const isSame = (one: Prospect, other: Prospect): boolean =>
  one.destinationId === other.destinationId && one.date === other.date;

/** The news without a correction. */
function standingNews<Message extends Told>(told: readonly Message[]): readonly Message[] {
  const corrections = told.filter(({ kind }) => kind === "correction");
  return told.filter((each) => each.kind === "news" && !corrections.some((one) => isSame(one, each)));
}

/** The first day, not yet begun, for which too much was promised. */
function dueCorrection(told: readonly Told[], outlook: Outlook): Prospect | null {
  const news = [...standingNews(told)].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { destinationId, date, score: promised } of news) {
    if (outlook.isTodayUnderWay && date === outlook.dates[0]) continue;
    const score = outlook.scoreOf(destinationId, date);
    if (score !== null && promised - score > CORRECTED_PAST) return { destinationId, date, score };
  }
  return null;
}

/** The best of the wished days that reach the score and have no message yet; of equal days the earliest. */
function bestNews(
  { drivingHours, threshold, weekdays }: Pick<AlertWish, "drivingHours" | "threshold" | "weekdays">,
  told: readonly Told[],
  outlook: Outlook,
): Prospect | null {
  const toldDays = new Set(standingNews(told).map(({ date }) => date));
  let chosen: Prospect | null = null;
  for (const date of outlook.dates) {
    if (!includesDay(weekdays, date) || toldDays.has(date)) continue;
    const first = outlook.first(date, drivingHours, threshold);
    if (!first || told.some((each) => isSame(each, first))) continue;
    if (first.score > (chosen?.score ?? -1)) chosen = first;
  }
  return chosen;
}
