import { MAX_PUSH_DEVICES, type PushConsent } from "#app/features/alerts/domain/push";
import type { AlertDeps } from "./alert-deps";

export type AlertPush = ReturnType<typeof createAlertPush>;

/** Each belongs to a session and ends with it. */
export function createAlertPush({ channels, publicKey, fingerprint, clock, log }: AlertDeps) {
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
    /** False if the site has no keys, or for the new address of a browser that had none: only a click may start them. */
    async keep(
      { userId, token, isRenewal }: { userId: number; token: string; isRenewal: boolean },
      consent: PushConsent & { readonly site: string },
    ) {
      const sessionId = await fingerprint(token);
      if (publicKey === null || (isRenewal && !(await channels.open({ kind: "push", userId, sessionId }))))
        return false;
      const channel = { ...consent, sessionId, vapidPublicKey: publicKey };
      await channels.addPush(userId, channel, MAX_PUSH_DEVICES, clock());
      log.info(isRenewal ? "alert-push.renewed" : "alert-push.started", {});
      return true;
    },
    async stop(userId: number, sessionToken: string) {
      await channels.remove({ kind: "push", userId, sessionId: await fingerprint(sessionToken) });
      log.info("alert-push.stopped", {});
    },
  };
}
