import { type ChannelKind, isTimeToSend, nextAttemptAt, whyNotSend } from "#app/domain/alerts/delivery";
import type { Clock, Log } from "../ports";
import type { AlertChannelStore, CarriedOutcome, DeliveryStore, DueDelivery, MessageCarrier } from "./ports";

export interface DeliverMessagesDeps {
  readonly deliveries: DeliveryStore;
  readonly channels: Pick<AlertChannelStore, "remove">;
  /** Those that are set up here; messages for others wait. */
  readonly carriers: Partial<Readonly<Record<ChannelKind, MessageCarrier>>>;
  /** A run asks for no more: each costs three of the requests that the platform allows a run, the claim two. */
  readonly perRun: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** As long as the platform lets a run go on: until then no other has its messages. */
const LEASE_MS = 15 * 60_000;
/** What has not begun by then is left to the next run, well before the lease is over. */
const BEGINS_WITHIN_MS = 10 * 60_000;
/** A service that has failed so often in one run is left alone until the next. */
const MOST_FAILURES = 3;
const FAILURES: readonly CarriedOutcome[] = ["unavailable", "unknown", "not-asked"];

type Tally = Record<"sent" | "failed" | "givenUp" | "passedOver" | "left", number>;

/**
 * Sends what waits to be sent, each message once over each channel; nothing at night. What fails is tried again by a later
 * run, a few times. A run that dies leaves its claims to one that comes when their lease is over.
 */
export async function deliverMessages(deps: DeliverMessagesDeps): Promise<void> {
  const { deliveries, carriers, perRun, clock, log } = deps;
  const kinds = Object.keys(carriers) as ChannelKind[];
  const startedAt = clock();
  if (kinds.length === 0 || !isTimeToSend(startedAt)) return;
  const due = await deliveries.claim({ kinds, most: perRun, leaseMs: LEASE_MS }, startedAt);
  if (due.length === 0) return;
  const run: Run = {
    ...{ ...deps, until: startedAt + BEGINS_WITHIN_MS },
    tally: { sent: 0, failed: 0, givenUp: 0, passedOver: 0, left: 0 },
  };
  const worthSending = await sorted(due, run);
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

type Run = DeliverMessagesDeps & { readonly tally: Tally; readonly until: number };

/** Those to send now. The others are ended, or left until it is known what became of the news that they put right. */
async function sorted(due: readonly DueDelivery[], run: Run): Promise<readonly DueDelivery[]> {
  const { deliveries, carriers, clock, tally } = run;
  const nowMs = clock();
  const inDoubt: DueDelivery[] = [];
  const pointless: DueDelivery[] = [];
  const tooEarly: DueDelivery[] = [];
  const worthSending: DueDelivery[] = [];
  for (const delivery of due) {
    const { channel, isRepeat } = delivery;
    const isPointless = whyNot(delivery, nowMs) !== null;
    if (isRepeat && (isPointless || !carriers[channel.kind]?.dropsRepeats)) inDoubt.push(delivery);
    else if (delivery.isNewsUnderWay) tooEarly.push(delivery);
    else (isPointless ? pointless : worthSending).push(delivery);
  }
  for (const delivery of inDoubt) giveUp(delivery, "unknown", run);
  tally.passedOver += pointless.length;
  tally.left += tooEarly.length;
  if (inDoubt.length > 0) await deliveries.finish(inDoubt, "unknown", nowMs);
  if (pointless.length > 0) await deliveries.finish(pointless, "given-up", nowMs);
  if (tooEarly.length > 0) await deliveries.release(tooEarly, nowMs);
  return worthSending;
}

const whyNot = ({ message, ...facts }: DueDelivery, nowMs: number): string | null =>
  whyNotSend({ ...facts, kind: message.kind, date: message.date, toldAt: message.createdAt }, nowMs);

/** A few at a time, until it is night or the run has lasted long enough; a service that fails too often is passed over. */
async function sendAll(queue: DueDelivery[], carrier: MessageCarrier, run: Run): Promise<void> {
  const left: DueDelivery[] = [];
  const failures = new Map<string, number>();
  const sendNext = async (): Promise<void> => {
    for (let delivery = queue.shift(); delivery; delivery = queue.shift()) {
      const nowMs = run.clock();
      const service = carrier.serviceOf(delivery.channel);
      const failed = failures.get(service) ?? 0;
      if (failed >= MOST_FAILURES || nowMs > run.until || !isTimeToSend(nowMs)) left.push(delivery);
      else if (!(await isSettled(delivery, carrier, run)))
        failures.set(service, (failures.get(service) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: carrier.atOnce }, sendNext));
  run.tally.left += left.length;
  if (left.length > 0) await run.deliveries.release(left, run.clock());
}

/** False where the service, or what would keep its answer, did not work. A try of which nothing was kept is in doubt. */
async function isSettled(delivery: DueDelivery, carrier: MessageCarrier, run: Run): Promise<boolean> {
  try {
    if (await run.deliveries.begin(delivery)) return !FAILURES.includes(await send(delivery, carrier, run));
    run.tally.passedOver += 1;
    return true;
  } catch (error) {
    run.log.error("alerts.delivery-not-kept", error, { channel: delivery.channel.kind });
    return false;
  }
}

/** One try, and what follows from it: kept at once, so that a run that dies is in doubt about no more than these. */
async function send(delivery: DueDelivery, carrier: MessageCarrier, run: Run): Promise<CarriedOutcome> {
  const { deliveries, channels, clock, tally } = run;
  const { attempts } = delivery;
  const outcome = await tried(delivery, carrier, run);
  const nowMs = clock();
  if (outcome === "sent") {
    tally.sent += 1;
    await deliveries.finish([delivery], "sent", nowMs);
  } else if (outcome === "gone") {
    giveUp(delivery, outcome, run);
    await channels.remove(delivery.channel.id);
  } else if (outcome === "not-asked") {
    tally.left += 1;
    await deliveries.postpone(delivery, nowMs, attempts - 1);
  } else {
    const dueAt = outcome === "unavailable" ? nextAttemptAt(attempts, nowMs) : null;
    if (dueAt === null) {
      giveUp(delivery, outcome, run);
      await deliveries.finish([delivery], outcome === "unknown" ? "unknown" : "given-up", nowMs);
    } else {
      tally.failed += 1;
      await deliveries.postpone(delivery, dueAt, attempts);
    }
  }
  return outcome;
}

async function tried(delivery: DueDelivery, carrier: MessageCarrier, { log }: Run): Promise<CarriedOutcome> {
  try {
    return await carrier.carry(delivery);
  } catch (error) {
    log.error("alerts.delivery-failed", error, { channel: delivery.channel.kind });
    return "unavailable";
  }
}

function giveUp({ channel, attempts }: DueDelivery, reason: CarriedOutcome, { log, tally }: Run): void {
  tally.givenUp += 1;
  log.info("alerts.delivery-given-up", { channel: channel.kind, reason, attempts });
}
