import { MINUTE_MS } from "#app/domain/units";
import { forbidsPraise, warningsDuring } from "#app/domain/warnings/official-warning";
import { type SaidPlace, heedWarnings, placesOf } from "#app/features/alerts/domain/brief";
import {
  type ChannelKind,
  askAgainAt,
  isTimeToSend,
  nextAttemptAt,
  whyNotSend,
} from "#app/features/alerts/domain/delivery";
import type { WarningSource } from "#app/services/warnings/ports";
import type { AlertDeps } from "./alert-deps";
import type { AlertMessage, Carried, CarriedOutcome, DueBundle, DueMessage, MessageCarrier } from "./ports";

type Deps = Pick<AlertDeps, "deliveries" | "channels" | "warnings" | "carriers" | "perRun" | "clock" | "log">;

/** As long as the platform lets a run last, so that no other run sends the bundles too. */
const LEASE_MS = 15 * MINUTE_MS;
/** Well before the lease ends. The rest is left to the next run. */
const BEGINS_WITHIN_MS = 10 * MINUTE_MS;
/** Then a run stops calling a service. */
const MOST_FAILURES = 3;
const FAILURES: readonly CarriedOutcome[] = ["unavailable", "unknown", "not-asked"];

type Tally = Record<"sent" | "failed" | "givenUp" | "passedOver" | "left", number>;

/**
 * Each message once over each channel, an evaluation's together, never at night. Later runs repeat failed
 * attempts, a few times, and take over the bundles of a run that died once their lease has ended.
 */
export async function deliverMessages(deps: Deps): Promise<void> {
  const { deliveries, carriers, perRun, clock, log } = deps;
  const kinds = Object.keys(carriers) as ChannelKind[];
  const startedAt = clock();
  if (kinds.length === 0 || !isTimeToSend(startedAt)) return;
  const due = await deliveries.claim({ kinds, most: perRun, leaseMs: LEASE_MS }, startedAt);
  if (due.length === 0) return;
  const run: Run = {
    ...deps,
    until: startedAt + BEGINS_WITHIN_MS,
    tally: { sent: 0, failed: 0, givenUp: 0, passedOver: 0, left: 0 },
  };
  const worthSending = await bundlesToSend(due, run);
  const ends = await Promise.allSettled(
    kinds.map(async (kind) => {
      const queue = worthSending.filter(({ channel }) => channel.kind === kind);
      const carrier = carriers[kind];
      if (carrier) await sendAll(queue, carrier, run);
    }),
  );
  for (const end of ends)
    if (end.status === "rejected") log.error("alerts.delivery-not-kept", end.reason, {});
  log.info("alerts.delivered", { ...run.tally, durationMs: clock() - startedAt });
}

type Run = Deps & { readonly tally: Tally; readonly until: number };

/** A correction waits until the outcome of its news is known. */
const isWaiting = ({ due }: DueBundle): boolean => due.some(({ isNewsUnderWay }) => isNewsUnderWay);

/**
 * Ends messages that are no longer worth sending, and as `unknown` a bundle that may have been sent, if its
 * service would deliver it twice.
 */
async function bundlesToSend(due: readonly DueBundle[], run: Run): Promise<readonly DueBundle[]> {
  const { deliveries, carriers, clock, tally, warnings } = run;
  const heeded = await warningsToHeed(warnings);
  const nowMs = clock();
  const isPointless = ({ message, ...facts }: DueMessage, { attempts }: DueBundle): boolean =>
    whyNotSend({ ...facts, ...message, attempts, isWarned: heeded(message) === null }, nowMs) !== null;
  const ended = { unknown: [] as DueBundle[], "given-up": [] as DueBundle[] };
  const worthSending: DueBundle[] = [];
  for (const bundle of due) {
    const pointless = bundle.due.filter((each) => !isWaiting(bundle) && isPointless(each, bundle));
    const rest = bundle.due
      .filter((each) => !pointless.includes(each))
      .map((each) => ({ ...each, message: heeded(each.message) ?? each.message }));
    if (bundle.isInDoubt && (rest.length === 0 || !carriers[bundle.channel.kind]?.dropsRepeats)) {
      giveUp(bundle, "unknown", run);
      ended.unknown.push(bundle);
    } else {
      tally.passedOver += pointless.length;
      if (pointless.length > 0) ended[endOf(bundle.isInDoubt)].push({ ...bundle, due: pointless });
      if (rest.length > 0) worthSending.push({ ...bundle, due: rest });
    }
  }
  for (const state of ["unknown", "given-up"] as const)
    if (ended[state].length > 0) await deliveries.finish(ended[state], state, nowMs);
  return worthSending;
}

/** A few at a time, until the run has to stop or the night begins. Skips a service that failed too often. */
async function sendAll(queue: DueBundle[], carrier: MessageCarrier, run: Run): Promise<void> {
  const left: DueBundle[] = [];
  const failures = new Map<string, number>();
  const sendNext = async (): Promise<void> => {
    for (let bundle = queue.shift(); bundle; bundle = queue.shift()) {
      const nowMs = run.clock();
      const service = carrier.serviceOf(bundle.channel);
      const failed = failures.get(service) ?? 0;
      const isTooLate = nowMs > run.until || !isTimeToSend(nowMs);
      if (failed >= MOST_FAILURES || isTooLate || isWaiting(bundle)) left.push(bundle);
      else if (!(await isSettled(bundle, carrier, run)))
        failures.set(service, (failures.get(service) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: carrier.atOnce }, sendNext));
  run.tally.left += left.length;
  if (left.length > 0) await run.deliveries.postpone(left, { dueAt: run.clock(), isCounted: false });
}

/** False if the service failed, or the outcome could not be stored: it may then have been sent. */
async function isSettled(bundle: DueBundle, carrier: MessageCarrier, run: Run): Promise<boolean> {
  try {
    const sendableIds = await run.deliveries.begin(bundle);
    const due = bundle.due.filter(({ message }) => sendableIds.has(message.id));
    run.tally.passedOver += bundle.due.length - due.length;
    return due.length === 0 || !FAILURES.includes(await send({ ...bundle, due }, carrier, run));
  } catch (error) {
    run.log.error("alerts.delivery-not-kept", error, { channel: bundle.channel.kind });
    return false;
  }
}

/** Stores the outcome at once: if the run dies, only its present attempts are in doubt. */
async function send(bundle: DueBundle, carrier: MessageCarrier, run: Run): Promise<CarriedOutcome> {
  const { deliveries, channels, clock, tally } = run;
  const { outcome, failure } = await carrier.carry(bundle).catch((error: unknown): Carried => {
    run.log.error("alerts.delivery-failed", error, { channel: bundle.channel.kind });
    return { outcome: "unavailable" };
  });
  const nowMs = clock();
  const retryAtMs = failure?.details.retryAtMs;
  // Even if this attempt sent nothing, an earlier attempt may have.
  const isInDoubt = bundle.isInDoubt || outcome === "unknown";
  if (outcome === "sent") {
    tally.sent += 1;
    await deliveries.finish([bundle], "sent", nowMs);
  } else if (outcome === "gone") {
    giveUp(bundle, outcome, run);
    await channels.remove({ id: bundle.channel.id });
  } else if (outcome === "not-asked") {
    tally.left += 1;
    const dueAt = askAgainAt(nowMs, retryAtMs);
    await deliveries.postpone([bundle], { dueAt, isCounted: false, isInDoubt });
  } else {
    const canRepeat = outcome === "unavailable" || (outcome === "unknown" && carrier.dropsRepeats);
    const dueAt = canRepeat ? nextAttemptAt(bundle.attempts, nowMs, retryAtMs) : null;
    if (dueAt === null) {
      giveUp(bundle, outcome, run);
      await deliveries.finish([bundle], endOf(isInDoubt), nowMs);
    } else {
      tally.failed += 1;
      await deliveries.postpone([bundle], { dueAt, isCounted: true, isInDoubt });
    }
  }
  return outcome;
}

const endOf = (isInDoubt: boolean) => (isInDoubt ? "unknown" : "given-up");

function giveUp({ channel, attempts }: DueBundle, reason: CarriedOutcome, { log, tally }: Run): void {
  tally.givenUp += 1;
  log.info("alerts.delivery-given-up", { channel: channel.kind, reason, attempts });
}

/** By the warnings of this moment: null for news of a visit that is now under an amber or red one. */
async function warningsToHeed(warnings: WarningSource) {
  const severe = (await warnings.current())?.inForce.filter(forbidsPraise) ?? [];
  const isWarned = (place: SaidPlace) => warningsDuring(severe, place, place.away).length > 0;
  return (message: AlertMessage): AlertMessage | null => {
    const { kind, said } = message;
    if (kind === "correction" || !said || !placesOf(said).some(isWarned)) return message;
    return kind === "news" ? null : { ...message, said: heedWarnings(said, isWarned) };
  };
}
