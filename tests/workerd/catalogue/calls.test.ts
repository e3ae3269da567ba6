import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failsWith } from "../../fakes/in-memory-weather";
import { BFPO_HAS_NO_PLACE } from "#app/domain/geo/read-postcode";
import { isoTime } from "#app/domain/units";
import * as destinations from "#app/routes/api/admin/destinations";
import * as destination from "#app/routes/api/admin/destinations.item";
import * as lists from "#app/routes/api/admin/destinations.list";
import * as listItems from "#app/routes/api/admin/destinations.list-item";
import * as geocode from "#app/routes/api/admin/geocode";
import { BATH, type CatalogueSite, NOW, type Route, ofList, rowCounts, startCatalogue } from "./site";

const [activities, hotels, campsites] = [
  ofList(lists, "activities"),
  ofList(lists, "hotels"),
  ofList(lists, "campsites"),
];
const [activity, hotel, campsite] = [
  ofList(listItems, "activities"),
  ofList(listItems, "hotels"),
  ofList(listItems, "campsites"),
];

const WALK = { name: "Skyline walk", description: "Six miles around the city.", type: "attraction" };
const HOTEL = { name: "The Inn", location: "Walcot Street", priceRange: "90-140" };

interface Answer {
  id: number;
  slug: string;
  updatedAt: string;
  activities: Record<string, unknown>[];
  hotels: Record<string, unknown>[];
  campsites: Record<string, unknown>[];
  message: string;
  errors: Record<string, string>;
  [field: string]: unknown;
}

let site: CatalogueSite;
beforeEach(async () => {
  site = await startCatalogue();
});

const body = (response: Response) => response.json<Answer>();

async function createBath(): Promise<Answer> {
  return body(await site.send(destinations, "POST", { body: BATH }));
}

const rowOf = (id: number) => env.DB.prepare("SELECT * FROM destinations WHERE id = ?").bind(id).first();
const actionsOf = async () => {
  const { results } = await env.DB.prepare("SELECT action FROM audit_log ORDER BY id").all<{
    action: string;
  }>();
  return results.map(({ action }) => action);
};

describe("POST /api/admin/destinations", () => {
  it("makes a destination, answers it with its version and publishes it", async () => {
    const answer = await site.send(destinations, "POST", { body: { ...BATH, isAdmin: true, id: 77 } });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("ETag")).toBe(`"${isoTime(NOW)}"`);
    expect(await body(answer)).toEqual({
      ...BATH,
      id: 1,
      slug: "bath",
      postcode: "BA1 1AA",
      latitude: 51.3811,
      longitude: -2.359,
      description: "",
      region: "",
      kind: "spires",
      featured: false,
      specialOffer: null,
      partnershipCode: null,
      activities: [],
      hotels: [],
      campsites: [],
      updatedAt: isoTime(NOW),
    });
    expect(site.publisher.published.at(-1)?.content.places).toMatchObject([{ slug: "bath", name: "Bath" }]);
    expect(await rowOf(1)).toMatchObject({ catalogue_hash: null });
  });

  it("publishes a new destination at once, and its weather as soon as that is there", async () => {
    await site.send(destinations, "POST", { body: BATH });
    const published = site.publisher.published.map(({ content }) => content);
    expect(published.map(({ places }) => places.length)).toEqual([1, 1]);
    expect(published.map(({ forecasts }) => forecasts[0]?.fetchedAt ?? null)).toEqual([null, NOW]);
  });

  it("keeps a destination without weather if the service does not answer, and logs that", async () => {
    site.deps.weather.fetchForecasts = failsWith("timeout");
    expect((await site.send(destinations, "POST", { body: BATH })).status).toBe(201);
    expect(site.publisher.published.map(({ content }) => content.forecasts)).toEqual([[null]]);
    expect(site.log.events()).toContain("weather.new-place-without");
  });

  it("gives destinations of one name slugs of their own, at once too", async () => {
    const create = (description: string) =>
      site.send(destinations, "POST", { body: { ...BATH, description } });
    const answers = await Promise.all(["One.", "Two.", "Three."].map(create));
    const slugs = await Promise.all(answers.map(async (answer) => (await body(answer)).slug));
    expect(slugs.sort()).toEqual(["bath", "bath-2", "bath-3"]);
    expect(await actionsOf()).toEqual(Array.from({ length: 3 }, () => "destination.create"));
  });

  it("makes one of two equal ones that are sent at once, and a second one later", async () => {
    const create = () => site.send(destinations, "POST", { body: BATH });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await body(answer)).id));
    expect(ids).toEqual([1, 1]);
    expect(await actionsOf()).toEqual(["destination.create"]);
    site.time.nowMs = NOW + 10_000;
    expect(await body(await create())).toMatchObject({ id: 2, slug: "bath-2" });
  });

  it("makes one again that was deleted a moment ago", async () => {
    await createBath();
    await site.send(destination, "DELETE", { params: { id: "1" } });
    const answer = await site.send(destinations, "POST", { body: BATH });
    expect(answer.status).toBe(201);
    expect(await body(answer)).toMatchObject({ id: 2 });
  });

  const REFUSED: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ["latitude 91", { latitude: 91 }, "latitude"],
    ["longitude 181", { longitude: "181" }, "longitude"],
    ["latitude null", { latitude: null }, "latitude"],
    ["coordinates that are swapped", { latitude: "-2.359", longitude: "51.38" }, "latitude"],
    ["coordinates far from the postcode", { latitude: "53.4" }, "latitude"],
    ["coordinates outside the country", { postcode: "QQ1 1QQ", latitude: "60.8" }, "latitude"],
    ["facts checked tomorrow", { checkedOn: "2026-06-13" }, "checkedOn"],
    ["half a position in a list", { activities: [{ ...WALK, latitude: 51.4 }] }, "activities.0.longitude"],
    ["no name", { name: " \u200b" }, "name"],
    ["a name of 121 characters", { name: "x".repeat(121) }, "name"],
    ["no postcode", { postcode: "BA1X1AAA" }, "postcode"],
    ["a script for a picture", { imageUrl: "javascript:alert(1)" }, "imageUrl"],
    ["a text for a flag", { featured: "true" }, "featured"],
    ["a number for a flag", { featured: 1 }, "featured"],
    ["no list", { activities: { "0": WALK } }, "activities"],
    [
      "a faulty entry of a list",
      { activities: [{ ...WALK, websiteUrl: "ftp://x.example" }] },
      "activities.0.websiteUrl",
    ],
  ];

  it("refuses what cannot be, with the field", async () => {
    for (const [name, change, field] of REFUSED) {
      const answer = await site.send(destinations, "POST", { body: { ...BATH, ...change } });
      const { message, errors } = await body(answer);
      expect([name, answer.status, errors[field]]).toEqual([name, 400, message]);
    }
    expect((await rowCounts())["destinations"]).toBe(0);
  });

  it("ignores unknown keys, __proto__ among them", async () => {
    const text = JSON.stringify(BATH).replace("{", '{"__proto__":{"featured":true},"constructor":1,');
    const made = await body(await site.send(destinations, "POST", { body: text }));
    expect(made).toMatchObject({ featured: false });
    expect(({} as Record<string, unknown>)["featured"]).toBeUndefined();
  });

  it("keeps markup as text and takes out what cannot be seen", async () => {
    const name = "Ba\u202eth\u0007 <img src=x onerror=alert(1)>";
    const made = await body(await site.send(destinations, "POST", { body: { ...BATH, name } }));
    expect(made["name"]).toBe("Bath <img src=x onerror=alert(1)>");
    expect(made.slug).toBe("bath-img-src-x-onerror-alert-1");
  });

  it("is a 503 in JSON where the database does not answer, and writes nothing", async () => {
    for (let at = 1; at <= 3; at++) {
      site.statements.length = 0;
      site.fault.atStatement = at;
      const answer = await site.send(destinations, "POST", { body: BATH });
      expect(answer.status).toBe(503);
      expect((await body(answer)).message).toMatch(/try again/);
    }
    expect(await rowCounts()).toMatchObject({ destinations: 0, audit_log: 0 });
  });
});

describe("PUT /api/admin/destinations/:id", () => {
  const put = (change: Record<string, unknown>, headers: Record<string, string> = {}, id = "1") =>
    site.send(destination, "PUT", { params: { id }, body: { ...BATH, ...change }, headers });

  it("changes what is given, keeps the rest, makes the row the administrator's own, and clears what is empty", async () => {
    await site.send(destinations, "POST", { body: { ...BATH, activities: [WALK], description: "Old." } });
    await env.DB.prepare("UPDATE destinations SET catalogue_hash = 'x'").run();
    const answer = await put({ name: "Bath Spa", featured: true, specialOffer: "Tea" });
    expect(answer.status).toBe(200);
    const changed = await body(answer);
    expect(changed).toMatchObject({
      name: "Bath Spa",
      slug: "bath",
      description: "Old.",
      specialOffer: "Tea",
    });
    expect(changed.activities).toEqual([{ ...WALK, featured: false }]);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(NOW);
    expect(answer.headers.get("ETag")).toBe(`"${changed.updatedAt}"`);
    expect(await rowOf(1)).toMatchObject({ catalogue_hash: null });
    const cleared = await body(await put({ specialOffer: null, description: "" }));
    expect(cleared).toMatchObject({ specialOffer: null, description: "" });
  });

  it("refuses a version that is not its own any more, with 412 in words", async () => {
    const { updatedAt } = await createBath();
    const headers = { "If-Match": `"1", "${updatedAt}"` };
    expect((await put({ name: "First" }, headers)).status).toBe(200);
    const answer = await put({ name: "Second" }, headers);
    expect(answer.status).toBe(412);
    const message = "This destination was changed by someone else. Reload and try again.";
    expect(await body(answer)).toEqual({ message });
    expect(await rowOf(1)).toMatchObject({ name: "First" });
  });

  it("lets one of two through that were made for the same version at once", async () => {
    const { updatedAt } = await createBath();
    const headers = { "If-Match": `"${updatedAt}"` };
    const answers = await Promise.all([put({ name: "One" }, headers), put({ name: "Other" }, headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await actionsOf()).toEqual(["destination.create", "destination.update"]);
  });

  it("records who changed what, and what changes nothing or nothing that is there leaves no record", async () => {
    await createBath();
    for (const id of ["99", "0", "-1", "1.5", "x", "__proto__"]) {
      expect([id, (await put({}, {}, id)).status]).toEqual([id, 404]);
    }
    await put({ name: "Bath Spa" });
    await put({ name: "Bath Spa" });
    const { results } = await env.DB.prepare(
      "SELECT * FROM audit_log WHERE action = 'destination.update'",
    ).all();
    expect(results).toMatchObject([{ user_id: 1, username: "admin", subject_id: 1, at: NOW }]);
    expect(JSON.parse(String(results[0]?.["before"]))).toEqual({ name: "Bath" });
    expect(JSON.parse(String(results[0]?.["after"]))).toEqual({ name: "Bath Spa" });
  });

  it("stays if it cannot be published; that is logged, and the next refresh publishes it", async () => {
    await createBath();
    site.deps.publisher.publish = () => Promise.reject(new Error("KV put failed"));
    expect((await put({ name: "Bath Spa" })).status).toBe(200);
    expect(site.log.events()).toContain("catalogue.not-published");
    expect(await body(await site.send(destination, "GET", { params: { id: "1" } }))).toMatchObject({
      name: "Bath Spa",
    });
  });
});

describe("DELETE /api/admin/destinations/:id", () => {
  it("leaves no favourite or search behind it, set-up does not bring it back, and a stale version deletes nothing", async () => {
    await createBath();
    const headers = { "If-Match": '"1"' };
    expect((await site.send(destination, "DELETE", { params: { id: "1" }, headers })).status).toBe(412);
    expect(await rowCounts()).toMatchObject({ destinations: 1, removed_destinations: 0, audit_log: 1 });
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO favorite_destinations (user_id, destination_id, timestamp) VALUES (2, 1, 1)",
      ),
      env.DB.prepare(
        "INSERT INTO search_history (user_id, destination_id, postcode, driving_hours, timestamp) VALUES (2, 1, 'BA1 1AA', 2, 1)",
      ),
    ]);
    expect((await site.send(destination, "DELETE", { params: { id: "1" } })).status).toBe(204);
    expect(await rowCounts()).toMatchObject({ destinations: 0, removed_destinations: 1 });
    expect(await env.DB.prepare("SELECT count(*) AS n FROM favorite_destinations").first("n")).toBe(0);
    expect(
      await env.DB.prepare("SELECT destination_id FROM search_history").first("destination_id"),
    ).toBeNull();
    expect(await env.DB.prepare("SELECT slug FROM removed_destinations").first("slug")).toBe("bath");
    expect(await actionsOf()).toEqual(["destination.create", "destination.delete"]);
    expect(site.publisher.published.at(-1)?.content.places).toEqual([]);
    expect((await site.send(destination, "DELETE", { params: { id: "1" } })).status).toBe(404);
  });
});

describe("the entries of a destination's lists", () => {
  const params = { id: "1" };
  const add = (name: string) => site.send(activities, "POST", { params, body: { ...WALK, name } });
  const names = async () =>
    (JSON.parse(String((await rowOf(1))?.["activities"])) as { name: string }[]).map(({ name }) => name);
  const at = (index: string) => ({ params: { id: "1", index } });

  it("are added after the others, to a destination that there is, and the answer is the destination", async () => {
    expect([(await add("A")).status, await rowCounts()]).toMatchObject([404, { audit_log: 0 }]);
    await createBath();
    await add("A");
    const answer = await add("B");
    expect(answer.status).toBe(201);
    const changed = await body(answer);
    expect(changed.activities.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(answer.headers.get("ETag")).toBe(`"${changed.updatedAt}"`);
  });

  it("all stay when twenty are added at once", async () => {
    await createBath();
    const all = Array.from({ length: 20 }, (_, index) => `Walk ${index}`);
    const answers = await Promise.all(all.map(add));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await names()).sort()).toEqual([...all].sort());
    expect((await actionsOf()).filter((action) => action === "activity.add")).toHaveLength(20);
    const versions = await Promise.all(answers.map(async (answer) => (await body(answer)).updatedAt));
    expect(new Set(versions).size).toBe(20);
  });

  it("are one where two equal ones are sent at once, and two where the second comes later", async () => {
    await createBath();
    const answers = await Promise.all([add("A"), add("A")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await names()).toEqual(["A"]);
    site.time.nowMs = NOW + 10_000;
    await Promise.all([add("A"), add("A"), add("B")]);
    expect((await names()).sort()).toEqual(["A", "A", "B"]);
    expect((await actionsOf()).filter((action) => action === "activity.add")).toHaveLength(3);
  });

  it("are added again where they were deleted a moment ago", async () => {
    await createBath();
    await add("A");
    await site.send(activity, "DELETE", at("0"));
    await add("A");
    expect(await names()).toEqual(["A"]);
    expect((await actionsOf()).filter((action) => action === "activity.add")).toHaveLength(2);
  });

  it("are a hundred at most", async () => {
    await createBath();
    const many = JSON.stringify(Array.from({ length: 99 }, () => WALK));
    await env.DB.prepare("UPDATE destinations SET activities = ?").bind(many).run();
    const statuses = (await Promise.all([add("100"), add("101")])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await names()).toHaveLength(100);
  });

  it("change for the version that the administrator saw; deleting one stops a stale edit of another", async () => {
    await createBath();
    await add("A");
    const seen = (await body(await add("B"))).updatedAt;
    const headers = { "If-Match": `"${seen}"` };
    const removed = await site.send(activity, "DELETE", { ...at("0"), headers });
    expect(removed.status).toBe(204);
    const edit = { body: { ...WALK, name: "B, edited" } };
    expect((await site.send(activity, "PUT", { ...at("1"), ...edit, headers })).status).toBe(412);
    expect((await site.send(activity, "PUT", { ...at("0"), ...edit, headers })).status).toBe(412);
    expect(await names()).toEqual(["B"]);
    const current = { "If-Match": removed.headers.get("ETag") ?? "" };
    expect((await site.send(activity, "PUT", { ...at("0"), ...edit, headers: current })).status).toBe(200);
    expect(await names()).toEqual(["B, edited"]);
  });

  it("are not found at an index that there is not, and the list stays", async () => {
    await createBath();
    await add("A");
    for (const index of ["-1", "1", "__proto__", "length"]) {
      const changed = await site.send(activity, "PUT", { ...at(index), body: WALK });
      const removed = await site.send(activity, "DELETE", at(index));
      expect([index, changed.status, removed.status]).toEqual([index, 404, 404]);
    }
    expect(await names()).toEqual(["A"]);
  });

  it("have both halves of a position or none", async () => {
    await createBath();
    const half = { ...WALK, longitude: -2.4 };
    const gone = { ...WALK, latitude: null, longitude: null };
    const answers = [
      await site.send(activities, "POST", { params, body: half }),
      await site.send(activities, "POST", { params, body: { ...half, latitude: 51.4 } }),
      await site.send(activity, "PUT", { ...at("0"), body: { ...WALK, longitude: null } }),
      await site.send(activity, "PUT", { ...at("0"), body: gone }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 201, 400, 200]);
  });

  it("need what their forms need", async () => {
    await createBath();
    const faultsOf = async (route: Route, sent: object) =>
      (await body(await site.send(route, "POST", { params, body: sent }))).errors;
    expect(await faultsOf(activities, { type: "shop", websiteUrl: "javascript:alert(1)" })).toEqual({
      name: "Enter a name",
      description: "Enter a description",
      type: "Type must be attraction or dining",
      websiteUrl: expect.stringMatching(/https/) as string,
    });
    expect(Object.keys(await faultsOf(hotels, {}))).toEqual(["name", "location", "priceRange"]);
    expect(Object.keys(await faultsOf(campsites, {}))).toEqual(["name"]);
  });

  it("may be hotels and campsites, which are added, changed and deleted alike", async () => {
    await createBath();
    expect((await site.send(hotels, "POST", { params, body: HOTEL })).status).toBe(201);
    const renamed = { ...HOTEL, name: "The Old Inn" };
    expect((await site.send(hotel, "PUT", { ...at("0"), body: renamed })).status).toBe(200);
    const camp = { name: "Newton Mill", priceRange: "£20–£35", accessible: true };
    const withCamp = await body(await site.send(campsites, "POST", { params, body: camp }));
    expect(withCamp.campsites).toEqual([{ ...camp, description: "", location: "" }]);
    expect(withCamp.hotels).toMatchObject([renamed]);
    expect((await site.send(campsite, "DELETE", at("0"))).status).toBe(204);
    expect((await site.send(hotel, "DELETE", at("0"))).status).toBe(204);
    expect(await rowOf(1)).toMatchObject({ hotels: "[]", campsites: "[]" });
    const made = ["hotel.add", "hotel.update", "campsite.add", "campsite.delete", "hotel.delete"];
    expect((await actionsOf()).slice(1)).toEqual(made);
  });
});

const ask = (postcode: string) =>
  site.send(geocode, "GET", { path: `/api/admin/geocode?${new URLSearchParams({ postcode }).toString()}` });

it("GET /api/admin/geocode gives the coordinates of a postcode, or says which fault there is", async () => {
  const answer = await ask("ba1 1aa");
  expect(answer.status).toBe(200);
  const located = { postcode: "BA1 1AA", latitude: 51.3812, longitude: -2.3599, precision: "sector" };
  expect(await body(answer)).toEqual(located);
  expect((await ask("BA1X1AAA")).status).toBe(400);
  expect((await ask("QQ1 1QQ")).status).toBe(404);
  expect(await body(await ask("BFPO 1"))).toMatchObject({ message: BFPO_HAS_NO_PLACE });
});
