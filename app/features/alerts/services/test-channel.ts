import { CHANNEL_TEST_LIMIT } from "#app/features/alerts/domain/limits";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";
import type { Fingerprint, ThrottleStore } from "#app/services/accounts/ports";
import { admitAttempt } from "#app/services/accounts/throttle";
import type { Clock, Log } from "#app/services/ports";
import type { AlertChannelStore, Carried, CarriedOutcome, MessageCarrier } from "./ports";

interface TestChannelDeps {
  readonly channels: Pick<AlertChannelStore, "openMail" | "openPush" | "remove">;
  readonly carriers: Partial<Readonly<Record<ChannelKind, MessageCarrier>>>;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  /** The id of a session from the token in its cookie. */
  readonly fingerprint: Fingerprint;
  readonly clock: Clock;
  readonly log: Log;
}

/** `off`: no such channel. `keys-refused`: those of the site. `throttled`: too many tests lately. */
export interface ChannelTest {
  readonly outcome: CarriedOutcome | "off" | "keys-refused" | "throttled";
  /** When to test again; null if unknown. */
  readonly againAtMs: number | null;
}

/** At any hour, to the user's mailbox or to this session's browser. */
type TestChannel = (userId: number, kind: ChannelKind, sessionToken: string) => Promise<ChannelTest>;

/** A push service refuses the site's keys: it says nothing about the channel. */
const KEYS_REFUSED: readonly unknown[] = [401, 403];

export function createTestChannel(deps: TestChannelDeps): TestChannel {
  const { channels, carriers, attempts, pseudonym, fingerprint, clock, log } = deps;
  return async function testChannel(userId, kind, sessionToken) {
    const carrier = carriers[kind];
    const channel =
      carrier &&
      (kind === "mail"
        ? await channels.openMail(userId)
        : await channels.openPush(userId, await fingerprint(sessionToken)));
    if (!channel) return { outcome: "off", againAtMs: null };
    const subject = await pseudonym(`channel-test:${userId}`);
    const throttled = await admitAttempt([{ subject, limit: CHANNEL_TEST_LIMIT }], { attempts, clock });
    if (throttled) {
      return { outcome: "throttled", againAtMs: clock() + throttled.retryAfterSeconds * 1_000 };
    }
    const { outcome, failure } = await carrier.carryTest(channel, clock());
    // If the attempt failed, the carrier has already logged the reason.
    log.info("alerts.channel-tested", { channel: kind, outcome, ...(failure && { cause: failure.code }) });
    if (outcome === "gone") await channels.remove(channel.id);
    return {
      outcome: areKeysRefused(failure) ? "keys-refused" : outcome,
      againAtMs: failure?.details.retryAtMs ?? null,
    };
  };
}

const areKeysRefused = (failure: Carried["failure"]): boolean =>
  KEYS_REFUSED.includes(failure?.details.status);
