import merged from "../catalogue/merged.json";
import { createRequestCounter } from "./adapters/log/analytics-engine";
import { composeAccuracy } from "./features/accuracy/compose.server";
import { composeAccounts } from "./composition/accounts.server";
import { createRequestLimiter } from "./adapters/security/request-limiter";
import { adminUseCases } from "./composition/admin.server";
import { composeAlerts } from "./features/alerts/compose.server";
import { chooseMail, choosePush } from "./composition/mail.server";
import { type Geodata, composePlatform } from "./composition/platform.server";
import { composeSearch, mapUseCases, searchUseCases, tripUseCases } from "./composition/search.server";
import { composeWarnings } from "./composition/warnings.server";
import { composeWeather } from "./composition/weather.server";
import { asOneRequest } from "./db/one-request";
import { createSiteMarkStore } from "./db/accounts/site-mark-store";
import { SAMPLE_WEATHER, weatherNotice } from "./domain/weather/forecast-origin";
import { type Variables, readEnvironment } from "./env.server";
import { createCookies } from "./http/session/cookies.server";

let composed: { bindings: Record<string, unknown>; app: App } | null = null;

/** Connects the use cases with their adapters: once per isolate, and again if the bindings change. */
export function compose(...from: Parameters<typeof createApp>): App {
  const [bindings] = from;
  if (composed?.bindings !== bindings) composed = { bindings, app: createApp(...from) };
  return composed.app;
}

export type App = ReturnType<typeof createApp>;

function createApp(
  bindings: Record<string, unknown>,
  geodata: Geodata,
  keepAlive: (work: Promise<unknown>) => void,
) {
  const environment = readEnvironment(bindings);
  const { email, usage, limits, variables } = environment;
  const platform = composePlatform(environment, geodata, keepAlive);
  const { clock, log, db, sessionDb, afterAnswer } = platform;
  const secret = variables.SESSION_SECRET[0];
  const mail = chooseMail(variables, email, log);
  const weather = composeWeather(platform);
  const isSampleWeather = weather.provider === SAMPLE_WEATHER;
  const warnings = composeWarnings(platform);
  const searching = composeSearch(platform, weather, warnings.source);
  const { geocoder, snapshots } = searching.search;
  const accounts = composeAccounts({
    db,
    sessionDb,
    secret,
    site: variables.SITE_ORIGIN,
    clock,
    log,
    geocoder,
    mail,
    answerLeaves: afterAnswer,
  });
  const alerts = composeAlerts({
    db,
    clock,
    log,
    geocoder: searching.embeddedGeocoder,
    graph: platform.roadGraph,
    labelsOf: searching.labelsOf,
    traits: searching.search.traits,
    snapshots,
    warnings: warnings.source,
    secret,
    mail,
    push: choosePush(variables),
    isSampleWeather,
    deliveriesPerRun: variables.DELIVERIES_PER_RUN,
  });
  const accuracy = composeAccuracy(platform, {
    snapshots,
    geocoder: searching.embeddedGeocoder,
    labelsOf: searching.labelsOf,
    provider: weather.provider,
  });
  const marks = createSiteMarkStore(db);
  return {
    clock,
    log,
    asOneRequest,
    requests: createRequestCounter(usage, log),
    limiter: createRequestLimiter(limits, log),
    cookies: createCookies({ secrets: variables.SESSION_SECRET }),
    /** The address of the site, as the operator has set it; null if it is not set. */
    siteOrigin: variables.SITE_ORIGIN ?? null,
    instance: variables.INSTANCE,
    config: {
      contactEmail: variables.CONTACT_EMAIL ?? null,
      canSendMail: mail !== undefined,
      isSampleWeather,
      weatherNotice: weatherNotice(weather.provider),
      deployment: {
        ...operatorOf(variables),
        mailCarrier: mail !== undefined && variables.RESEND_API_KEY !== undefined ? "Resend" : undefined,
        isCounted: usage !== undefined,
        canNotify: alerts.push.publicKey !== null,
      },
    },
    ...RELEASED,
    ...searchUseCases(searching),
    ...mapUseCases(searching, platform),
    ...tripUseCases(searching, platform),
    ...adminUseCases(platform, weather, geocoder, searching.knownSectors),
    accounts,
    siteMarksOf: (userId: number) => marks.of(userId),
    alerts: alerts.own,
    alertMail: alerts.mail,
    alertPush: alerts.push,
    testChannel: alerts.test,
    toldVisits: alerts.visitsOfMessages,
    readAccuracy: accuracy.read,
    runHourly: async (input: { scheduledForMs: number }) => {
      await weather.runHourly(input, () => accounts.removeExpired());
      await accuracy.reckon();
    },
    evaluateAlerts: async () => {
      await accounts
        .keepStorageLimits()
        .catch((error: unknown) => log.error("storage.limits-not-kept", error));
      await alerts.evaluate();
    },
    deliverMessages: alerts.deliverMessages,
    lookForWarnings: warnings.look,
    /** Returns when the known warnings next change by themselves, in epoch milliseconds; Infinity if never. */
    warningsChangeAtMs: warnings.changeAtMs,
  };
}

/** The operator and the services, in the form in which the site's texts name them. */
const operatorOf = (variables: Variables) => ({
  operatorName: variables.OPERATOR_NAME,
  operatorAddress: variables.OPERATOR_ADDRESS,
  icoRegistration: variables.ICO_REGISTRATION,
  geocoder: variables.GEOCODER,
  routePlanner: variables.ROUTE_PLANNER,
});

/** Data that change only with a release. */
const RELEASED = {
  /** Returns the slug of the place that a former place was merged into; null for any other slug. */
  mergedInto: (slug: string): string | null =>
    Object.hasOwn(merged, slug) ? merged[slug as keyof typeof merged].into : null,
};
