import * as z from "zod";
import { secondsUntilQuiet } from "#app/domain/alerts/delivery";
import { type PushSubscriptionKeys, pushServiceOf } from "#app/domain/alerts/push";
import type { CarriedOutcome } from "#app/services/alerts/ports";
import { type Clock, type Log, ProviderError } from "#app/services/ports";
import { type CircuitBreaker, createCircuitBreaker } from "../http/circuit-breaker";
import { exchangeText } from "../http/exchange";
import { encryptMessage, makeFresh } from "./message-encryption";
import { type VapidKeys, vapidAuthorization } from "./vapid";

export interface WebPushOptions {
  readonly keys: VapidKeys;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs?: number;
}

export interface PushMessage {
  readonly endpoint: string;
  readonly keys: PushSubscriptionKeys;
  /** mailto: or https: where whoever runs the site can be reached. */
  readonly subject: string;
  readonly text: string;
  /** At most 32 letters and digits: of two with the same topic a device that is switched off gets the last one. */
  readonly topic: string;
}

const NAME = "web-push";
const GONE: readonly unknown[] = [404, 410];

/**
 * Sends messages to browsers by the push services that they name. Tries once; throws nothing. A service that fails or asks for
 * patience is left alone for a while.
 */
export function createWebPush({ keys, clock, log, timeoutMs = 10_000 }: WebPushOptions) {
  const breakers = new Map<string, CircuitBreaker>();
  const settings = {
    ...{ clock, timeoutMs, maxBytes: 100_000 },
    fetch: (url: string, init: RequestInit) => fetch(url, init),
  };

  async function post({
    endpoint,
    keys: browser,
    subject,
    text,
    topic,
  }: PushMessage): Promise<CarriedOutcome> {
    const nowMs = clock();
    const request = {
      url: endpoint,
      method: "POST",
      schema: z.unknown(),
      body: await encryptMessage(text, browser, await makeFresh()),
      headers: {
        Authorization: await vapidAuthorization(endpoint, subject, keys, nowMs),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(secondsUntilQuiet(nowMs)),
        Topic: topic,
        Urgency: "normal",
      },
    } as const;
    try {
      await exchangeText(NAME, request, settings);
      return "sent";
    } catch (error) {
      // What is wrong with one browser's consent says nothing about the service.
      if (!(error instanceof ProviderError) || error.code !== "refused") throw error;
      if (GONE.includes(error.details.status)) return "gone";
      log.error("push.refused", error);
      return "refused";
    }
  }

  return async function push(message: PushMessage): Promise<CarriedOutcome> {
    const service = pushServiceOf(message.endpoint);
    if (service === null) return "gone";
    const breaker = breakers.get(service) ?? createCircuitBreaker(service, clock);
    breakers.set(service, breaker);
    try {
      return await breaker.run(() => post(message));
    } catch (error) {
      log.error("push.not-sent", error, { service });
      return error instanceof ProviderError ? "unavailable" : "refused";
    }
  };
}
