import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { travelDates } from "#app/domain/calendar/travel-date";
import { includesDay, isQuiet, lastCheckAt } from "#app/features/alerts/domain/alert";
import { type Said, dueBrief } from "#app/features/alerts/domain/brief";
import { dueMessage } from "#app/features/alerts/domain/due-message";
import type { Clock, Log, Snapshot } from "#app/services/ports";
import type { WarningSource } from "#app/services/warnings/ports";
import { type AlertSearchDeps, type SearchOn, alertSearches, shareOfFresh } from "./alert-searches";
import { outlookOf } from "./outlook";
import type { AlertOutbox, NewMessage, SearchOnDay, WatchedAlert } from "./ports";

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
    await this.#checkDays(alert);
    if (alert.kind === "brief") await this.#checkBrief(alert);
  }

  async #checkDays(alert: WatchedAlert): Promise<void> {
    const weekdays = alert.kind === "sunny" ? alert.weekdays : 0;
    const days: SearchOnDay[] = [];
    for (const date of travelDates(this.#nowMs)) {
      if (!includesDay(weekdays, date) && !alert.reported.some((each) => each.date === date)) continue;
      const day = await this.#searchOn(alert.search, date);
      if (day) days.push(day);
    }
    const [first] = days;
    if (!first) return;
    if (shareOfFresh(first, this.#published) === 0) {
      this.stale.push(alert.id);
      return;
    }
    const outlook = outlookOf(days, await this.#deps.warnings.current());
    const due = dueMessage({ ...alert, weekdays }, alert.reported, outlook, alert.ownerGotToday);
    const on = days.find(({ search }) => search.date === due?.date);
    if (!due || !on) return;
    const said = due.kind === "news" ? this.#deps.newsOf(on, due.destinationId) : null;
    this.messages.push({ alertId: alert.id, ...due, said });
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
    const about = { kind: "brief", date: due.saturday, destinationId: 0, score: 0 } as const;
    const words = said ?? this.#deps.unknownBrief(due.saturday, alert.search);
    this.messages.push({ alertId: alert.id, ...about, said: words });
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
