import { createWebPush } from "#app/features/alerts/adapters/web-push";
import { pushServiceOf } from "#app/features/alerts/domain/push";
import { alertMail, testMail } from "#app/features/alerts/presenters/mails";
import {
  TEST_TOPIC,
  notificationText,
  testNotification,
  topicOf,
} from "#app/features/alerts/presenters/notification";
import type { DueBundle, MailKeys, MessageCarrier, OpenChannel } from "#app/features/alerts/services/ports";
import type { MailSender } from "#app/services/mail/ports";
import type { Clock, Log } from "#app/services/ports";
import type { AlertVariables } from "./variables.server";

/** Undefined if the site has no keys. Push services get the operator's address as a contact, or else the site's own. */
export function choosePush(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: AlertVariables,
  email: string | undefined,
) {
  if (publicKey === undefined || privateKey === undefined) return undefined;
  // RFC 8292 allows only https: and mailto: addresses, and a developer's machine has neither.
  const contact = (site: string) =>
    email !== undefined ? `mailto:${email}` : site.startsWith("https:") ? site : "mailto:nobody@example.com";
  return { keys: { publicKey, privateKey }, contact };
}

const messagesOf = (due: DueBundle["due"]) => due.map(({ message }) => message);

/** Two at a time: email services allow only a few per second. */
export function byMail(mail: MailSender, keys: MailKeys, isSampleWeather: boolean): MessageCarrier {
  const linkOf = async ({ site, token }: OpenChannel) => ({ site, key: await keys.keyOf(token ?? "") });
  return {
    atOnce: 2,
    dropsRepeats: mail.dropsRepeats,
    serviceOf: () => "mail",
    carry: async ({ due, createdAt, channel }) =>
      mail.send({
        to: channel.address,
        ...alertMail(messagesOf(due), await linkOf(channel), {
          isGuest: channel.userId === null,
          isSampleWeather,
        }),
        // Even if some messages are deleted before a retry, the service recognises the repeat.
        idempotencyKey: `alerts-${channel.id}-${createdAt}`,
      }),
    carryTest: async (channel, nowMs) =>
      mail.send({
        to: channel.address,
        ...testMail(await linkOf(channel)),
        idempotencyKey: `alerts-test-${channel.id}-${nowMs}`,
      }),
  };
}

/** A repeat has the topic and tag of the first attempt, which it replaces; dismissed, it appears again. */
export function byPush(
  chosen: NonNullable<ReturnType<typeof choosePush>>,
  { clock, log, isSampleWeather }: { clock: Clock; log: Log; isSampleWeather: boolean },
): MessageCarrier {
  const push = createWebPush({ ...chosen, clock, log });
  return {
    atOnce: 6,
    dropsRepeats: false,
    serviceOf: ({ address }) => pushServiceOf(address) ?? "none",
    carry: ({ due, createdAt, channel }) =>
      push(channel, {
        text: notificationText(messagesOf(due), createdAt, isSampleWeather),
        dates: messagesOf(due).map(({ date }) => date),
        topic: topicOf(messagesOf(due), createdAt),
      }),
    carryTest: (channel) => push(channel, { text: testNotification(), dates: [], topic: TEST_TOPIC }),
  };
}
