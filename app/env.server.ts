import type {
  AnalyticsEngineDataset,
  D1Database,
  KVNamespace,
  RateLimit,
  SendEmail,
} from "@cloudflare/workers-types";
import * as z from "zod";

const blankAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optionalText = z.preprocess(blankAsAbsent, z.string().optional());
const serviceUrl = (publicUrl: string) => z.preprocess(blankAsAbsent, z.url().default(publicUrl));

/** The services for real forecasts, each with the variable that it requires; null if it requires none. */
const WEATHER_SERVICES = {
  "open-meteo": null,
  "met-norway": "CONTACT_EMAIL",
  openweather: "OPENWEATHER_API_KEY",
} as const;
export type WeatherService = keyof typeof WEATHER_SERVICES;
export const WEATHER_SERVICE_NAMES = Object.keys(WEATHER_SERVICES) as WeatherService[];

const sessionSecret = z.string().min(16, "needs at least 16 characters for each secret");

/** Every variable that the Worker knows; .dev.vars.example says what each is for. */
const variables = z.object({
  GEOCODER: z.enum(["embedded", "postcodes-io"]).default("embedded"),
  POSTCODES_IO_URL: serviceUrl("https://api.postcodes.io"),
  ROUTE_PLANNER: z.enum(["embedded", "osrm"]).default("embedded"),
  OSRM_URL: serviceUrl("https://router.project-osrm.org"),
  WEATHER_PROVIDER: z.enum(["sample", ...WEATHER_SERVICE_NAMES]).default("sample"),
  /** Chooses other sample weather for the same days. */
  SAMPLE_WEATHER_SEED: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(999).default(0)),
  /**
   * The second weather service. If a whole run of the first one fails, the places with the oldest forecasts are
   * fetched from it. Not used with sample weather.
   */
  WEATHER_FALLBACK: z.preprocess(blankAsAbsent, z.enum(WEATHER_SERVICE_NAMES).optional()),
  OPEN_METEO_URL: serviceUrl("https://api.open-meteo.com"),
  /**
   * The address of the marine forecast. The default is Open-Meteo's own address if OPEN_METEO_URL is also
   * Open-Meteo's own; otherwise there is no default, and the site has no forecast of the sea.
   */
  OPEN_METEO_MARINE_URL: z.preprocess(blankAsAbsent, z.url().optional()),
  /**
   * The service that reports how long the sun shone on past days; none by default. Used only with Open-Meteo's
   * forecasts.
   */
  OPEN_METEO_API_KEY: optionalText,
  MET_NORWAY_URL: serviceUrl("https://api.met.no"),
  /**
   * The most places per run. Each takes one subrequest: the free plan allows 50 per run, the paid plan 1,000 or more.
   */
  MET_NORWAY_PLACES_PER_RUN: z.preprocess(
    blankAsAbsent,
    z.coerce.number().int().min(1).max(10_000).default(900),
  ),
  OPENWEATHER_URL: serviceUrl("https://api.openweathermap.org"),
  OPENWEATHER_API_KEY: optionalText,
  NSWWS_URL: serviceUrl("https://data.hub.api.metoffice.gov.uk/nswws/v1.1"),
  /**
   * The key for official weather warnings. The operator accepts the terms of the service by setting it. Without a
   * key, the site requests no warnings.
   */
  NSWWS_API_KEY: optionalText,
  PLACES_PROVIDER: z.enum(["embedded", "overpass"]).default("embedded"),
  OVERPASS_URL: serviceUrl("https://overpass-api.de"),
  /** The site's own address, such as https://sunny.example, for links in emails. Required if the site sends email. */
  SITE_ORIGIN: z.preprocess(
    blankAsAbsent,
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  /** The sender of every email. Without it the site sends no email, even with a key or the binding EMAIL. */
  MAIL_FROM: z.preprocess(blankAsAbsent, z.email().optional()),
  RESEND_URL: serviceUrl("https://api.resend.com"),
  RESEND_API_KEY: optionalText,
  /**
   * The site's push keys (npm run push:keys). Set both or neither. After a change, a browser gets no notifications
   * until its user opens Alerts.
   */
  VAPID_PUBLIC_KEY: z.preprocess(
    blankAsAbsent,
    z
      .string()
      .regex(/^B[\w-]{86}$/, "is not a public key of npm run push:keys")
      .optional(),
  ),
  VAPID_PRIVATE_KEY: z.preprocess(
    blankAsAbsent,
    z
      .string()
      .regex(/^[\w-]{43}$/, "is not a private key of npm run push:keys")
      .optional(),
  ),
  /**
   * How many messages of alerts one run sends. Each takes three subrequests: the free plan allows 50 per run, the
   * paid plan 1,000 or more.
   */
  DELIVERIES_PER_RUN: z.preprocess(blankAsAbsent, z.coerce.number().int().min(1).max(300).default(15)),
  /** A word that /healthz sends in X-Instance, so that `npm start` recognises the server that it has started. */
  INSTANCE: optionalText,
  /** "off" removes the limits on requests, for benches and tests. The limits themselves are in wrangler.toml. */
  REQUEST_LIMITS: z.enum(["on", "off"]).default("on"),
  /** The secrets for cookies, with commas between them. The first one signs; signatures of the others stay valid. */
  SESSION_SECRET: z
    .string("is needed: npm run setup writes one into .dev.vars")
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.tuple([sessionSecret], sessionSecret)),
  /** Who is responsible for the site and for its visitors' data. If it is not set, the privacy text says so. */
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  ICO_REGISTRATION: optionalText,
  CONTACT_EMAIL: z.preprocess(blankAsAbsent, z.email().optional()),
});

export type Variables = z.output<typeof variables>;

export const VARIABLE_NAMES: readonly string[] = variables.keyof().options;

export interface Environment {
  readonly variables: Variables;
  readonly database: D1Database;
  readonly cache: KVNamespace;
  /** Cloudflare's email service; undefined if wrangler.toml does not bind it. */
  readonly email: SendEmail | undefined;
  /** Cloudflare's Analytics Engine; undefined if wrangler.toml does not bind it. */
  readonly usage: AnalyticsEngineDataset | undefined;
  /** The limits on requests per client and minute; undefined if they are not bound, or if REQUEST_LIMITS is off. */
  readonly limits: { readonly call: RateLimit | undefined; readonly page: RateLimit | undefined };
}

/** Reads the Worker's variables and bindings. Throws an error that names the invalid variables. */
export function readEnvironment(bindings: Record<string, unknown>): Environment {
  const parsed = variables.safeParse(bindings);
  if (!parsed.success) throw new Error(`The variables are not valid: ${z.prettifyError(parsed.error)}`);
  const { DB, CACHE, EMAIL, USAGE, CALL_LIMIT, PAGE_LIMIT } = bindings as {
    DB?: D1Database;
    CACHE?: KVNamespace;
    EMAIL?: SendEmail;
    USAGE?: AnalyticsEngineDataset;
    CALL_LIMIT?: RateLimit;
    PAGE_LIMIT?: RateLimit;
  };
  if (!DB || !CACHE) throw new Error("The bindings DB (D1) and CACHE (KV) are missing: see wrangler.toml");
  const { WEATHER_PROVIDER: weather } = parsed.data;
  const weatherKey = weather === "sample" ? null : WEATHER_SERVICES[weather];
  if (weatherKey) requireKey(true, weatherKey, parsed.data);
  const isMailSetUp = parsed.data.RESEND_API_KEY !== undefined || EMAIL !== undefined;
  requireKey(isMailSetUp, "MAIL_FROM", parsed.data);
  // Without SITE_ORIGIN, any caller's Host header would decide where the links in another person's email lead.
  requireKey(isMailSetUp, "SITE_ORIGIN", parsed.data);
  const isLimited = parsed.data.REQUEST_LIMITS === "on";
  const limits = isLimited ? { call: CALL_LIMIT, page: PAGE_LIMIT } : { call: undefined, page: undefined };
  return { variables: parsed.data, database: DB, cache: CACHE, email: EMAIL, usage: USAGE, limits };
}

function requireKey(isNeeded: boolean, name: keyof Variables, given: Variables): void {
  if (isNeeded && !given[name])
    throw new Error(`${name} is required by your settings: see .dev.vars.example`);
}

export function isWeatherUsable(service: WeatherService, given: Variables): boolean {
  const key = WEATHER_SERVICES[service];
  return key === null || given[key] !== undefined;
}
