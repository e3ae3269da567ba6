import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  KVNamespace,
  RateLimit,
  SendEmail,
} from "@cloudflare/workers-types";
import * as z from "zod";

export const blankAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optionalText = z.preprocess(blankAsAbsent, z.string().optional());
const serviceUrl = (publicUrl: string) => z.preprocess(blankAsAbsent, z.url().default(publicUrl));

/** Each with the variable that it requires. */
const WEATHER_SERVICES = {
  "open-meteo": null,
  "met-norway": "CONTACT_EMAIL",
  openweather: "OPENWEATHER_API_KEY",
} as const;
export type WeatherService = keyof typeof WEATHER_SERVICES;
export const WEATHER_SERVICE_NAMES = Object.keys(WEATHER_SERVICES) as WeatherService[];

const sessionSecret = z.string().min(16, "needs at least 16 characters for each secret");

/** .dev.vars.example says what each is for. */
const variables = z.object({
  GEOCODER: z.enum(["embedded", "postcodes-io"]).default("embedded"),
  POSTCODES_IO_URL: serviceUrl("https://api.postcodes.io"),
  ROUTE_PLANNER: z.enum(["embedded", "osrm"]).default("embedded"),
  OSRM_URL: serviceUrl("https://router.project-osrm.org"),
  WEATHER_PROVIDER: z.enum(["sample", ...WEATHER_SERVICE_NAMES]).default("sample"),
  /** Other sample weather for the same days. */
  SAMPLE_WEATHER_SEED: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(999).default(0)),
  /** If a whole run of the first one fails. Not with sample weather. */
  WEATHER_FALLBACK: z.preprocess(blankAsAbsent, z.enum(WEATHER_SERVICE_NAMES).optional()),
  OPEN_METEO_URL: serviceUrl("https://api.open-meteo.com"),
  /** By default Open-Meteo's own if OPEN_METEO_URL is too; otherwise the site has no forecast of the sea. */
  OPEN_METEO_MARINE_URL: z.preprocess(blankAsAbsent, z.url().optional()),
  OPEN_METEO_API_KEY: optionalText,
  MET_NORWAY_URL: serviceUrl("https://api.met.no"),
  /** Each takes one subrequest: the free plan allows 50 per run, the paid plan 1,000 or more. */
  MET_NORWAY_PLACES_PER_RUN: z.preprocess(
    blankAsAbsent,
    z.coerce.number().int().min(1).max(10_000).default(900),
  ),
  OPENWEATHER_URL: serviceUrl("https://api.openweathermap.org"),
  OPENWEATHER_API_KEY: optionalText,
  NSWWS_URL: serviceUrl("https://data.hub.api.metoffice.gov.uk/nswws/v1.1"),
  /** The operator accepts the service's terms by setting it. Without it there are no warnings. */
  NSWWS_API_KEY: optionalText,
  PLACES_PROVIDER: z.enum(["embedded", "overpass"]).default("embedded"),
  OVERPASS_URL: serviceUrl("https://overpass-api.de"),
  /** Such as https://sunny.example, for links in emails. Required if the site sends email. */
  SITE_ORIGIN: z.preprocess(
    blankAsAbsent,
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  /** Without it the site sends no email, even with a key or the binding EMAIL. */
  MAIL_FROM: z.preprocess(blankAsAbsent, z.email().optional()),
  RESEND_URL: serviceUrl("https://api.resend.com"),
  RESEND_API_KEY: optionalText,
  /** /healthz sends it in X-Instance, so that `npm start` recognises its own server. */
  INSTANCE: optionalText,
  /** "off" for benches and tests. The limits themselves are in wrangler.toml. */
  REQUEST_LIMITS: z.enum(["on", "off"]).default("on"),
  /** For cookies, with commas between them. The first one signs; signatures of the others stay valid. */
  SESSION_SECRET: z
    .string("is needed: npm run setup writes one into .dev.vars")
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.tuple([sessionSecret], sessionSecret)),
  /** Responsible for the visitors' data. If it is not set, the privacy text says so. */
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  ICO_REGISTRATION: optionalText,
  CONTACT_EMAIL: z.preprocess(blankAsAbsent, z.email().optional()),
});

export type Variables = z.output<typeof variables>;

export const VARIABLE_NAMES: readonly string[] = variables.keyof().options;

export interface Environment {
  readonly variables: Variables;
  /** For variables of features. */
  readonly bindings: Readonly<Record<string, unknown>>;
  readonly database: D1Database;
  readonly cache: KVNamespace;
  /** Undefined if wrangler.toml does not bind it. */
  readonly email: SendEmail | undefined;
  /** The built site's files. */
  readonly assets: Fetcher | undefined;
  /** Undefined if wrangler.toml does not bind it. */
  readonly usage: AnalyticsEngineDataset | undefined;
  /** Per client and minute; undefined if they are not bound, or if REQUEST_LIMITS is off. */
  readonly limits: { readonly call: RateLimit | undefined; readonly page: RateLimit | undefined };
}

/** Throws an error that names the invalid variables. */
export function readVariables<Value>(shape: z.ZodType<Value>, bindings: Environment["bindings"]): Value {
  const parsed = shape.safeParse(bindings);
  if (!parsed.success) throw new Error(`The variables are not valid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export function readEnvironment(bindings: Record<string, unknown>): Environment {
  const known = readVariables(variables, bindings);
  const { DB, CACHE, ASSETS, EMAIL, USAGE, CALL_LIMIT, PAGE_LIMIT } = bindings as {
    DB?: D1Database;
    CACHE?: KVNamespace;
    ASSETS?: Fetcher;
    EMAIL?: SendEmail;
    USAGE?: AnalyticsEngineDataset;
    CALL_LIMIT?: RateLimit;
    PAGE_LIMIT?: RateLimit;
  };
  if (!DB || !CACHE) throw new Error("The bindings DB (D1) and CACHE (KV) are missing: see wrangler.toml");
  const { WEATHER_PROVIDER: weather } = known;
  const weatherKey = weather === "sample" ? null : WEATHER_SERVICES[weather];
  if (weatherKey) requireKey(true, weatherKey, known);
  const isMailSetUp = known.RESEND_API_KEY !== undefined || EMAIL !== undefined;
  requireKey(isMailSetUp, "MAIL_FROM", known);
  // Otherwise a caller's Host header would decide where links in another person's email lead.
  requireKey(isMailSetUp, "SITE_ORIGIN", known);
  const isLimited = known.REQUEST_LIMITS === "on";
  const limits = isLimited ? { call: CALL_LIMIT, page: PAGE_LIMIT } : { call: undefined, page: undefined };
  return {
    variables: known,
    bindings,
    database: DB,
    cache: CACHE,
    assets: ASSETS,
    email: EMAIL,
    usage: USAGE,
    limits,
  };
}

function requireKey(isNeeded: boolean, name: keyof Variables, given: Variables): void {
  if (isNeeded && !given[name])
    throw new Error(`${name} is required by your settings: see .dev.vars.example`);
}

export function isWeatherUsable(service: WeatherService, given: Variables): boolean {
  const key = WEATHER_SERVICES[service];
  return key === null || given[key] !== undefined;
}
