import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { travelDates } from "#app/domain/calendar/travel-date";
import { includesDay, isQuiet, lastCheckAt } from "#app/features/alerts/domain/alert";
import { type Said, dueBrief } from "#app/features/alerts/domain/brief";
import { dueMessage } from "#app/features/alerts/domain/due-message";
import type { Snapshot } from "#app/services/ports";
import type { AlertDeps } from "./alert-deps";
import { type SearchOn, alertSearches, shareOfFresh } from "./alert-searches";
import { outlookOf } from "./outlook";
import type { NewMessage, SearchOnDay, WatchedAlert } from "./ports";

type Deps = Pick<
  AlertDeps,
  "outbox" | "warnings" | "search" | "readAsked" | "newsOf" | "briefOf" | "unknownBrief" | "clock" | "log"
>;

/** A run's limit of CPU is enough for twice as many. With seven runs an hour, 10,500 alerts are checked each hour. */
export const ALERTS_PER_RUN = 1_500;
/** Of the forecasts within a drive: with fewer, another place could be better. */
const ENOUGH_FRESH = 0.5;

/**
 * Checks alerts that were not checked in this hour. A run that dies has stored nothing, and the next one
 * begins with the same alerts. Not at night, so that the first run of the morning decides.
 */
export async function evaluateAlerts(published: Snapshot, deps: Deps): Promise<void> {
  const nowMs = deps.clock();
  if (isQuiet(nowMs)) return;
  const today = londonDateOf(nowMs);
  const slice = { checkedBefore: lastCheckAt(nowMs), most: ALERTS_PER_RUN };
  const watched = await deps.outbox.watched(today, slice);
  if (watched.length === 0) return;
  const run: Run = { ...deps, published, nowMs, searchOn: alertSearches(published, nowMs, deps) };
  const messages: NewMessage[] = [];
  const stale: number[] = [];
  for (const alert of watched) {
    const due = alert.kind === "brief" ? [await dueBriefOf(alert, run)] : [];
    for (const found of [await dueNews(alert, run), ...due]) {
      if (found === "stale") stale.push(alert.id);
      else if (found) messages.push({ alertId: alert.id, ...found });
    }
  }
  await deps.outbox.keep({ messages, stale, checked: watched.map(({ id }) => id) }, today, nowMs);
  deps.log.info("alerts.evaluated", {
    alerts: watched.length,
    messages: messages.length,
    stale: stale.length,
    durationMs: deps.clock() - nowMs,
  });
}

interface Run extends Deps {
  readonly published: Snapshot;
  readonly nowMs: number;
  readonly searchOn: SearchOn;
}

/** `stale` without a fresh forecast. */
type Found = Omit<NewMessage, "alertId"> | "stale" | null;

async function dueNews(alert: WatchedAlert, run: Run): Promise<Found> {
  const weekdays = alert.kind === "sunny" ? alert.weekdays : 0;
  const days: SearchOnDay[] = [];
  for (const date of travelDates(run.nowMs)) {
    if (!includesDay(weekdays, date) && !alert.reported.some((each) => each.date === date)) continue;
    const day = await run.searchOn(alert.search, date);
    if (day) days.push(day);
  }
  const [first] = days;
  if (!first) return null;
  if (shareOfFresh(first, run.published) === 0) return "stale";
  const outlook = outlookOf(days, await run.warnings.current());
  const due = dueMessage({ ...alert, weekdays }, alert.reported, outlook, alert.ownerGotToday);
  const on = days.find(({ search }) => search.date === due?.date);
  if (!due || !on) return null;
  return { ...due, said: due.kind === "news" ? run.newsOf(on, due.destinationId) : null };
}

async function dueBriefOf(alert: WatchedAlert, run: Run): Promise<Found> {
  const due = dueBrief(alert, run.nowMs);
  if (!due) return null;
  const date = due.saturday;
  if (alert.reported.some((each) => each.kind === "brief" && each.date === date)) return null;
  const said = await briefFor(alert.search, date, run);
  if (!said && !due.isLastCheck) return "stale";
  const words = said ?? run.unknownBrief(date, alert.search);
  return { kind: "brief", date, destinationId: 0, score: 0, said: words };
}

/** Null if too few forecasts are fresh. */
async function briefFor(text: string, saturday: LondonDate, run: Run): Promise<Said | null> {
  const days: SearchOnDay[] = [];
  for (const date of daysOfStay(saturday, 1)) {
    const day = await run.searchOn(text, date, 0);
    if (!day || shareOfFresh(day, run.published) < ENOUGH_FRESH) return null;
    days.push(day);
  }
  const stay = days.some(({ nightsAsked }) => nightsAsked > 0) ? await run.searchOn(text, saturday, 1) : null;
  return run.briefOf(days, stay);
}
