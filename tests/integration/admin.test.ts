import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADMIN_PASSWORD,
  type Browser,
  type SignedIn,
  WORDS_OF_PROGRAMMERS,
  logIn,
  messageOf,
  openBrowser,
  addUser,
} from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

const STALE = "This destination was changed by someone else. Reload and try again.";

interface Listed {
  id: number;
  slug: string;
  name: string;
  activities: { name: string }[];
  hotels: { name: string }[];
  updatedAt: string;
}

let site: Site;
let admin: SignedIn;
let anna: SignedIn;
/** A destination of the catalogue. */
let known: { id: number; name: string; slug: string };
beforeAll(async () => {
  site = await startSite({ destinations: 60, adminPassword: ADMIN_PASSWORD });
  await site.refresh();
  admin = await logIn(site, "admin", ADMIN_PASSWORD);
  anna = await addUser(site);
  const [first] = await site.rows<typeof known>(
    "SELECT id, name, slug FROM destinations ORDER BY id LIMIT 1",
  );
  if (!first) throw new Error("the catalogue is empty");
  known = first;
});
afterAll(() => site.close());

let made = 0;
const newPlace = (fields: Record<string, unknown> = {}) => ({
  name: `Curated Bay ${(made += 1)}`,
  postcode: "BA1 1AA",
  imageUrl: "https://images.example.org/bay.jpg",
  latitude: "51.38",
  longitude: "-2.36",
  ...fields,
});
async function create(fields: Record<string, unknown> = {}): Promise<Listed> {
  const answer = await admin.call("POST", "/api/admin/destinations", newPlace(fields));
  expect(answer.status).toBe(201);
  return answer.json<Listed>();
}
const read = async (id: number) => (await admin.get(`/api/admin/destinations/${id}`)).json<Listed>();
const activity = (name: string, fields: Record<string, unknown> = {}) => ({
  name,
  description: "Something to do",
  type: "attraction",
  ...fields,
});

/** Returns everything that an administrator can change, as it is stored now. */
async function stored(): Promise<string> {
  const tables = ["destinations", "suggestions", "audit_log", "removed_destinations", "refresh_runs"];
  const rows = await Promise.all(tables.map((table) => site.rows(`SELECT * FROM ${table} ORDER BY 1`)));
  return JSON.stringify(rows);
}

describe("a visitor who is not the administrator", () => {
  const CALLS = [
    ...["/destinations", "/destinations/1", "/destinations/1/activities", "/destinations/1/activities/0"],
    ...["/destinations/1/hotels", "/destinations/1/hotels/0", "/destinations/1/campsites"],
    ...["/destinations/1/campsites/0", "/destinations/1/fetch-places", "/destinations/1/weather"],
    ...["/suggestions", "/suggestions/1/status", "/weather", "/weather/refresh", "/geocode?postcode=BA11AA"],
    ...["/catalogue/export/catalogue.json", "/catalogue/export/destinations.csv", "/catalogue/import"],
    ...["/catalogue/import/abc", "/nothing-of-the-kind"],
  ];
  const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const bodyFor = (method: string) => (method === "GET" ? undefined : newPlace());

  it.each([
    ["a guest", () => openBrowser(site), 401],
    ["a user", () => anna, 403],
  ] as const)("gets no call answered and changes nothing: %s", async (_, visitor, status) => {
    const before = await stored();
    for (const path of CALLS) {
      for (const method of METHODS) {
        const answer = await visitor().call(method, `/api/admin${path}`, bodyFor(method));
        const text = await answer.text();
        // The front door refuses PATCH for every caller and address.
        expect([method, path, answer.status]).toEqual([method, path, method === "PATCH" ? 405 : status]);
        expect(Object.keys(JSON.parse(text) as object)).toContain("message");
        expect(text).not.toContain(known.name);
      }
    }
    expect(await stored()).toBe(before);
  });

  const PAGES = [
    ["/admin", "routes/admin/admin"],
    ["/admin/suggestions", "routes/admin/admin.suggestions"],
    ["/admin/audit", "routes/admin/admin.audit"],
    ["/admin/catalogue", "routes/admin/admin.catalogue-file"],
  ] as const;

  it.each(PAGES)("is led away from %s, and gets no row of the catalogue in any form", async (path, own) => {
    const ways = [
      path,
      `${path}?tab=activities&destination=${known.id}`,
      `${path}.data`,
      ...PAGES.map(([, route]) => `${path}.data?_routes=${encodeURIComponent(route)}`),
      `/admin.data?_routes=routes%2Fpages%2Fadmin.suggestions`,
      `/_root.data?_routes=${encodeURIComponent("routes/admin/admin")}`,
    ];
    for (const [who, visitor, target] of [
      ["guest", openBrowser(site), "/auth?from=feature"],
      ["user", await logIn(site, anna.username), "/"],
    ] as const) {
      for (const way of ways) {
        const answer = await visitor.get(way);
        const text = await answer.text();
        expect([who, way, text.includes(known.name), text.includes(known.slug)]).toEqual([
          ...[who, way, false, false],
        ]);
        // A route of another address does not run, so it cannot redirect.
        if (way.includes("_routes=") && way !== `${path}.data?_routes=${encodeURIComponent(own)}`) continue;
        if (way.includes(".data")) {
          expect([who, way, text.includes(`"${target}"`)]).toEqual([who, way, true]);
        } else {
          expect([who, way, answer.status, answer.headers.get("Location")]).toEqual([who, way, 302, target]);
          expect(text).toBe("");
        }
      }
    }
  });

  it("can press none of the pages' buttons", async () => {
    const before = await stored();
    const forms: [string, Record<string, string>][] = [
      ["/admin", { subject: "destination", intent: "delete", id: String(known.id) }],
      ["/admin/suggestions", { intent: "review", suggestionId: "1", status: "approved" }],
      ["/admin", { intent: "refresh-all" }],
      ["/admin", { intent: "fetch-places", destinationId: String(known.id) }],
      ["/admin/catalogue", { intent: "apply", importId: "abc" }],
    ];
    for (const [path, fields] of forms) {
      const asGuest = await openBrowser(site).submit(path, fields);
      // The form is stored, so that the visitor can sign in again and continue.
      expect([path, asGuest.status]).toEqual([path, 401]);
      expect(await asGuest.text()).toMatch(/Send again|Back to the form/);
      const asUser = await anna.submit(path, fields);
      expect([path, asUser.status, asUser.headers.get("Location")]).toEqual([path, 302, "/"]);
    }
    expect(await stored()).toBe(before);
  });

  it("reads on the home page that access was denied", async () => {
    const user = await addUser(site);
    expect((await user.get("/admin")).status).toBe(302);
    expect(await (await user.get("/")).text()).toContain("Access Denied");
  });

  it("gets the public list, with the administrator's fields but the version", async () => {
    const asGuest = await (await openBrowser(site).get("/api/destinations/all")).json<object[]>();
    const asAdmin = await (await admin.get("/api/destinations/all")).json<object[]>();
    // Open facts are added when the list is published. Administrators edit only a place's own fields.
    const isOwn = (key: string) => !/^(nearby|carPark.*)$/.test(key);
    const own = (place: object = {}) => Object.keys(place).filter(isOwn);
    expect([...own(asGuest[0]), "updatedAt"].sort()).toEqual(own(asAdmin[0]).sort());
    expect(asGuest).toHaveLength(60);
  });
});

describe("a destination", () => {
  it("is there for the administrator at once, and the public snapshot is written again", async () => {
    await site.settled();
    const place = await create();
    const list = await (await admin.get("/api/destinations/all")).json<Listed[]>();
    expect(list.map(({ id }) => id)).toContain(place.id);
    expect((await site.settled()).kvWrites).toBeGreaterThan(0);
  });

  it("has its own offer and code on its card and on its page", async () => {
    const inverness = { postcode: "IV1 1AA", latitude: "57.48", longitude: "-4.22" };
    const offer = { specialOffer: "Two boat trips for one", partnershipCode: "SEAL7" };
    const { name, slug } = await create({ ...inverness, ...offer });
    await site.settled();
    // Two minutes later, the isolate reads the snapshot again.
    await site.setClock(new Date(site.nowMs() + 120_000).toISOString());
    for (const path of ["/search?postcode=IV11AA&drivingHours=1", `/destinations/${slug}`]) {
      const page = (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
      expect([path, page.includes(name)]).toEqual([path, true]);
      expect([path, />Two boat trips for one<.*Use code <strong>SEAL7<\/strong>/.test(page)]).toEqual([
        path,
        true,
      ]);
    }
    await site.setClock(new Date(site.nowMs() - 120_000).toISOString());
  });

  it.each([
    ["latitude 91", { latitude: "91" }],
    ["longitude 181", { longitude: "181" }],
    ["a latitude of NaN", { latitude: "NaN" }],
    ["no latitude", { latitude: "" }],
    ["a latitude in powers of ten", { latitude: "1e3" }],
    ["swapped coordinates", { latitude: "-2.36", longitude: "51.38" }],
    ["a script as its image", { imageUrl: "javascript:alert(1)" }],
    ["data as its image", { imageUrl: "data:text/html,x" }],
    ["an image of another scheme", { imageUrl: "ftp://images.example.org/x.jpg" }],
    ["an image without a scheme", { imageUrl: "//evil.example/x.jpg" }],
    ["a password in its image's address", { imageUrl: "https://user:pw@images.example.org/x.jpg" }],
    ["an image that breaks out of its attribute", { imageUrl: 'https://x.example/"onerror="alert(1)' }],
    ["an image at a machine's own address", { imageUrl: "http://169.254.169.254/" }],
    ["an image at the loopback address", { imageUrl: "http://[::1]/" }],
    ["an image at a number", { imageUrl: "http://2130706433" }],
    ["a blank name", { name: " \u200B " }],
    ["a wrong postcode", { postcode: "SW1A1AAAA" }],
  ])("is not made with %s", async (_, fields) => {
    const before = await stored();
    await site.watch();
    const answer = await admin.call("POST", "/api/admin/destinations", newPlace(fields));
    expect(answer.status).toBe(400);
    const { message, errors } = await answer.json<{ message: string; errors: Record<string, string> }>();
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([Object.keys(fields)[0]]));
    expect(message).not.toMatch(WORDS_OF_PROGRAMMERS);
    expect(await stored()).toBe(before);
    expect((await site.watch()).outbound).toBe(0);
  });

  it("never has its image fetched by the server", async () => {
    await site.watch();
    const place = await create({ imageUrl: "https://images.example.org/far.jpg" });
    await admin.get(`/admin?tab=destinations&destination=${place.id}`);
    expect((await site.watch()).outbound).toBe(0);
  });

  it("shows markup and scripts as text, and loses what cannot be seen", async () => {
    const place = await create({
      name: `<img src=x onerror=alert(1)>\u202E${(made += 1)}`,
      description: "</script><script>alert(1)</script>",
    });
    expect(place.name).not.toContain("\u202E");
    for (const path of ["/admin", `/admin?destination=${place.id}`, "/admin/audit"]) {
      const html = await (await admin.get(path)).text();
      expect(html).not.toContain("<img src=x onerror");
      expect(html).not.toContain("<script>alert(1)");
    }
  });

  it("is not changed or deleted from an older version, which a sentence explains", async () => {
    const { id, updatedAt } = await create();
    const old = { "If-Match": `"${updatedAt}"` };
    const first = await admin.call("PUT", `/api/admin/destinations/${id}`, newPlace({ name: "First" }), old);
    expect(first.status).toBe(200);
    const second = await admin.call("PUT", `/api/admin/destinations/${id}`, newPlace(), old);
    expect([second.status, await messageOf(second)]).toEqual([412, STALE]);
    const removal = await admin.call("DELETE", `/api/admin/destinations/${id}`, undefined, old);
    expect([removal.status, await messageOf(removal)]).toEqual([412, STALE]);
    expect((await read(id)).name).toBe("First");
    const now = { "If-Match": first.headers.get("ETag") ?? "" };
    expect((await admin.call("DELETE", `/api/admin/destinations/${id}`, undefined, now)).status).toBe(204);
    expect((await admin.get(`/api/admin/destinations/${id}`)).status).toBe(404);
  });

  it("leaves no orphan with those who saved it", async () => {
    const { id } = await create();
    const user = await addUser(site);
    expect((await user.call("POST", "/api/favorites", { destinationId: id })).status).toBeLessThan(300);
    expect((await admin.call("DELETE", `/api/admin/destinations/${id}`)).status).toBe(204);
    const saved = await user.get("/api/favorites");
    expect([saved.status, await saved.json()]).toEqual([200, []]);
    for (const path of ["/favorites", "/trip-planner", "/api/recommendations"]) {
      expect([path, (await user.get(path)).status]).toEqual([path, 200]);
    }
  });

  it("has every change of it on record, with who made it", async () => {
    const { id, name } = await create();
    await admin.call("PUT", `/api/admin/destinations/${id}`, newPlace({ name, featured: true }));
    await admin.call("DELETE", `/api/admin/destinations/${id}`);
    const entries = await site.rows(
      "SELECT username, action FROM audit_log WHERE subject_id = ? ORDER BY id",
      id,
    );
    expect(entries).toEqual(
      ["create", "update", "delete"].map((verb) => ({ username: "admin", action: `destination.${verb}` })),
    );
    expect(await (await admin.get("/admin/audit")).text()).toContain(name);
  });
});

describe("the lists of a destination", () => {
  it("keep every one of twenty additions that come at once", async () => {
    const { id } = await create();
    const names = Array.from({ length: 20 }, (_, index) => `Thing ${index}`);
    const answers = await Promise.all(
      names.map((name) => admin.call("POST", `/api/admin/destinations/${id}/activities`, activity(name))),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect((await read(id)).activities.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each(["-1", "999", "1.5", "x", "__proto__", "0x0", "%00"])("have no entry %s", async (index) => {
    const { id } = await create({ activities: [activity("Only one")] });
    const before = await read(id);
    for (const method of ["PUT", "DELETE"]) {
      const path = `/api/admin/destinations/${id}/activities/${index}`;
      const answer = await admin.call(method, path, method === "PUT" ? activity("Other") : undefined);
      expect([400, 404]).toContain(answer.status);
      expect(await messageOf(answer)).not.toMatch(WORDS_OF_PROGRAMMERS);
    }
    expect(await read(id)).toEqual(before);
  });

  it("do not let one administrator overwrite what another one's deletion moved", async () => {
    const { id, updatedAt } = await create({ activities: ["A", "B", "C"].map((name) => activity(name)) });
    const seen = { "If-Match": `"${updatedAt}"` };
    const path = `/api/admin/destinations/${id}/activities`;
    expect((await admin.call("DELETE", `${path}/0`, undefined, seen)).status).toBeLessThan(300);
    const edit = await admin.call("PUT", `${path}/1`, activity("B, edited"), seen);
    expect([edit.status, await messageOf(edit)]).toEqual([412, STALE]);
    expect((await read(id)).activities.map(({ name }) => name)).toEqual(["B", "C"]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "ftp://x.example",
    "https://u:p@x.example",
  ])("take no entry with the website %s", async (websiteUrl) => {
    const { id } = await create();
    const path = `/api/admin/destinations/${id}`;
    const thing = await admin.call("POST", `${path}/activities`, activity("Thing", { websiteUrl }));
    const hotel = { name: "Inn", location: "Quay", priceRange: "90-120", websiteUrl };
    const stay = await admin.call("POST", `${path}/hotels`, hotel);
    expect([thing.status, stay.status]).toEqual([400, 400]);
    expect(await read(id)).toMatchObject({ activities: [], hotels: [] });
  });
});

describe("the page of a destination's lists", () => {
  it.each([
    ["tab=activities&item=0&confirm=delete", 4],
    ["tab=accommodations&list=campsites", 4],
  ])("keeps the words that narrow its dropdown, wherever it leads: %s", async (query, least) => {
    const { id } = await create({ activities: [activity("Shore walk")] });
    const page = await admin.get(`/admin?${query}&destination=${id}&q=curated+bay`);
    const html = await page.text();
    const addresses = [
      ...html.matchAll(/(?:href|action|value)="(\/admin\?[^"]*(?:destination=|tab=destinations)[^"]*)"/g),
    ].map(([, address]) => new URLSearchParams(address?.split("?")[1]?.replaceAll("&amp;", "&")));
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    expect(addresses.map((address) => address.get("q"))).toEqual(addresses.map(() => "curated bay"));
  });
});

describe("fetching places", () => {
  it("adds what the source knows, and nothing a second time", async () => {
    const path = `/api/admin/destinations/${(await create()).id}/fetch-places`;
    const fetched = async (answer: Response) => {
      expect(answer.status).toBe(200);
      return answer.json<{ newActivities: number; newHotels: number; newCampsites: number }>();
    };
    const first = await fetched(await admin.call("POST", path));
    expect(first.newActivities).toBeGreaterThan(0);
    const again = { newActivities: 0, newHotels: 0, newCampsites: 0 };
    expect(await fetched(await admin.call("POST", path))).toEqual(again);
  });

  it("pressed twice at once adds everything once", async () => {
    const { id } = await create();
    const press = () => admin.call("POST", `/api/admin/destinations/${id}/fetch-places`);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    const names = (await read(id)).activities.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the weather, for the admin", () => {
  it("is refreshed for one destination", async () => {
    const answer = await admin.call("POST", `/api/admin/destinations/${known.id}/weather`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ destination: { id: known.id, name: known.name } });
  });
});

describe("import", () => {
  const upload = (who: Browser, file: unknown) => who.call("POST", "/api/admin/catalogue/import", file);

  it("takes the export back without a change", async () => {
    const exported = await (await admin.get("/api/admin/catalogue/export/catalogue.json")).json<object[]>();
    const preview = await (await upload(admin, exported)).json();
    expect(preview).toMatchObject({ added: [], changed: [], faulty: [], unchangedCount: exported.length });
  });

  it("says what is wrong with a file's entries and writes nothing before it is confirmed", async () => {
    const before = await stored();
    const good = newPlace({ region: "Wales" });
    const answer = await upload(admin, [good, newPlace({ latitude: 91 }), { name: "Half a place" }]);
    expect(answer.status).toBe(200);
    const { importId, added, faulty } = await answer.json<{
      importId: string;
      added: { name: string }[];
      faulty: { position: number; reasons: string[] }[];
    }>();
    expect(added.map(({ name }) => name)).toEqual([good.name]);
    expect(faulty.map(({ position }) => position)).toEqual([2, 3]);
    expect(faulty[0]?.reasons.join()).toContain("Latitude");
    expect(await stored()).toBe(before);

    expect((await admin.call("POST", `/api/admin/catalogue/import/${importId}`)).status).toBe(200);
    expect(await site.rows("SELECT name FROM destinations WHERE name = ?", good.name)).toHaveLength(1);
    expect(await site.rows("SELECT name FROM destinations WHERE name = 'Half a place'")).toEqual([]);
  });

  it.each([
    ["no list", "just words"],
    ["nothing", []],
  ])("refuses %s with a sentence", async (_, file) => {
    const answer = await upload(admin, file);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).not.toMatch(WORDS_OF_PROGRAMMERS);
  });
});

describe("twenty additions at once", () => {
  it("are all kept, and published together by an isolate that lives on", async () => {
    const { id } = await create();
    await site.settled();
    // The stopped clock keeps the first publication running until all twenty requests are answered, and no wait for it
    // expires.
    await site.stopClock();
    await site.watch("kvWritesHeld");
    const hotels = Array.from({ length: 20 }, (_, index) => `Hotel ${index}`);
    const answers = await Promise.all(
      hotels.map((name) =>
        admin.call("POST", `/api/admin/destinations/${id}/hotels`, {
          name,
          location: "Quay",
          priceRange: "90-120",
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(hotels.map(() => 201));
    const { kvWrites, d1Statements } = await site.settled();
    // Two publications, each with the snapshot and its details. Counts would start at 0 in a new isolate.
    expect(kvWrites).toBeLessThanOrEqual(4);
    expect(d1Statements).toBeGreaterThan(40);
    await site.restart();
    const published = await (await openBrowser(site).get("/api/destinations/all")).json<Listed[]>();
    expect(published.find((place) => place.id === id)?.hotels).toHaveLength(20);
  });
});
