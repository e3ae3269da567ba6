import { beforeEach, describe, expect, it } from "vitest";
import * as fetchPlaces from "#app/routes/api/admin/destinations.fetch-places";
import * as placeWeather from "#app/routes/api/admin/destinations.weather";
import * as lists from "#app/routes/api/admin/destinations.list";
import * as weather from "#app/routes/api/admin/weather";
import * as refresh from "#app/routes/api/admin/weather.refresh";
import type { RefusedForm } from "#app/presenters/form-view";
import * as dashboard from "#app/routes/admin/admin";
import { ProviderError } from "#app/services/ports";
import { insertDestinations } from "../sample-rows";
import { ofList } from "../catalogue/site";
import { FOUND, type AdminSite, messageOf, startAdminSite } from "./site";

const activities = ofList(lists, "activities");

const ZERO = { newActivities: 0, newHotels: 0, newCampsites: 0 };

let site: AdminSite;
beforeEach(async () => {
  site = await startAdminSite();
  await insertDestinations(site.db, 2);
});

const params = { id: "1" };
const fetchIt = (id = "1") => site.send(fetchPlaces, "POST", { params: { id } });
const refreshIt = (id = "1") => site.send(placeWeather, "POST", { params: { id } });
const destination = async (id = 1) =>
  (await site.db.query.destinations.findMany()).find((row) => row.id === id);
const audit = async () => site.db.query.auditLog.findMany();
const forecasts = async () => site.deps.forecasts.all();

describe("fetching places", () => {
  it("adds what was found, counts it, makes a new version, records and publishes it", async () => {
    const before = await destination();
    const answer = await fetchIt();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { newActivities: 2, newHotels: 1, newCampsites: 1 },
    ]);
    const after = await destination();
    expect(after?.activities).toEqual(FOUND.activities.map(({ item }) => item));
    expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? Infinity);
    expect(await audit()).toMatchObject([{ action: "places.fetch", subjectId: 1, username: "admin" }]);
    expect(site.publisher.published).toHaveLength(1);
    expect((await destination(2))?.activities).toEqual([]);
  });

  it("again adds nothing, says so, and changes no version; pressed twice at once too", async () => {
    const counts = await Promise.all([fetchIt(), fetchIt()].map(async (answer) => (await answer).json()));
    expect(counts).toContainEqual({ newActivities: 2, newHotels: 1, newCampsites: 1 });
    expect(counts).toContainEqual(ZERO);
    const once = await destination();
    expect(await (await fetchIt()).json()).toEqual(ZERO);
    expect(await destination()).toEqual(once);
    expect(await audit()).toHaveLength(1);
  });

  it("loses nothing that is added meanwhile", async () => {
    site.provider.near = async () => {
      const body = { name: "Harbour walk", description: "Round it.", type: "attraction" };
      expect((await site.send(activities, "POST", { params, body })).status).toBe(201);
      return FOUND;
    };
    await fetchIt();
    expect((await destination())?.activities.map(({ name }) => name)).toEqual([
      "Harbour walk",
      "Town Museum",
      "Old Castle",
    ]);
  });

  it("from a source that fails is refused in words, as for a destination that there is not, and changes nothing", async () => {
    const before = await destination();
    for (const [code, answered, retryAfter] of [
      ["unreachable", 502, null],
      ["malformed", 502, null],
      ["rate-limited", 503, "900"],
      ["circuit-open", 503, "900"],
    ] as const) {
      site.provider.near = () => Promise.reject(new ProviderError("vendor-name", code, "as told"));
      const answer = await fetchIt();
      expect([code, answer.status, answer.headers.get("Retry-After")]).toEqual([code, answered, retryAfter]);
      expect(await messageOf(answer)).toMatch(/^The source of places .* try again later\.$/);
    }
    for (const id of ["99", "0", "abc", "1.5", "__proto__"]) {
      expect([id, (await fetchIt(id)).status]).toEqual([id, 404]);
    }
    expect([await destination(), await audit(), site.publisher.published]).toEqual([before, [], []]);
  });
});

describe("refreshing one place's weather", () => {
  it("stores and publishes its forecast and no other place's", async () => {
    const answer = await refreshIt();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { destination: { id: 1, name: "Place 0" }, issuedAt: "2026-06-12T09:00:00.000Z" },
    ]);
    expect([...(await forecasts()).keys()]).toEqual([1]);
    expect(site.publisher.published[0]?.content.forecasts.map((forecast) => forecast?.fetchedAt)).toEqual([
      site.time.nowMs,
      undefined,
    ]);
    expect(await audit()).toMatchObject([
      { action: "weather.refresh", subjectId: 1, after: { name: "Place 0" } },
    ]);
  });

  it("says when to ask again where the service says so, and finds no place 99", async () => {
    expect((await refreshIt("99")).status).toBe(404);
    const retryAtMs = site.time.nowMs + 3_600_000;
    site.provider.forecasts = () =>
      Promise.reject(new ProviderError("fake", "rate-limited", "as told", { retryAtMs }));
    const answer = await refreshIt();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "3600"]);
  });
});

describe("refreshing all", () => {
  const start = () => site.send(refresh, "POST");
  const state = async () => (await site.send(weather, "GET")).json<Record<string, unknown>>();

  it("starts a run, whose end the status shows", async () => {
    expect(await state()).toMatchObject({ running: null, runs: [], places: 2, fresh: 0, missing: 2 });
    const answer = await start();
    expect([answer.status, await answer.json()]).toEqual([202, { runId: 1 }]);
    expect(await state()).toMatchObject({
      provider: "fake",
      secondProvider: null,
      isSample: false,
      running: null,
      places: 2,
      fresh: 2,
      stale: 0,
      missing: 0,
      nextRunAt: "2026-06-12T10:00:00.000Z",
      oldestFetchedAt: "2026-06-12T09:00:00.000Z",
      runs: [{ id: 1, outcome: "complete", placesRefreshed: 2, placesFailed: 0 }],
    });
    expect(await audit()).toMatchObject([{ action: "weather.refresh", subjectId: null, username: "admin" }]);
    expect(site.publisher.published).toHaveLength(1);
  });

  it("is refused while the lease is held", async () => {
    await site.runs.acquireLease("the hourly run", site.time.nowMs, site.time.nowMs + 60_000);
    const answer = await start();
    expect([answer.status, await messageOf(answer)]).toEqual([409, "A refresh is already under way."]);
    expect([await audit(), site.weather.calls]).toEqual([[], []]);
  });
});

describe("the dashboard's buttons", () => {
  const press = (form: Record<string, string>, as: "admin" | "robin" | "guest" = "admin") =>
    site.send(dashboard, "POST", { form, as, path: "/admin" });
  const refusalOf = async (response: Response) => {
    const { formId, form } = await response.json<RefusedForm>();
    return [response.status, formId, form.formError?.message];
  };

  it("lead nowhere but to the dashboard", async () => {
    for (const returnTo of ["https://evil.example", "//evil.example", "/settings"]) {
      const answer = await press({ intent: "fetch-places", destinationId: "1", returnTo });
      expect([returnTo, answer.headers.get("Location")]).toEqual([returnTo, "/admin"]);
    }
  });

  it("say what failed, and that the database did where it did", async () => {
    expect(await refusalOf(await press({ intent: "fetch-places", destinationId: "99" }))).toEqual([
      404,
      "buttons",
      "Failed to fetch places data. We can't find that destination.",
    ]);
    site.statements.length = 0;
    site.fault.atStatement = 2;
    expect(await refusalOf(await press({ intent: "refresh-all" }))).toEqual([
      503,
      "buttons",
      "Failed to refresh weather data. Please try again in a moment.",
    ]);
  });
});
