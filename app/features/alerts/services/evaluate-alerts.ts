import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { travelDates } from "#app/domain/calendar/travel-date";
import { type AlertWish, includesDay, isQuiet, lastCheckAt } from "#app/features/alerts/domain/alert";
import { type Said, dueBrief } from "#app/features/alerts/domain/brief";
import {
  type Outlook,
  type SearchWish,
  dueMessage,
  searchWishes,
} from "#app/features/alerts/domain/due-message";
import type { Clock, Log, Snapshot } from "#app/services/ports";
import type { WarningSource } from "#app/services/warnings/ports";
import { type AlertSearchDeps, type SearchOn, alertSearches, shareOfFresh } from "./alert-searches";
import { outlookOf } from "./outlook";
import type { AlertMatch, AlertOutbox, NewMessage, SearchOnDay, WatchedAlert } from "./ports";

interface EvaluateAlertsDeps extends AlertSearchDeps {
  readonly outbox: AlertOutbox;
  readonly warnings: WarningSource;
  /** The sentence of the answer's card for this place. */
  readonly newsOf: (day: SearchOnDay, destinationId: number) => Said;
  /** `stay` is null if no bed was asked for. */
  readonly briefOf: (days: readonly SearchOnDay[], stay: SearchOnDay | null) => Said;
  readonly unknownBrief: (saturday: LondonDate, search: string) => Said;
  readonly clock: Clock;
  readonly log: Log;
}

/** A run's limit of CPU is enough for twice as many. With seven runs an hour, 10,500 alerts are checked each hour. */
export const ALERTS_PER_RUN = 1_500;
/** Of the forecasts within a drive: with fewer, another place could be better. */
const ENOUGH_FRESH = 0.5;

/**
 * Checks alerts that were not checked in this hour. A run that dies has stored nothing, and the next one
 * begins with the same alerts. Not at night, so that the first run of the morning decides.
 */
export async function evaluateAlerts(published: Snapshot, deps: EvaluateAlertsDeps): Promise<void> {
  const nowMs = deps.clock();
  if (isQuiet(nowMs)) return;
  const today = londonDateOf(nowMs);
  const slice = { checkedBefore: lastCheckAt(nowMs), most: ALERTS_PER_RUN };
  const watched = await deps.outbox.watched(today, slice);
  if (watched.length === 0) return;
  const evaluation = new AlertRun(published, nowMs, deps);
  for (const alert of watched) await evaluation.check(alert);
  const { messages, stale } = evaluation;
  await deps.outbox.keep({ messages, stale, checked: watched.map(({ id }) => id) }, today, nowMs);
  deps.log.info("alerts.evaluated", {
    alerts: watched.length,
    messages: messages.length,
    stale: stale.length,
    durationMs: deps.clock() - nowMs,
  });
}

/** Null if none does. Never fails, since the alert is saved by then. */
export async function matchOf(
  wish: AlertWish,
  current: () => Promise<Snapshot>,
  deps: EvaluateAlertsDeps,
): Promise<AlertMatch | null> {
  try {
    const published = await current();
    const run = new AlertRun(published, deps.clock(), deps);
    const outlook = await run.outlookFor({ ...wish, reported: [], isFormer: false });
    const match = outlook && dueMessage(wish, [], outlook, []);
    const place = match && published.places.find(({ id }) => id === match.destinationId);
    return place ? { ...match, name: place.name } : null;
  } catch (error) {
    deps.log.error("alert.match-unknown", error);
    return null;
  }
}

class AlertRun {
  readonly messages: NewMessage[] = [];
  readonly stale: number[] = [];
  readonly #published: Snapshot;
  readonly #nowMs: number;
  readonly #deps: EvaluateAlertsDeps;
  readonly #searchOn: SearchOn;

  constructor(published: Snapshot, nowMs: number, deps: EvaluateAlertsDeps) {
    this.#published = published;
    this.#nowMs = nowMs;
    this.#deps = deps;
    this.#searchOn = alertSearches(published, nowMs, deps);
  }

  async check(alert: WatchedAlert): Promise<void> {
    for (const wish of searchWishes(alert, alert.reported)) await this.#checkDays(alert, wish);
    if (alert.kind === "brief") await this.#checkBrief(alert);
  }

  /** Null without a day to look at. */
  async outlookFor(wish: SearchWish): Promise<Outlook | null> {
    const days: SearchOnDay[] = [];
    for (const date of travelDates(this.#nowMs)) {
      const isWanted = wish.kind === "sunny" && includesDay(wish.weekdays, date);
      if (!isWanted && !wish.reported.some((each) => each.date === date)) continue;
      const day = await this.#searchOn(wish.search, date);
      if (day) days.push(day);
    }
    return days.length === 0 ? null : outlookOf(days, await this.#deps.warnings.current());
  }

  async #checkDays(alert: WatchedAlert, wish: SearchWish): Promise<void> {
    const outlook = await this.outlookFor(wish);
    const [date] = outlook?.dates ?? [];
    const day = date === undefined ? null : await this.#searchOn(wish.search, date);
    if (!outlook || !day) return;
    if (shareOfFresh(day, this.#published) === 0) {
      if (!wish.isFormer) this.stale.push(alert.id);
      return;
    }
    const days = wish.kind === "sunny" ? wish.weekdays : 0;
    const due = dueMessage({ ...wish, weekdays: days }, wish.reported, outlook, alert.ownerGotToday);
    if (!due) return;
    const on = due.kind === "news" ? await this.#searchOn(wish.search, due.date) : null;
    const said = on && this.#deps.newsOf(on, due.destinationId);
    this.messages.push({ alertId: alert.id, ...due, search: wish.search, said });
  }

  async #checkBrief(alert: WatchedAlert): Promise<void> {
    const due = dueBrief(alert, this.#nowMs);
    const isBriefed = ({ kind, date }: WatchedAlert["reported"][number]) =>
      kind === "brief" && date === due?.saturday;
    if (!due || alert.reported.some(isBriefed)) return;
    const said = await this.#briefFor(alert.search, due.saturday);
    if (!said && !due.isLastCheck) {
      this.stale.push(alert.id);
      return;
    }
    const { id: alertId, search } = alert;
    const about = { kind: "brief", date: due.saturday, destinationId: 0, score: 0 } as const;
    this.messages.push({
      alertId,
      search,
      ...about,
      said: said ?? this.#deps.unknownBrief(due.saturday, search),
    });
  }

  /** Null if too few forecasts are fresh. */
  async #briefFor(text: string, saturday: LondonDate): Promise<Said | null> {
    const days: SearchOnDay[] = [];
    for (const date of daysOfStay(saturday, 1)) {
      const day = await this.#searchOn(text, date, 0);
      if (!day || shareOfFresh(day, this.#published) < ENOUGH_FRESH) return null;
      days.push(day);
    }
    const asked = this.#deps.readAsked(text);
    const stay = asked && asked.nights > 0 ? await this.#searchOn(text, saturday, 1) : null;
    return this.#deps.briefOf(days, stay);
  }
}
