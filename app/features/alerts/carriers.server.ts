import { type PushMessage, createWebPush } from "#app/features/alerts/adapters/web-push";
import type { VapidKeys } from "#app/features/alerts/adapters/vapid";
import type { Variables } from "#app/env.server";
import { isFormerKey, pushServiceOf } from "#app/features/alerts/domain/push";
import { alertMail, testMail } from "#app/features/alerts/presenters/mails";
import {
  TEST_TOPIC,
  notificationText,
  testNotification,
  topicOf,
} from "#app/features/alerts/presenters/notification";
import type { Carried, DueBundle, MessageCarrier, OpenChannel } from "#app/features/alerts/services/ports";
import type { MailSender } from "#app/services/mail/ports";
import type { Clock, Log } from "#app/services/ports";

/** The site's push keys, and the contact of its operator (mailto: or https:) for push services. */
interface PushSettings {
  readonly keys: VapidKeys;
  readonly contact: (site: string) => string;
}

/** RFC 8292 allows only https: and mailto: addresses, and a developer's machine has neither. */
const NOBODY = "mailto:nobody@example.com";

/** The operator's address, or else the site's own. */
const pushContact = (email: string | undefined, site: string): string => {
  if (email !== undefined) return `mailto:${email}`;
  return site.startsWith("https:") ? site : NOBODY;
};

/** Undefined if the site has no keys. */
export function choosePush({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  CONTACT_EMAIL: email,
}: Variables): PushSettings | undefined {
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { keys: { publicKey, privateKey }, contact: (site: string) => pushContact(email, site) };
}

const messagesOf = (due: DueBundle["due"]) => due.map(({ message }) => message);

/** Sends two messages at a time, because email services allow only a few per second. */
export function byMail(mail: MailSender, isSampleWeather: boolean): MessageCarrier {
  return {
    atOnce: 2,
    dropsRepeats: mail.dropsRepeats,
    serviceOf: () => "mail",
    carry: ({ due, createdAt, channel: { id, address, token, site } }) =>
      mail.send({
        to: address,
        ...alertMail(messagesOf(due), { site, token: token ?? "" }, isSampleWeather),
        // The key does not depend on which messages are in the bundle. If some are deleted before a retry, the
        // service still recognises the repeat.
        idempotencyKey: `alerts-${id}-${createdAt}`,
      }),
    carryTest: ({ id, address, token, site }, nowMs) =>
      mail.send({
        to: address,
        ...testMail({ site, token: token ?? "" }),
        idempotencyKey: `alerts-test-${id}-${nowMs}`,
      }),
  };
}

/**
 * Carries messages by push. A repeat has the same topic and tag as the first attempt, so it replaces that one on the
 * device. If the user has dismissed the first one, the repeat appears again.
 */
export function byPush(
  { keys, contact }: PushSettings,
  { clock, log, isSampleWeather }: { clock: Clock; log: Log; isSampleWeather: boolean },
): MessageCarrier {
  const push = createWebPush({ keys, clock, log });
  async function send(
    { address: endpoint, site, p256dh, auth, vapidPublicKey }: OpenChannel,
    message: Pick<PushMessage, "text" | "dates" | "topic">,
  ): Promise<Carried> {
    if (p256dh === null || auth === null) return { outcome: "gone" };
    // The browser consented to a former key, so the push service would refuse the message. The channel stays, because
    // the browser renews its consent when it opens the alerts page.
    if (isFormerKey(vapidPublicKey, keys.publicKey)) return { outcome: "refused" };
    return push({ endpoint, keys: { p256dh, auth }, subject: contact(site), ...message });
  }
  return {
    atOnce: 6,
    dropsRepeats: false,
    serviceOf: ({ address }) => pushServiceOf(address) ?? "none",
    carry: ({ due, createdAt, channel }) =>
      send(channel, {
        text: notificationText(messagesOf(due), createdAt, isSampleWeather),
        dates: messagesOf(due).map(({ date }) => date),
        topic: topicOf(messagesOf(due), createdAt),
      }),
    carryTest: (channel) => send(channel, { text: testNotification(), dates: [], topic: TEST_TOPIC }),
  };
}
