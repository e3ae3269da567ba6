import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "#app/adapters/security/unguessable";
import { createThrottleStore } from "#app/db/accounts/throttle-store";
import { createMailKeys } from "#app/features/alerts/adapters/mail-keys";
import { createAlertChannelStore } from "#app/features/alerts/db/alert-channel-store";
import { createAlertStore } from "#app/features/alerts/db/alert-store";
import { createAlertOutbox } from "#app/features/alerts/db/alert-outbox";
import { createDeliveryStore } from "#app/features/alerts/db/delivery-store";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Feature, FeatureParts } from "#app/composition/feature";
import { alertLinks, alertOffer } from "#app/features/alerts/presenters/links";
import { confirmationMail } from "#app/features/alerts/presenters/mails";
import type { AlertDeps } from "#app/features/alerts/services/alert-deps";
import { createAlertMail } from "#app/features/alerts/services/alert-mail";
import { createAlertPush } from "#app/features/alerts/services/alert-push";
import { createAlerts } from "#app/features/alerts/services/alerts";
import { deliverMessages } from "#app/features/alerts/services/deliver-messages";
import { newsOf, unknownBrief, weekendBrief } from "#app/features/alerts/presenters/brief";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import { readVariables } from "#app/env.server";
import { PUSH_SERVICE, privacy } from "#app/features/alerts/presenters/privacy";
import { variables as ownVariables } from "./variables.server";
import { byMail, byPush, choosePush } from "./carriers.server";
import { createTestChannel } from "#app/features/alerts/services/test-channel";

export function composeAlerts({ platform, searching, weather, mail }: FeatureParts) {
  const { db, clock, log, variables } = platform;
  const { labelsOf, warnings } = searching;
  const { snapshots } = searching.search;
  // Not a third party: a run locates thousands of districts.
  const geocoder = searching.embeddedGeocoder;
  const own = readVariables(ownVariables, platform.bindings);
  const push = choosePush(own, variables.CONTACT_EMAIL);
  const isSampleWeather = weather.provider === SAMPLE_WEATHER;
  const roadNetwork = createEmbeddedRoutePlanner(platform.roadGraph, {
    labelsOf,
    mostTableBytes: MEMORY_SHARES.jobDriveTables,
  });
  const pseudonym = keyedFingerprint(variables.SESSION_SECRET[0]);
  const keys = createMailKeys(pseudonym, ...variables.SESSION_SECRET.slice(1).map(keyedFingerprint));
  const carriers = {
    ...(mail && { mail: byMail(mail, keys, isSampleWeather) }),
    ...(push && { push: byPush(push, { clock, log, isSampleWeather }) }),
  };
  const deps: AlertDeps = {
    ...{ clock, log, mail, warnings, snapshots, keys, carriers, randomToken, pseudonym },
    fingerprint: sha256Fingerprint,
    attempts: createThrottleStore(db),
    alerts: createAlertStore(db),
    outbox: createAlertOutbox(db),
    channels: createAlertChannelStore(db),
    deliveries: createDeliveryStore(db),
    search: { ...searching.search, geocoder, roadNetwork, routePlanner: roadNetwork },
    ...{ readAsked, newsOf, briefOf: weekendBrief, unknownBrief, question: confirmationMail },
    publicKey: push?.keys.publicKey ?? null,
    perRun: own.DELIVERIES_PER_RUN,
  };
  const ownMail = createAlertMail(deps);
  const evaluate = async () => {
    await ownMail
      .removeUnconfirmed()
      .catch((error: unknown) => log.error("alert-mail.unconfirmed-not-removed", error));
    await evaluateAlerts(await snapshots.current(), deps);
  };
  return {
    ...createAlerts(deps),
    mail: ownMail,
    push: createAlertPush(deps),
    test: createTestChannel(deps),
    door: {
      jobs: [
        // After the refresh, and the rest after each look at the warnings. Not in the run that sends the messages,
        // because each run has its own limits.
        { cron: "10 * * * *", run: evaluate },
        { cron: "3-59/10 * * * *", run: evaluate },
        // A few messages at a time, because email services are slow.
        { cron: "*/5 * * * *", run: () => deliverMessages(deps) },
      ],
      links: alertLinks,
      privacy: { ...privacy, receivers: push ? [PUSH_SERVICE] : [] },
      searchOffer: alertOffer,
    } satisfies Feature,
  };
}
