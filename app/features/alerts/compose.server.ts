import type { VapidKeys } from "#app/features/alerts/adapters/vapid";
import { type PushMessage, createWebPush } from "#app/features/alerts/adapters/web-push";
import { createEmbeddedRoutePlanner, type EmbeddedPlannerOptions } from "#app/adapters/routing/embedded";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "#app/adapters/security/unguessable";
import { createThrottleStore } from "#app/db/accounts/throttle-store";
import { createAlertChannelStore } from "#app/features/alerts/db/alert-channel-store";
import { createAlertFeedStore } from "#app/features/alerts/db/alert-feed-store";
import { createAlertStore } from "#app/features/alerts/db/alert-store";
import { createAlertOutbox } from "#app/features/alerts/db/alert-outbox";
import { createDeliveryStore } from "#app/features/alerts/db/delivery-store";
import type { Database } from "#app/db/client";
import { isFormerKey, pushServiceOf } from "#app/features/alerts/domain/push";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import { alertMail, confirmationMail, testMail } from "#app/features/alerts/presenters/mails";
import {
  TEST_TOPIC,
  notificationText,
  testNotification,
  topicOf,
} from "#app/features/alerts/presenters/notification";
import { createAlertMail } from "#app/features/alerts/services/alert-mail";
import { createAlertPush } from "#app/features/alerts/services/alert-push";
import { createAlerts } from "#app/features/alerts/services/alerts";
import { deliverMessages } from "#app/features/alerts/services/deliver-messages";
import { evaluateAlerts, matchOf } from "#app/features/alerts/services/evaluate-alerts";
import type {
  AlertMessage,
  Carried,
  DueBundle,
  MessageCarrier,
  OpenChannel,
} from "#app/features/alerts/services/ports";
import { createWarnedNews } from "#app/features/alerts/services/warned-news";
import { visitsOfMessages } from "#app/features/alerts/services/visits-of-messages";
import { createTestChannel } from "#app/features/alerts/services/test-channel";
import type { MailSender } from "#app/services/mail/ports";
import type { WarningSource } from "#app/services/warnings/ports";
import type { Clock, Geocoder, Log, SnapshotSource } from "#app/services/ports";
import type { TraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";

/** The site's push keys, and the contact of its operator (mailto: or https:) for push services. */
interface PushSettings {
  readonly keys: VapidKeys;
  readonly contact: (site: string) => string;
}

interface AlertParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Always the embedded geocoder: a run locates thousands of districts, too many for a third party. */
  readonly geocoder: Geocoder;
  readonly graph: () => RoadGraph;
  readonly labelsOf: EmbeddedPlannerOptions["labelsOf"];
  readonly snapshots: SnapshotSource;
  readonly warnings: WarningSource;
  readonly traits: TraitsOfSnapshot;
  readonly secret: string;
  /** Undefined if the site cannot send email. */
  readonly mail: MailSender | undefined;
  readonly push: PushSettings | undefined;
  readonly isSampleWeather: boolean;
  readonly deliveriesPerRun: number;
}

export function composeAlerts(given: AlertParts) {
  const { db, clock, log, geocoder, graph, snapshots, secret, mail, push, isSampleWeather } = given;
  const { labelsOf, traits, warnings } = given;
  const roadNetwork = createEmbeddedRoutePlanner(graph, {
    labelsOf,
    mostTableBytes: MEMORY_SHARES.alertDriveTables,
  });
  const evaluation = { outbox: createAlertOutbox(db), geocoder, roadNetwork, traits, warnings, clock, log };
  const channels = createAlertChannelStore(db);
  const limits = { attempts: createThrottleStore(db), pseudonym: keyedFingerprint(secret) };
  const ownMail = createAlertMail({
    channels,
    mail,
    randomToken,
    clock,
    log,
    ...limits,
    fingerprint: sha256Fingerprint,
    question: confirmationMail,
  });
  const carriers = {
    ...(mail && { mail: byMail(mail, isSampleWeather) }),
    ...(push && { push: byPush(push, given) }),
  };
  /** Throws if there is no snapshot. */
  const visitsOf = async (messages: readonly AlertMessage[]) =>
    visitsOfMessages(messages, (await snapshots.current()).places, { geocoder, roadNetwork });
  const delivery = {
    channels,
    warnedNews: createWarnedNews({ warnings, visitsOf }),
    carriers,
    clock,
    log,
    deliveries: createDeliveryStore(db),
    perRun: given.deliveriesPerRun,
  };
  return {
    own: createAlerts({
      alerts: createAlertStore(db),
      feeds: createAlertFeedStore(db),
      geocoder,
      roadNetwork,
      snapshots,
      randomToken,
      clock,
      matchOf: (wish) => matchOf(wish, () => snapshots.current(), evaluation),
    }),
    mail: ownMail,
    push: createAlertPush({
      channels,
      clock,
      log,
      publicKey: push?.keys.publicKey ?? null,
      fingerprint: sha256Fingerprint,
    }),
    test: createTestChannel({
      channels,
      carriers,
      ...limits,
      clock,
      log,
      fingerprint: sha256Fingerprint,
    }),
    /** Throws if there is no snapshot. The calendar's request then fails, and calendar apps keep their last copy. */
    visitsOfMessages: visitsOf,
    /** Evaluates all alerts against the published forecasts. */
    evaluate: async () => {
      await ownMail
        .removeUnconfirmed()
        .catch((error: unknown) => log.error("alert-mail.unconfirmed-not-removed", error));
      await evaluateAlerts(await snapshots.current(), evaluation);
    },
    deliverMessages: () => deliverMessages(delivery),
  };
}

const messagesOf = (due: DueBundle["due"]) => due.map(({ message }) => message);

/** Sends two messages at a time, because email services allow only a few per second. */
function byMail(mail: MailSender, isSampleWeather: boolean): MessageCarrier {
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
function byPush(
  { keys, contact }: PushSettings,
  { clock, log, isSampleWeather }: AlertParts,
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
