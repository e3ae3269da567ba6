import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { weakTag } from "#app/http/answers/conditional";
import * as destinations from "#app/routes/api/admin/destinations";
import * as destination from "#app/routes/api/admin/destinations.item";
import * as list from "#app/routes/api/destinations.all";
import * as search from "#app/routes/api/search";
import type { Snapshot } from "#app/services/ports";
import { BATH, type CatalogueSite, startCatalogue } from "./site";

let site: CatalogueSite;
beforeEach(async () => {
  site = await startCatalogue();
});

const FACTS = {
  bestMonths: "Apr-Jun, Sep",
  wetDayPlan: "The Roman Baths.",
  bathingWater: "Warleigh Weir: good",
  carPark: "Charlotte Street car park",
  toilets: "By the Guildhall",
  carParkLatitude: 51.3838,
  carParkLongitude: -2.3683,
  station: "Bath Spa",
  checkedOn: "2026-06-11",
  checkedAgainst: "A visit",
  hook: "Walk = Walk; baths",
};

async function publishBath(facts = {}): Promise<void> {
  const walk = { name: "Walk", description: "Six miles.", dogs: "grounds", cost: "free" };
  const body = { ...BATH, activities: [walk], specialOffer: "Tea", ...facts };
  await site.send(destinations, "POST", { body });
  const { content } = site.publisher.published.at(-1) ?? {};
  const snapshot = { version: "v", ...content } as Snapshot;
  site.app.search.currentSnapshot = () => Promise.resolve(snapshot) as never;
}

describe("GET /api/destinations/all", () => {
  it("shows a guest and a user the public fields only, and the administrator the versions too", async () => {
    await publishBath(FACTS);
    const [guest, user, admin] = await Promise.all(
      (["guest", "robin", "admin"] as const).map(async (as) =>
        (await site.send(list, "GET", { as })).json<object[]>(),
      ),
    );
    expect(guest).toEqual(user);
    const [{ updatedAt, hook, ...shown }] = admin as [{ updatedAt?: string; hook?: string }];
    const [{ hook: words, ...others }] = guest as [{ hook?: string }];
    expect(shown).toEqual(others);
    // The administrator's hook names the things that its nouns stand for; the public one is words.
    expect(words).toBe(hook?.replace(/ = [^;]+/g, "").replaceAll("; ", ", "));
    expect(updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.+Z$/);
    expect(Object.keys(guest?.[0] ?? {}).sort()).toEqual(
      [
        ...[
          "activities",
          "campsites",
          "description",
          "featured",
          "hotels",
          "id",
          "imageUrl",
          "kind",
          "latitude",
        ],
        ...["longitude", "name", "partnershipCode", "postcode", "region", "slug", "specialOffer"],
        ...Object.keys(FACTS),
      ].sort(),
    );
    expect(guest).toMatchObject([
      { ...FACTS, hook: "Walk, baths", activities: [{ dogs: "grounds", dogFriendly: true }] },
    ]);
  });

  it("leaves out unchecked facts", async () => {
    await publishBath();
    const guest = await (await site.send(list, "GET", { as: "guest" })).json<object[]>();
    for (const fact of Object.keys(FACTS)) expect(guest[0]).not.toHaveProperty(fact);
  });

  it("asks no database for a guest, and shows the administrator a change at once", async () => {
    await publishBath();
    await site.send(destinations, "POST", { body: { ...BATH, name: "York" } });
    site.statements.length = 0;
    const guest = await (await site.send(list, "GET", { as: "guest" })).json<unknown[]>();
    expect([guest.length, site.statements]).toEqual([1, []]);
    expect(await (await site.send(list, "GET")).json()).toHaveLength(2);
  });

  it("is a 503 in JSON where there is no snapshot, and 405 for other methods", async () => {
    const answer = await site.send(list, "GET", { as: "guest" });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toHaveProperty("message");
    expect((await site.send(list, "POST", { body: {} })).status).toBe(405);
  });

  it.each(["guest", "admin"] as const)(
    "is not sent again to a %s who has it, and is after a change",
    async (as) => {
      await publishBath();
      const first = await site.send(list, "GET", { as });
      const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
      const again = await site.send(list, "GET", { as, headers });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      site.time.nowMs += 1_000;
      await site.send(destinations, "POST", { body: { ...BATH, name: "York" } });
      const { content } = site.publisher.published.at(-1) ?? {};
      site.app.search.currentSnapshot = () => Promise.resolve({ version: "w", ...content }) as never;
      expect((await site.send(list, "GET", { as, headers })).status).toBe(200);
    },
  );

  it.each(["guest", "admin"] as const)("has another tag in another release for a %s", async (as) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    await publishBath();
    const headers = { "If-None-Match": "*" };
    const tagIn = async (release: string) => {
      vi.stubEnv("RELEASE", release);
      const answer = await site.send(list, "GET", { as, headers });
      expect(answer.status).toBe(304);
      return answer.headers.get("ETag");
    };
    const first = await tagIn("one");
    expect(first).toMatch(/^W\/"\w+"$/);
    expect(await tagIn("one")).toBe(first);
    expect(await tagIn("two")).not.toBe(first);
  });

  it("answers in full to a search's tag of another release", async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    await publishBath();
    const { version } = await site.app.search.currentSnapshot();
    const quarter = Math.ceil(site.time.nowMs / 900_000);
    const headers = {
      "If-None-Match": weakTag("one", version, "http://localhost", "?postcode=BA11AA", quarter, " Infinity"),
    };
    const statusIn = async (release: string) => {
      vi.stubEnv("RELEASE", release);
      const path = "/api/search?postcode=BA11AA";
      return (await site.send(search, "GET", { as: "guest", path, headers })).status;
    };
    expect(await statusIn("one")).toBe(304);
    // A valid query begins a search, which fails because this test has no roads.
    expect(await statusIn("two")).toBe(500);
  });

  it("reads for the administrator the rows of the part alone, in two statements, and tags each part by itself", async () => {
    for (let index = 0; index < 12; index += 1) {
      await site.send(destinations, "POST", { body: { ...BATH, name: `Place ${index}` } });
    }
    const part = (query: string, headers = {}) =>
      site.send(list, "GET", { path: `/api/destinations/all${query}`, headers });
    const read = vi.spyOn(site.deps.catalogue, "part");
    site.statements.length = 0;
    const answer = await part("?offset=4&limit=3");
    expect(site.statements).toHaveLength(2);
    expect(site.statements.join()).toMatch(/limit .* offset /);
    const { destinations: rows, total } = await (read.mock.results[0]!.value as ReturnType<
      typeof site.deps.catalogue.part
    >);
    expect([rows.length, total]).toEqual([3, 12]);
    expect(answer.headers.get("X-Total-Count")).toBe("12");

    const tag = answer.headers.get("ETag") ?? "";
    const rename = (id: number) =>
      site.send(destination, "PUT", { params: { id: String(id) }, body: { ...BATH, name: "Another" } });
    site.time.nowMs += 1_000;
    await rename(1);
    expect((await part("?offset=4&limit=3", { "If-None-Match": tag })).status).toBe(304);
    await rename(6);
    expect((await part("?offset=4&limit=3", { "If-None-Match": tag })).status).toBe(200);
  });

  it.each(["guest", "admin"] as const)("is given to a %s in parts that are asked for", async (as) => {
    await publishBath();
    for (const name of ["York", "Ely"]) await site.send(destinations, "POST", { body: { ...BATH, name } });
    const { content } = site.publisher.published.at(-1) ?? {};
    site.app.search.currentSnapshot = () => Promise.resolve({ version: "v3", ...content }) as never;
    const part = async (query: string) => {
      const answer = await site.send(list, "GET", { as, path: `/api/destinations/all${query}` });
      const names = answer.ok ? (await answer.json<{ name: string }[]>()).map(({ name }) => name) : [];
      return [answer.status, names.length, names[0] ?? null, answer.headers.get("X-Total-Count")];
    };
    const [, , firstName] = await part("");
    expect(await part("")).toEqual([200, 3, firstName, "3"]);
    expect(await part("?limit=1")).toEqual([200, 1, firstName, "3"]);
    const [, , secondName] = await part("?offset=1");
    expect(secondName).not.toBe(firstName);
    expect(await part("?offset=1&limit=1")).toEqual([200, 1, secondName, "3"]);
    expect(await part("?offset=9")).toEqual([200, 0, null, "3"]);
    for (const wrong of ["?limit=0", "?limit=1001", "?offset=-1", "?limit=1&limit=2"]) {
      expect((await part(wrong))[0]).toBe(400);
    }
  });
});
