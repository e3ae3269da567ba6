import { type PushMessage, createWebPush } from "#app/features/alerts/adapters/web-push";
import type { VapidKeys } from "#app/features/alerts/adapters/vapid";
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
import type { AlertVariables } from "./variables.server";

/** With the contact of its operator (mailto: or https:) for push services. */
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
export function choosePush(
  {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }: Pick<AlertVariables, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">,
  email: string | undefined,
): PushSettings | undefined {
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { keys: { publicKey, privateKey }, contact: (site: string) => pushContact(email, site) };
}

const messagesOf = (due: DueBundle["due"]) => due.map(({ message }) => message);

/** Two at a time: email services allow only a few per second. */
export function byMail(mail: MailSender, isSampleWeather: boolean): MessageCarrier {
  return {
    atOnce: 2,
    dropsRepeats: mail.dropsRepeats,
    serviceOf: () => "mail",
    carry: ({ due, createdAt, channel: { id, address, token, site } }) =>
      mail.send({
        to: address,
        ...alertMail(messagesOf(due), { site, token: token ?? "" }, isSampleWeather),
        // Even if some messages are deleted before a retry, the service recognises the repeat.
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

/** A repeat has the topic and tag of the first attempt, which it replaces; dismissed, it appears again. */
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
    // The push service would refuse a former key. The browser renews its consent when it opens the alerts
    // page.
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
