import { type ChannelKind, isTimeToSend, nextAttemptAt, whyNotSend } from "#app/domain/alerts/delivery";
import type { Clock, Log } from "../ports";
import type { AlertChannelStore, CarriedOutcome, DeliveryStore, DueDelivery, MessageCarrier } from "./ports";

export interface DeliverMessagesDeps {
  readonly deliveries: DeliveryStore;
  readonly channels: Pick<AlertChannelStore, "remove">;
  /** Those that are set up here; messages for others wait. */
  readonly carriers: Partial<Readonly<Record<ChannelKind, MessageCarrier>>>;
  /** A run asks for no more: each costs two of the requests that the platform allows a run. */
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
  const tally: Tally = { sent: 0, failed: 0, givenUp: 0, passedOver: 0, left: 0 };
  const pointless = due.filter((delivery) => whyNot(delivery, startedAt) !== null);
  if (pointless.length > 0) await deliveries.finish(pointless, "given-up", startedAt);
  tally.passedOver = pointless.length;
  const worthSending = due.filter((delivery) => !pointless.includes(delivery));
  await Promise.all(
    kinds.map(async (kind) => {
      const queue = worthSending.filter(({ channel }) => channel.kind === kind);
      const carrier = carriers[kind];
      if (carrier) await sendAll(queue, carrier, { ...deps, tally, until: startedAt + BEGINS_WITHIN_MS });
    }),
  );
  log.info("alerts.delivered", { ...tally, durationMs: clock() - startedAt });
}

const whyNot = ({ message, ...facts }: DueDelivery, nowMs: number): string | null =>
  whyNotSend({ ...facts, kind: message.kind, date: message.date, toldAt: message.createdAt }, nowMs);

type Run = DeliverMessagesDeps & { readonly tally: Tally; readonly until: number };

/** A few at a time, until the service has failed too often, it is night, or the run has lasted long enough. */
async function sendAll(queue: DueDelivery[], carrier: MessageCarrier, run: Run): Promise<void> {
  const left: DueDelivery[] = [];
  let failures = 0;
  const sendNext = async (): Promise<void> => {
    for (let delivery = queue.shift(); delivery; delivery = queue.shift()) {
      const nowMs = run.clock();
      if (failures >= MOST_FAILURES || nowMs > run.until || !isTimeToSend(nowMs)) left.push(delivery);
      else if (!(await isSettled(delivery, carrier, run))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: carrier.atOnce }, sendNext));
  run.tally.left += left.length;
  if (left.length > 0) await run.deliveries.release(left, run.clock());
}

/** False where the service, or what would keep its answer, did not work. A claim of which nothing was kept is in doubt. */
async function isSettled(delivery: DueDelivery, carrier: MessageCarrier, run: Run): Promise<boolean> {
  try {
    return (await send(delivery, carrier, run)) !== "unavailable";
  } catch (error) {
    run.log.error("alerts.delivery-not-kept", error, { channel: delivery.channel.kind });
    return false;
  }
}

/** One try, and what follows from it: kept at once, so that a run that dies is in doubt about no more than these. */
async function send(delivery: DueDelivery, carrier: MessageCarrier, run: Run): Promise<CarriedOutcome> {
  const { deliveries, channels, clock, tally } = run;
  const outcome =
    delivery.isRepeat && !carrier.dropsRepeats ? "unknown" : await tried(delivery, carrier, run);
  if (outcome === "sent") {
    tally.sent += 1;
    await deliveries.finish([delivery], "sent", clock());
  } else if (outcome === "gone") {
    giveUp(delivery, outcome, run);
    await channels.remove(delivery.channel.id);
  } else {
    const dueAt = outcome === "unavailable" ? nextAttemptAt(delivery.attempts, clock()) : null;
    if (dueAt === null) {
      giveUp(delivery, outcome, run);
      await deliveries.finish([delivery], "given-up", clock());
    } else {
      tally.failed += 1;
      await deliveries.postpone(delivery, dueAt);
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
