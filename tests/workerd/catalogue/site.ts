import { env } from "cloudflare:workers";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { createInMemoryKv } from "../../fakes/in-memory-kv";
import { createPendingImports } from "#app/adapters/cache/pending-imports";
import { createAuditStore } from "#app/db/catalogue/audit-store";
import { createSuggestionConverter } from "#app/db/catalogue/conversion";
import { createCatalogueImportStore } from "#app/db/catalogue/import-store";
import { createCatalogueStore } from "#app/db/catalogue/catalogue-store";
import { openDatabase } from "#app/db/client";
import { createWeatherStore } from "#app/db/weather/weather-store";
import { createCookies } from "#app/http/session/cookies.server";
import { readCatalogueText } from "#app/schemas/destination-import";
import { createCatalogue } from "#app/services/catalogue/catalogue";
import { SnapshotUnavailableError } from "#app/services/ports";
import { someUser } from "../../fakes/in-memory-trips";
import {
  answersWell,
  createFakeWeather,
  createInMemoryLog,
  createInMemoryPublisher,
} from "../../fakes/in-memory-weather";
import { countStatements } from "../counted-database";
import { routeAnswer } from "../route-answer";

export const NOW = Date.parse("2026-06-12T09:00:00Z");

/** The caller. The administrator is user 1, and Robin is user 2. */
type Asker = "admin" | "robin" | "guest";
const USERS = {
  admin: someUser({ id: 1, username: "admin" }),
  robin: someUser({ id: 2, username: "robin" }),
};
const tokenOf = (asker: Asker) => asker.padEnd(43, "x");

interface Sent {
  readonly as?: Asker;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly form?: Record<string, string> | FormData;
  readonly headers?: Record<string, string>;
  readonly path?: string;
}
type Handler = (args: ActionFunctionArgs) => unknown;
export interface Route {
  readonly loader?: unknown;
  readonly action?: unknown;
}

/** The catalogue over the real database. The publication, the map and the cache of uploads are in memory. */
export async function startCatalogue() {
  const { binding, statements, fault } = countStatements(env.DB);
  const db = openDatabase(binding);
  const time = { nowMs: NOW };
  const clock = () => time.nowMs;
  const log = createInMemoryLog();
  const publisher = createInMemoryPublisher();
  const catalogueStore = createCatalogueStore(db);
  const kv = createInMemoryKv();
  const geocoder = {
    locate: ({ text, sector }: { text: string; sector: string | null }) =>
      Promise.resolve(
        text === "BA1 1AA"
          ? {
              ok: true as const,
              value: {
                postcode: { text, sector, outcode: "BA1" },
                point: { latitude: 51.381234, longitude: -2.359876 },
                precision: "sector" as const,
              },
            }
          : { ok: false as const, error: "not-found" as const },
      ),
  };
  const deps = {
    catalogue: catalogueStore,
    suggestions: createSuggestionConverter(db),
    audit: createAuditStore(db),
    imports: createCatalogueImportStore(db),
    pending: createPendingImports(kv),
    readCatalogue: readCatalogueText,
    geocoder,
    // No sectors' file is read here: the sectors of the whole catalogue have a test of their own.
    knownSectors: {
      ...geocoder,
      nearest: ({ latitude }: { latitude: number }) => (latitude > 60 ? null : "BA1 1"),
    },
    destinations: catalogueStore,
    forecasts: createWeatherStore(db),
    // Takes the place of the third party, because the adapters have tests of their own.
    weather: createFakeWeather(answersWell),
    fallbacks: { activities: [], hotels: [], campsites: [] },
    publisher,
    clock,
    log,
  };
  const cookies = createCookies({ secrets: ["a secret of the tests"] });
  const app = {
    clock,
    log,
    cookies,
    accounts: {
      userOfSession: (token: string) =>
        Promise.resolve(
          token === tokenOf("admin") ? USERS.admin : token === tokenOf("robin") ? USERS.robin : null,
        ),
    },
    catalogue: createCatalogue(deps),
    warnings: { current: () => Promise.resolve(null) },
    search: {
      currentSnapshot: () =>
        Promise.reject(new SnapshotUnavailableError("there is no snapshot in this test")),
    },
  };
  await addUsers();

  /** Calls a route as Remix does, and waits for the work after the answer. */
  async function send(route: Route, method: string, sent: Sent = {}): Promise<Response> {
    const later: Promise<unknown>[] = [];
    const context = { app, nonce: "", waitUntil: (work: Promise<unknown>) => void later.push(work) };
    const request = await toRequest(method, sent);
    const handler = (method === "GET" || method === "HEAD" ? route.loader : route.action) as Handler;
    const args = { request, params: sent.params ?? {}, context: context as unknown as AppLoadContext };
    const response = await routeAnswer(() => handler(args));
    await Promise.all(later);
    return response;
  }

  async function toRequest(method: string, sent: Sent): Promise<Request> {
    const { as = "admin", body, form, headers: given = {}, path = "/call" } = sent;
    const url = new URL(path, "http://localhost");
    const headers = new Headers(given);
    if (as !== "guest") {
      const cookie = await cookies.session(new Request(url)).serialize(tokenOf(as));
      headers.set("Cookie", cookie.split(";", 1)[0] ?? "");
    }
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const content = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
    const posted = form instanceof FormData ? form : form ? new URLSearchParams(form) : content;
    return new Request(url, { method, headers, body: posted });
  }

  return { send, app, deps, db, kv, time, log, publisher, statements, fault };
}

export type CatalogueSite = Awaited<ReturnType<typeof startCatalogue>>;

async function addUsers(): Promise<void> {
  const insert = env.DB.prepare(
    "INSERT INTO users (id, username, username_key, password, created_at) VALUES (?1, ?2, ?2, '', 1)",
  );
  await env.DB.batch([insert.bind(1, "admin"), insert.bind(2, "robin")]);
}

/** A valid body for a new destination. */
export const BATH = {
  name: "Bath",
  postcode: "ba11aa",
  imageUrl: "/images/destinations/bath.svg",
  latitude: "51.3811",
  longitude: "-2.3590",
};

/** Returns the number of rows in each table that a change to the catalogue may affect. */
export async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ["destinations", "removed_destinations", "audit_log", "suggestions"]) {
    const statement = env.DB.prepare(`SELECT count(*) AS count FROM ${table}`);
    counts[table] = (await statement.first<number>("count")) ?? 0;
  }
  return counts;
}

/**
 * Returns the route with its loader and action bound to one list, such as "hotels": they receive its name as the
 * address's parameter `list`.
 */
export function ofList(route: Route, list: string): Route {
  const named = (handler: unknown) => (args: ActionFunctionArgs) =>
    (handler as Handler)({ ...args, params: { ...args.params, list } });
  return { loader: named(route.loader), action: named(route.action) };
}
