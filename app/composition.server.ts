import merged from "../catalogue/merged.json";
import { createRequestCounter } from "./adapters/log/analytics-engine";
import { composeAccounts } from "./composition/accounts.server";
import { createRequestLimiter } from "./adapters/security/request-limiter";
import { adminUseCases } from "./composition/admin.server";
import { WEATHER_PARTS, composeFeatures } from "./composition/features.server";
import type { Feature, Job } from "./composition/feature";
import { chooseMail } from "./composition/mail.server";
import { type Geodata, composePlatform } from "./composition/platform.server";
import { composeSearch, mapUseCases, searchUseCases, tripUseCases } from "./composition/search.server";
import { composeWarnings } from "./composition/warnings.server";
import { composeWeather } from "./composition/weather.server";
import { asOneRequest } from "./db/one-request";
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
  const { assets, email, usage, limits, variables } = environment;
  const platform = composePlatform(environment, geodata, keepAlive);
  const { clock, log } = platform;
  const mail = chooseMail(variables, email, log);
  const weather = composeWeather(platform, WEATHER_PARTS);
  const isSampleWeather = weather.provider === SAMPLE_WEATHER;
  const warnings = composeWarnings(platform);
  const searching = composeSearch(platform, weather, warnings.source);
  const { geocoder } = searching.search;
  const accounts = composeAccounts(platform, geocoder, mail);
  const ofFeatures = composeFeatures({ platform, searching, weather, mail });
  const features: readonly Feature[] = Object.values(ofFeatures).map(({ door }) => door);
  const jobs: readonly Job[] = [
    {
      cron: "0 * * * *",
      run: (scheduledForMs) => weather.runHourly({ scheduledForMs }, () => accounts.removeExpired()),
    },
    {
      cron: "10 * * * *",
      run: () =>
        accounts.keepStorageLimits().catch((error: unknown) => log.error("storage.limits-not-kept", error)),
    },
    { cron: "3-59/10 * * * *", run: warnings.look },
    ...features.flatMap((feature) => feature.jobs ?? []),
  ];
  return {
    clock,
    log,
    asOneRequest,
    requests: createRequestCounter(usage, log),
    limiter: createRequestLimiter(limits, log),
    /** Reads a file of the built site; null if there is none. */
    async files(path: string): Promise<Uint8Array | null> {
      const answer = await assets?.fetch(`https://assets${path}`);
      return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
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
      },
    },
    search: { ...searchUseCases(searching), mergedInto },
    map: mapUseCases(searching, platform),
    ...tripUseCases(searching, platform),
    ...adminUseCases(platform, weather, geocoder, searching.knownSectors),
    accounts,
    warnings: warnings.source,
    ...ofFeatures,
    features,
    /** Does the work of a cron. Returns false if there is none. */
    async runJobs(cron: string, scheduledForMs: number): Promise<boolean> {
      const due = jobs.filter((job) => job.cron === cron);
      for (const { run } of due) await run(scheduledForMs);
      return due.length > 0;
    },
  };
}

const operatorOf = (variables: Variables) => ({
  operatorName: variables.OPERATOR_NAME,
  operatorAddress: variables.OPERATOR_ADDRESS,
  icoRegistration: variables.ICO_REGISTRATION,
  geocoder: variables.GEOCODER,
  routePlanner: variables.ROUTE_PLANNER,
});

/** Returns the slug of the place that a former place was merged into; null for any other slug. */
const mergedInto = (slug: string): string | null =>
  Object.hasOwn(merged, slug) ? merged[slug as keyof typeof merged].into : null;
