import { env } from "cloudflare:workers";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { createFavoriteStore } from "#app/db/favorites/favorite-store";
import { createSearchHistoryStore } from "#app/db/history/search-history-store";
import { rowCount, seedTrips } from "../fakes/trip-rows";
import { createCookies } from "#app/http/session/cookies.server";
import * as favorites from "#app/routes/api/favorites";
import * as favorite from "#app/routes/api/favorites.item";
import * as history from "#app/routes/api/search-history";
import * as click from "#app/routes/api/search-history.click";
import * as itemClick from "#app/routes/api/search-history.item-click";
import * as toggle from "#app/routes/parts/favorite-toggle";
import { createFavorites } from "#app/services/favorites/favorites";
import { createHistory } from "#app/services/history/history";
import { routeAnswer } from "./route-answer";
import { createRecommendations } from "#app/services/recommendations/recommendations";
import { geocoderKnowing, someTripDeps, someUser } from "../fakes/in-memory-trips";

/** Returns the token in the session cookie of user 1, 2 …: 43 characters, as real tokens have. */
const tokenOf = (userId: number) => String(userId).repeat(43);
const cookies = createCookies({ secrets: ["a secret for tests"] });

type Route = { loader?: unknown; action?: unknown };
type Handler = (args: ActionFunctionArgs) => unknown;
interface Call {
  readonly body?: unknown;
  readonly params?: Record<string, string>;
  /** The caller's user id; 0 for a guest. */
  readonly userId?: number;
  readonly form?: Record<string, string>;
}

/** The use cases over the real stores, with fakes for the rest: snapshot, geocoder, roads, accounts. */
function createContext(userId: number, database = env.DB): AppLoadContext {
  const db = openDatabase(database);
  const stores = { favorites: createFavoriteStore(db), history: createSearchHistoryStore(db) };
  const deps = { ...someTripDeps(), ...stores, geocoder: geocoderKnowing("SW1A 1AA") };
  const app = {
    clock: deps.clock,
    log: deps.log,
    cookies,
    accounts: {
      userOfSession: (token: string) =>
        Promise.resolve(token === tokenOf(userId) ? someUser({ id: userId }) : null),
    },
    favorites: createFavorites(deps),
    history: createHistory({ ...deps, afterAnswer: () => Promise.resolve() }),
    recommendations: createRecommendations(deps),
  };
  return { app, nonce: "", waitUntil: () => {} } as unknown as AppLoadContext;
}

async function send(route: Route, method: string, call: Call = {}, database?: D1Database): Promise<Response> {
  const { body, form, params = {}, userId = 1 } = call;
  const url = "http://localhost/call";
  const headers = new Headers();
  if (userId > 0) {
    const request = new Request(url);
    headers.set("Cookie", (await cookies.session(request).serialize(tokenOf(userId))).split(";", 1)[0] ?? "");
  }
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const sent = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
  const request = new Request(url, { method, headers, body: sent });
  const handler = (method === "GET" ? route.loader : route.action) as Handler;
  return routeAnswer(() => handler({ request, params, context: createContext(userId, database) }));
}

const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message;
const search = { postcode: "sw1a1aa", drivingHours: 2 };

beforeEach(() => seedTrips(env.DB, { users: 2, destinations: 3 }));

it("the call of a guest is answered with 401 in words and leaves no row", async () => {
  const answer = await send(favorites, "POST", { body: { destinationId: 1 }, userId: 0 });
  expect(answer.status).toBe(401);
  expect(await messageOf(answer)).toMatch(/logged in/);
  expect(await rowCount(env.DB, "favorite_destinations")).toBe(0);
});

describe("saving a destination", () => {
  it("twice gives 201, then 200, and its DELETE may be repeated", async () => {
    const add = () => send(favorites, "POST", { body: { destinationId: 2 } });
    const remove = () => send(favorite, "DELETE", { params: { destinationId: "2" } });
    const answers = [await add(), await add(), await remove(), await remove()];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 204, 204]);
  });

  it("needs a destination's number, in the body and in the address", async () => {
    for (const destinationId of [0, -1, 1.5, "1", "abc", 2 ** 53, undefined, null, [1], { a: 1 }]) {
      const answer = await send(favorites, "POST", { body: { destinationId } });
      expect([destinationId, answer.status]).toEqual([destinationId, 400]);
      expect(await answer.json()).toMatchObject({ errors: { destinationId: expect.any(String) as string } });
    }
    for (const destinationId of ["abc", "1.5", "-1", "01", "0001", "99999999999999999", ""]) {
      const answer = await send(favorite, "DELETE", { params: { destinationId } });
      expect([destinationId, answer.status]).toEqual([destinationId, 400]);
    }
    expect(await rowCount(env.DB, "favorite_destinations")).toBe(0);
  });
});

describe("search records", () => {
  const record = async (userId = 1) =>
    (await (await send(history, "POST", { body: search, userId })).json<{ id: number }>()).id;

  it("are made with an id, and marked as clicked by their own user", async () => {
    const id = await record();
    const mark = async (at: string, userId = 1) =>
      (await send(itemClick, "PUT", { params: { id: at }, userId })).status;
    expect(await mark(String(id), 2)).toBe(404);
    expect(await mark(String(id))).toBe(204);
    const row = await env.DB.prepare("SELECT postcode, clicked FROM search_history").first();
    expect(row).toEqual({ postcode: "SW1A 1AA", clicked: 1 });
    const statuses = await Promise.all(["abc", "1e0", "01", "00", "0", "999"].map((at) => mark(at)));
    expect(statuses).toEqual([400, 400, 400, 400, 404, 404]);
  });

  it("are not made for an unknown postcode: lists start from the last known one", async () => {
    const answer = await send(history, "POST", { body: { ...search, postcode: "QQ1 1QQ" } });
    expect([answer.status, await messageOf(answer)]).toEqual([404, "We couldn't find the postcode QQ1 1QQ."]);
    expect(await rowCount(env.DB, "search_history")).toBe(0);
  });

  it.each([
    [{ postcode: "SW1A-1A", drivingHours: 2 }, { postcode: "Invalid UK postcode format" }],
    [
      { postcode: "SW1A 1AA", drivingHours: 6 },
      { drivingHours: "Driving hours must be a whole number from 1 to 5" },
    ],
  ])("are refused for %j", async (body, errors) => {
    const answer = await send(history, "POST", { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors });
    expect(await rowCount(env.DB, "search_history")).toBe(0);
  });

  it("take the clicks on destinations, which then come first among the recent places", async () => {
    await record();
    expect((await send(click, "POST", { body: { destinationId: 3 } })).status).toBe(204);
    expect((await send(click, "POST", { body: { destinationId: 99 } })).status).toBe(404);
    const recent = await (
      await send(history, "GET")
    ).json<{ destination: { id: number }; reasons: string[] }[]>();
    expect(recent.map(({ destination }) => destination.id)).toEqual([3, 1, 2]);
    expect(recent[0]?.reasons).toEqual(["you looked at it recently"]);
    expect(recent[1]?.reasons).toEqual(["among the best today within 2 hours of SW1A"]);
  });
});

describe("a database that does not answer", () => {
  const broken = {
    prepare: () => {
      throw new Error("D1_ERROR: as told");
    },
  } as unknown as D1Database;

  it("gives a call 503 in words that name no vendor", async () => {
    const answer = await send(favorites, "POST", { body: { destinationId: 1 } }, broken);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await messageOf(answer)).toBe("This isn't available at the moment. Please try again shortly.");
  });

  it("sends the form's visitor back with a message, and no change", async () => {
    const form = { destinationId: "1", intent: "add", returnTo: "/search" };
    const answer = await send(toggle, "POST", { form }, broken);
    expect(answer.headers.get("Location")).toBe("/search");
    expect(await toastOf(answer)).toMatchObject({
      title: "Error",
      description: "Could not add to favorites. Please try again.",
    });
  });
});

async function toastOf(answer: Response): Promise<unknown> {
  return cookies.toast(new Request("http://localhost/")).parse(answer.headers.get("Set-Cookie"));
}

describe("the heart as a form", () => {
  const press = (form: Record<string, string>, userId = 1) => send(toggle, "POST", { form, userId });

  it("leads nowhere else, says so where there is no such destination, and sends a guest to sign in", async () => {
    const answer = await press({ destinationId: "99", intent: "add", returnTo: "https://evil.example/" });
    expect(answer.headers.get("Location")).toBe("/favorites");
    expect(await toastOf(answer)).toMatchObject({ title: "Error" });
    const refused = await press({ destinationId: "1", intent: "add" }, 0);
    expect(refused.headers.get("Location")).toBe("/auth?from=feature");
    expect(await rowCount(env.DB, "favorite_destinations")).toBe(0);
  });
});
