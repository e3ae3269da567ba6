import { MAX_PUSH_DEVICES, type PushConsent } from "#app/features/alerts/domain/push";
import type { Fingerprint } from "#app/services/accounts/ports";
import type { Clock, Log } from "#app/services/ports";
import type { AlertChannelStore } from "./ports";

interface AlertPushDeps {
  readonly channels: AlertChannelStore;
  /** A browser needs it to subscribe; null if the site has no keys. */
  readonly publicKey: string | null;
  /** The id of a session from the token in its cookie. */
  readonly fingerprint: Fingerprint;
  readonly clock: Clock;
  readonly log: Log;
}

export type AlertPush = ReturnType<typeof createAlertPush>;

/** Each belongs to a session and ends with it. */
export function createAlertPush({ channels, publicKey, fingerprint, clock, log }: AlertPushDeps) {
  async function keep(userId: number, sessionId: string, consent: PushConsent, site: string) {
    const channel = { ...consent, sessionId, site, vapidPublicKey: publicKey ?? "" };
    await channels.addPush(userId, channel, MAX_PUSH_DEVICES, clock());
  }
  return {
    publicKey,
    /** Here, and in how many other browsers of the user. */
    async of(userId: number, sessionToken: string) {
      if (publicKey === null) return { state: "not-set-up" } as const;
      const [sessions, here] = await Promise.all([
        channels.pushSessionsOf(userId, publicKey, clock()),
        fingerprint(sessionToken),
      ]);
      const isHere = sessions.includes(here);
      const elsewhere = sessions.length - (isHere ? 1 : 0);
      return { state: isHere ? "on" : "off", publicKey, elsewhere } as const;
    },
    /** False if the site has no keys. */
    async start(userId: number, sessionToken: string, consent: PushConsent, site: string) {
      if (publicKey === null) return false;
      await keep(userId, await fingerprint(sessionToken), consent, site);
      log.info("alert-push.started", {});
      return true;
    },
    /** After its push address changed. False if this session had none: only a click may start them. */
    async renew(userId: number, sessionToken: string, consent: PushConsent, site: string) {
      const sessionId = await fingerprint(sessionToken);
      if (publicKey === null || !(await channels.openPush(userId, sessionId))) return false;
      await keep(userId, sessionId, consent, site);
      log.info("alert-push.renewed", {});
      return true;
    },
    async stop(userId: number, sessionToken: string) {
      await channels.removePush(userId, await fingerprint(sessionToken));
      log.info("alert-push.stopped", {});
    },
  };
}
