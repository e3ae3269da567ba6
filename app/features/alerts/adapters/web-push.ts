import type { LondonDate } from "#app/domain/calendar/clock";
import { secondsToShow } from "#app/features/alerts/domain/delivery";
import { pushServiceOf } from "#app/features/alerts/domain/push";
import type { Carried, OpenChannel } from "#app/features/alerts/services/ports";
import { type Clock, type Log, ProviderError } from "#app/services/ports";
import { type CircuitBreaker, createCircuitBreaker } from "#app/adapters/http/circuit-breaker";
import { exchangeText } from "#app/adapters/http/exchange";
import { encryptMessage, makeSenderKeys } from "./message-encryption";
import { type VapidKeys, vapidAuthorization } from "./vapid";

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** A mailto: or https: address of the operator. */
  readonly contact: (site: string) => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs?: number;
}

interface PushMessage {
  readonly text: string;
  /** After the last of these days the message is no longer shown. */
  readonly dates: readonly LondonDate[];
  /** At most 32 letters and digits. A device that was offline gets only the last message of a topic. */
  readonly topic: string;
}

const NAME = "web-push";
const GONE: readonly unknown[] = [404, 410];
/** The service refuses our keys: they are wrong, or have changed since the browser subscribed. */
const KEYS_REFUSED: readonly unknown[] = [401, 403];
/** Visitors choose the hosts and could name any number: beyond that, all are forgotten. */
const REMEMBERED_HOSTS = 100;

function breakersByService(clock: Clock): (service: string) => CircuitBreaker {
  const breakers = new Map<string, CircuitBreaker>();
  return (service) => {
    const known = breakers.get(service);
    if (known) return known;
    if (breakers.size >= REMEMBERED_HOSTS) breakers.clear();
    const breaker = createCircuitBreaker(service, clock);
    breakers.set(service, breaker);
    return breaker;
  };
}

/** Without a body: once a message is accepted, a fault in the rest of the answer does not matter. */
async function fetchStatus(url: string, init: RequestInit): Promise<Response> {
  return new Response(null, await fetch(url, init));
}

/** Tries once and never throws. Each host has its own breaker. */
export function createWebPush({ keys, contact, clock, log, timeoutMs = 10_000 }: WebPushOptions) {
  const breakerOf = breakersByService(clock);
  const settings = { fetch: fetchStatus, clock, timeoutMs, maxBytes: 0 };

  return async function push(
    { address: url, site, p256dh, auth, vapidPublicKey }: OpenChannel,
    { text, dates, topic }: PushMessage,
  ): Promise<Carried> {
    if (p256dh === null || auth === null) return { outcome: "gone" };
    // The push service would refuse a former key of ours. Null is older than the column.
    if ((vapidPublicKey ?? keys.publicKey) !== keys.publicKey) return { outcome: "refused" };
    const service = pushServiceOf(url);
    if (service === null) return { outcome: "gone" };
    const authorization = await vapidAuthorization(url, contact(site), keys, clock()).catch(
      (error: unknown) => log.error("push.keys-unusable", error, {}),
    );
    // The site's own keys are invalid: no subscription is at fault.
    if (!authorization) return { outcome: "unavailable" };
    let wasAsked = false;
    try {
      await breakerOf(service).run(async () => {
        wasAsked = true;
        const headers = {
          Authorization: authorization,
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(secondsToShow(dates, clock())),
          Topic: topic,
          Urgency: "normal",
        };
        const body = await encryptMessage(text, { p256dh, auth }, await makeSenderKeys());
        await exchangeText(NAME, { url, method: "POST", body, headers }, settings);
      });
      return { outcome: "sent" };
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        log.error("push.not-encrypted", error, { service });
        return { outcome: "refused" };
      }
      if (!wasAsked) return { outcome: "not-asked", failure: error };
      const { status } = error.details;
      if (GONE.includes(status)) return { outcome: "gone", failure: error };
      const isOfKeys = KEYS_REFUSED.includes(status);
      if (error.code === "refused" && !isOfKeys) {
        log.error("push.refused", error);
        return { outcome: "refused", failure: error };
      }
      log.error(isOfKeys ? "push.keys-refused" : "push.not-sent", error, { service });
      return { outcome: error.code === "timeout" ? "unknown" : "unavailable", failure: error };
    }
  };
}
