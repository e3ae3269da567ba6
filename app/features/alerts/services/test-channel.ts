import type { AttemptLimit } from "#app/domain/accounts/throttle";
import { HOUR_MS } from "#app/domain/units";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";
import { admitAttempt } from "#app/services/accounts/throttle";
import type { AlertDeps } from "./alert-deps";
import type { CarriedOutcome } from "./ports";

export const CHANNEL_TEST_LIMIT: AttemptLimit = { attempts: 5, windowMs: HOUR_MS };

/** `off`: no such channel. `throttled`: too many tests lately. */
export type ChannelTest = CarriedOutcome | "off" | "throttled";

export function createTestChannel(deps: AlertDeps) {
  const { channels, carriers, attempts, pseudonym, fingerprint, clock, log } = deps;
  /** At any hour, to the user's mailbox or to this session's browser. */
  return async (userId: number, kind: ChannelKind, sessionToken: string): Promise<ChannelTest> => {
    const carrier = carriers[kind];
    const sessionId = await fingerprint(sessionToken);
    const channel = await channels.open(kind === "mail" ? { kind, userId } : { kind, userId, sessionId });
    if (!carrier || !channel) return "off";
    const subject = await pseudonym(`channel-test:${userId}`);
    if (await admitAttempt([{ subject, limit: CHANNEL_TEST_LIMIT }], { attempts, clock })) return "throttled";
    const { outcome, failure } = await carrier.carryTest(channel, clock());
    // If the attempt failed, the carrier has already logged the reason.
    log.info("alerts.channel-tested", { channel: kind, outcome, ...(failure && { cause: failure.code }) });
    if (outcome === "gone") await channels.remove({ id: channel.id });
    return outcome;
  };
}
