import { afterAll, describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { ADMIN_PASSWORD, logIn, openBrowser, addUser } from "../harness/sign-in";
import { startSite } from "../harness/site";

interface Listed {
  id: number;
  slug: string;
  name: string;
  activities: { name: string }[];
  hotels: { name: string }[];
  updatedAt: string;
}
const site = await startSite({ destinations: 60, adminPassword: ADMIN_PASSWORD });
await site.refresh();
const admin = await logIn(site, "admin", ADMIN_PASSWORD);
const anna = await addUser(site);
const [first] = await site.rows<typeof known>("SELECT id, name, slug FROM destinations ORDER BY id LIMIT 1");
if (!first) throw new Error("the catalogue is empty");
const known: { id: number; name: string; slug: string } = first;
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
const activity = (name: string, fields: Record<string, unknown> = {}) => ({
  name,
  description: "Something to do",
  type: "attraction",
  ...fields,
});

async function stored(): Promise<string> {
  const tables = ["destinations", "suggestions", "audit_log", "removed_destinations", "refresh_runs"];
  const rows = await Promise.all(tables.map((table) => site.rows(`SELECT * FROM ${table} ORDER BY 1`)));
  return JSON.stringify(rows);
}

describe("a visitor who is not the administrator", () => {
  const CALLS = ADDRESSES.filter(({ path }) => path.startsWith("api/admin/")).map(
    ({ path }) => `/${path.replace("/*", "/nothing-of-the-kind").replace(/:\w+/g, "1")}`,
  );
  const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const bodyFor = (method: string) => (method === "GET" ? undefined : newPlace());

  it.each([
    ["a guest", () => openBrowser(site), 401],
    ["a user", () => anna, 403],
  ] as const)("gets no call answered and changes nothing: %s", async (_, visitor, status) => {
    const before = await stored();
    for (const path of CALLS) {
      for (const method of METHODS) {
        const answer = await visitor().call(method, path, bodyFor(method));
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
});

describe("a destination", () => {
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

  it("never has its image fetched by the server", async () => {
    await site.watch();
    const place = await create({ imageUrl: "https://images.example.org/far.jpg" });
    await admin.get(`/admin?tab=destinations&destination=${place.id}`);
    expect((await site.watch()).outbound).toBe(0);
  });
});

it.each([
  ["tab=activities&item=0&confirm=delete", 4],
  ["tab=accommodations&list=campsites", 4],
])(
  "the page of a destination's lists keeps the words that narrow its dropdown, wherever it leads: %s",
  async (query, least) => {
    const { id } = await create({ activities: [activity("Shore walk")] });
    const page = await admin.get(`/admin?${query}&destination=${id}&q=curated+bay`);
    const html = await page.text();
    const addresses = [
      ...html.matchAll(/(?:href|action|value)="(\/admin\?[^"]*(?:destination=|tab=destinations)[^"]*)"/g),
    ].map(([, address]) => new URLSearchParams(address?.split("?")[1]?.replaceAll("&amp;", "&")));
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    expect(addresses.map((address) => address.get("q"))).toEqual(addresses.map(() => "curated bay"));
  },
);

it("twenty additions at once are all kept, and published together by an isolate that lives on", async () => {
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
