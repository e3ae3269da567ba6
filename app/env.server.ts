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

/** The services for real forecasts, each with the variable that it requires. */
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
  ROUTE_PLANNER: z.enum(["embedded", "osrm", "openrouteservice"]).default("embedded"),
  OSRM_URL: serviceUrl("https://router.project-osrm.org"),
  OPENROUTESERVICE_URL: serviceUrl("https://api.openrouteservice.org"),
  OPENROUTESERVICE_API_KEY: optionalText,
  WEATHER_PROVIDER: z.enum(["sample", ...WEATHER_SERVICE_NAMES]).default("sample"),
  /** Called for the oldest forecasts if the primary fails for a whole run; unused with sample weather. */
  WEATHER_FALLBACK: z.preprocess(blankAsAbsent, z.enum(WEATHER_SERVICE_NAMES).optional()),
  OPEN_METEO_URL: serviceUrl("https://api.open-meteo.com"),
  /** The marine forecast; by default the one that goes with OPEN_METEO_URL, if that is Open-Meteo's own. */
  OPEN_METEO_MARINE_URL: z.preprocess(blankAsAbsent, z.url().optional()),
  /** The service that reports afterwards how long the sun shone; off by default. Used only beside Open-Meteo's forecasts. */
  SUN_RECORD: z.preprocess(blankAsAbsent, z.enum(["none", "open-meteo-satellite"]).default("none")),
  OPEN_METEO_SATELLITE_URL: serviceUrl("https://satellite-api.open-meteo.com"),
  OPEN_METEO_API_KEY: optionalText,
  MET_NORWAY_URL: serviceUrl("https://api.met.no"),
  /** Each place is a subrequest: the free plan allows 50 per run, the paid one 1,000 and more. */
  MET_NORWAY_PLACES_PER_RUN: z.preprocess(
    blankAsAbsent,
    z.coerce.number().int().min(1).max(10_000).default(900),
  ),
  OPENWEATHER_URL: serviceUrl("https://api.openweathermap.org"),
  OPENWEATHER_API_KEY: optionalText,
  NSWWS_URL: serviceUrl("https://data.hub.api.metoffice.gov.uk/nswws/v1.1"),
  /** Official weather warnings are asked for only with a key, whose terms the operator has read. */
  NSWWS_API_KEY: optionalText,
  PLACES_PROVIDER: z.enum(["embedded", "overpass", "google-places"]).default("embedded"),
  OVERPASS_URL: serviceUrl("https://overpass-api.de"),
  GOOGLE_PLACES_URL: serviceUrl("https://places.googleapis.com"),
  GOOGLE_PLACES_API_KEY: optionalText,
  /** The site's own address, such as https://sunny.example, for links in mails; required wherever mail is set up. */
  SITE_ORIGIN: z.preprocess(
    blankAsAbsent,
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  /** The sender's address of every mail: without it, a key or the binding EMAIL is of no use. */
  MAIL_FROM: z.preprocess(blankAsAbsent, z.email().optional()),
  RESEND_URL: serviceUrl("https://api.resend.com"),
  RESEND_API_KEY: optionalText,
  /**
   * The site's push keys (npm run push:keys): both or neither. After a change, a browser gets no
   * notifications until Alerts is opened there.
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
   * Messages of alerts that one run sends. Each costs three subrequests: the free plan allows 50 per run,
   * the paid one 1,000 and more.
   */
  DELIVERIES_PER_RUN: z.preprocess(blankAsAbsent, z.coerce.number().int().min(1).max(300).default(15)),
  /**
   * A word by which /healthz identifies this process (X-Instance): npm start recognises the server that it
   * has started.
   */
  INSTANCE: optionalText,
  /**
   * "off" removes the request limits, for benches and tests; the limits themselves are in wrangler.toml.
   */
  REQUEST_LIMITS: z.enum(["on", "off"]).default("on"),
  /**
   * The first secret signs; cookies signed with an older one stay valid while it is listed after a comma.
   */
  SESSION_SECRET: z
    .string("is needed: npm run setup writes one into .dev.vars")
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.tuple([sessionSecret], sessionSecret)),
  /** Who is responsible for the site and its visitors' data; the privacy text says if it is not set. */
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
  /** Cloudflare's mail, where wrangler.toml binds it. */
  readonly email: SendEmail | undefined;
  /** Cloudflare's Analytics Engine, where wrangler.toml binds it. */
  readonly usage: AnalyticsEngineDataset | undefined;
  /** Requests per minute for one client; undefined if not bound, or if REQUEST_LIMITS is off. */
  readonly limits: { readonly call: RateLimit | undefined; readonly page: RateLimit | undefined };
}

/** Reads the Worker's bindings once; throws an error that names the invalid variables. */
export function readEnvironment(bindings: Record<string, unknown>): Environment {
  const parsed = variables.safeParse(bindings);
  if (!parsed.success) throw new Error(`The environment is not usable: ${z.prettifyError(parsed.error)}`);
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
  requireKey(parsed.data.ROUTE_PLANNER === "openrouteservice", "OPENROUTESERVICE_API_KEY", parsed.data);
  requireKey(parsed.data.PLACES_PROVIDER === "google-places", "GOOGLE_PLACES_API_KEY", parsed.data);
  const isMailSetUp = parsed.data.RESEND_API_KEY !== undefined || EMAIL !== undefined;
  requireKey(isMailSetUp, "MAIL_FROM", parsed.data);
  // Without SITE_ORIGIN, the Host header of any request would decide the links in another person's email.
  requireKey(isMailSetUp, "SITE_ORIGIN", parsed.data);
  const isLimited = parsed.data.REQUEST_LIMITS === "on";
  const limits = isLimited ? { call: CALL_LIMIT, page: PAGE_LIMIT } : { call: undefined, page: undefined };
  return { variables: parsed.data, database: DB, cache: CACHE, email: EMAIL, usage: USAGE, limits };
}

function requireKey(isNeeded: boolean, name: keyof Variables, given: Variables): void {
  if (isNeeded && !given[name]) throw new Error(`${name} is needed by what is set up: see .dev.vars.example`);
}

/** Whether a weather service has the variable that it requires. */
export function isWeatherUsable(service: WeatherService, given: Variables): boolean {
  const key = WEATHER_SERVICES[service];
  return key === null || given[key] !== undefined;
}
