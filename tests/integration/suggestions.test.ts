import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADMIN_PASSWORD,
  type SignedIn,
  WORDS_OF_PROGRAMMERS,
  logIn,
  messageOf,
  openBrowser,
  addUser,
} from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

interface Suggested {
  id: number;
  userId: number;
  status: string;
  adminNotes: string | null;
}

let site: Site;
let admin: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  site = await startSite({ destinations: 60, adminPassword: ADMIN_PASSWORD });
  await site.refresh();
  admin = await logIn(site, "admin", ADMIN_PASSWORD);
  anna = await addUser(site);
});
afterAll(() => site.close());

let sent = 0;
const suggestion = (fields: Record<string, unknown> = {}) => ({
  type: "location",
  name: `Seal Bay ${(sent += 1)}`,
  description: "Sand and seals",
  area: "Norfolk",
  ...fields,
});
const send = (fields: Record<string, unknown> = {}) =>
  anna.call("POST", "/api/suggestions", suggestion(fields));
async function suggest(fields: Record<string, unknown> = {}): Promise<Suggested> {
  const answer = await send(fields);
  expect(answer.status).toBe(201);
  return answer.json<Suggested>();
}
const review = (id: number, status: string, adminNotes?: string) =>
  admin.call("PUT", `/api/admin/suggestions/${id}/status`, { status, adminNotes });
const rowOf = async (id: number) => (await site.rows("SELECT * FROM suggestions WHERE id = ?", id))[0];
const count = async () => (await site.rows<{ n: number }>("SELECT count(*) AS n FROM suggestions"))[0]?.n;
const destination = (fields: Record<string, unknown> = {}) => ({
  name: `Seal Bay ${sent}`,
  description: "Sand and seals",
  postcode: "NR25 7NP",
  region: "Norfolk",
  imageUrl: "https://images.example.org/seals.jpg",
  latitude: "52.95",
  longitude: "1.02",
  ...fields,
});
const convert = (suggestionId: number, fields: Record<string, unknown> = {}) =>
  admin.call("POST", "/api/admin/destinations", destination({ suggestionId, ...fields }));
const madeOf = (id: number) => site.rows("SELECT id FROM destinations WHERE source_suggestion_id = ?", id);

describe("suggesting", () => {
  it("is for those who are logged in, with the words for it", async () => {
    const answer = await openBrowser(site).call("POST", "/api/suggestions", suggestion());
    expect([answer.status, await messageOf(answer)]).toEqual([
      401,
      "You need to be logged in to submit suggestions.",
    ]);
    expect(await (await openBrowser(site).get("/suggest")).text()).toContain("Please Log In");
    expect(await count()).toBe(0);
  });

  it("leaves the review to the reviewer, whatever the sender writes of it", async () => {
    const { id } = await suggest({
      status: "approved",
      adminNotes: "Lovely",
      reviewedBy: 1,
      reviewedAt: 1,
      userId: 1,
      id: 4711,
      createdAt: "2001-01-01T00:00:00Z",
      offersDiscounts: true,
    });
    const [owner] = await site.rows<{ id: number }>("SELECT id FROM users WHERE username = ?", anna.username);
    const row = await rowOf(id);
    expect(id).not.toBe(4711);
    expect(row).toMatchObject({ status: "pending", user_id: owner?.id, offers_discounts: 0 });
    expect(row).toMatchObject({ admin_notes: null, reviewed_by: null, reviewed_at: null });
    expect(Number(row?.["created_at"])).toBeGreaterThan(Date.parse("2025-01-01"));
  });

  const ofLength = (length: number) => "x".repeat(length);
  const website = (length: number) => "https://ok.example/".padEnd(length, "x");
  it.each([
    ["another type", { type: "hotel" }],
    ["a name of 256", { name: ofLength(256) }],
    ["a name of 256 emoji", { name: "🌞".repeat(256) }],
    ["a location of 256", { location: ofLength(256) }],
    ["an area of 256", { area: ofLength(256) }],
    ["a website of 501", { website: website(501) }],
    ["a telephone of 51", { telephone: "0".repeat(51) }],
    ["no name", { name: " " }],
    ["no description", { description: "" }],
    ["a location without an area", { area: "" }],
    ["an activity without a location", { type: "activity" }],
    ["an accommodation without a location", { type: "accommodation" }],
    ["a flag that is no flag", { hasBeach: "true" }],
    ["a script for a website", { website: "javascript:alert(1)" }],
    ["data for a website", { website: "data:text/html,x" }],
    ["a website without a scheme", { website: "//evil" }],
    ["a website of another scheme", { website: "ftp://files.example.org" }],
    ["a website with a password", { website: "https://user:pw@x" }],
  ])("refuses %s", async (_, fields) => {
    const before = await count();
    const answer = await send(fields);
    expect(answer.status).toBe(400);
    const { message, errors } = await answer.json<{ message: string; errors: Record<string, string> }>();
    expect(Object.keys(errors)).toHaveLength(1);
    expect(message).not.toMatch(WORDS_OF_PROGRAMMERS);
    expect(await count()).toBe(before);
  });

  it.each([
    ["255 emoji", { name: "🌞".repeat(255) }],
    ["the longest texts", { location: ofLength(255), area: ofLength(255), telephone: "0".repeat(50) }],
    ["a website of 500", { website: website(500) }],
    ["a website in capitals", { website: "HTTPS://OK.example" }],
  ])("takes %s", async (_, fields) => {
    await suggest(fields);
  });

  it("sent twice at once is one", async () => {
    const body = suggestion();
    const before = (await count()) ?? 0;
    const press = () => anna.call("POST", "/api/suggestions", body);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await count()).toBe(before + 1);
  });

  it("shows markup as text to its sender and to the administrator", async () => {
    const { id } = await suggest({
      name: "<img src=x onerror=alert(1)>",
      description: "</script><script>alert(1)</script>",
    });
    await review(id, "rejected", "</script><script>alert(2)</script>");
    const pages = [anna.get("/suggest"), admin.get("/admin/suggestions?tab=all"), admin.get("/admin/audit")];
    for (const answer of await Promise.all(pages)) {
      const html = await answer.text();
      expect(html).toContain("&lt;img src=x onerror");
      expect(html).not.toMatch(/<img src=x onerror|<script>alert/);
    }
  });

  it("shows its outcome to its sender, and to no other user", async () => {
    const { id } = await suggest({ name: "Rejected Rock" });
    expect((await review(id, "rejected", "  Too far out  ")).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: "rejected", admin_notes: "Too far out" });
    const mine = await (await anna.get("/suggest")).text();
    expect(mine).toMatch(/Rejected Rock[\s\S]*Too far out/);
    const other = await addUser(site);
    expect(await (await other.get("/suggest")).text()).not.toMatch(/Rejected Rock|Too far out/);
  });
});

describe("reviewing", () => {
  it("lists each with its sender and its features", async () => {
    const { id } = await suggest({ hasBeach: true });
    const answer = await admin.get("/api/admin/suggestions?status=pending");
    const list = await answer.json<(Suggested & { submitterName: string; features: string[] })[]>();
    const found = list.find((listed) => listed.id === id);
    expect(found).toMatchObject({ submitterName: anna.username, features: ["Beach"] });
    expect(list.every(({ status }) => status === "pending")).toBe(true);
  });

  it.each(["converted", "unknown", "", "PENDING"])("leads no pending suggestion to %j", async (status) => {
    const { id } = await suggest();
    expect([400, 409]).toContain((await review(id, status)).status);
    expect(await rowOf(id)).toMatchObject({ status: "pending", reviewed_by: null });
  });

  it("leads nothing out of rejected but to a second look", async () => {
    const { id } = await suggest();
    await review(id, "rejected");
    expect((await review(id, "converted")).status).toBe(409);
    expect((await review(id, "approved")).status).toBe(409);
    expect((await convert(id)).status).toBe(409);
    expect((await review(id, "pending")).status).toBe(200);
    expect(await madeOf(id)).toEqual([]);
  });

  it("finds none that there is not", async () => {
    for (const id of ["0", "999999", "x", "-1"]) {
      const answer = await admin.call("PUT", `/api/admin/suggestions/${id}/status`, { status: "approved" });
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});

describe("converting", () => {
  it.each(["activity", "accommodation"])("makes no destination of an approved %s", async (type) => {
    const { id } = await suggest({ type, location: "Blakeney" });
    await review(id, "approved");
    expect((await convert(id)).status).toBe(409);
    expect((await review(id, "converted")).status).toBe(409);
    expect(await madeOf(id)).toEqual([]);
  });

  it("makes none of a pending suggestion", async () => {
    const { id } = await suggest();
    expect((await convert(id)).status).toBe(409);
    expect(await madeOf(id)).toEqual([]);
  });

  it("asked for five times, at once and again, makes one destination", async () => {
    const { id } = await suggest();
    await review(id, "approved");
    const answers = await Promise.all(Array.from({ length: 4 }, () => convert(id)));
    answers.push(await convert(id));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    expect(await madeOf(id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      status: "converted",
      admin_notes: "Converted to destination in database",
    });
  });

  it("with faults in the destination converts nothing", async () => {
    const { id } = await suggest();
    await review(id, "approved");
    expect((await convert(id, { latitude: "91" })).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ status: "approved" });
    expect((await convert(id)).status).toBe(201);
  });

  it("fills in the coordinates by a button of the form, keeps what was typed and converts nothing", async () => {
    const { id } = await suggest();
    await review(id, "approved");
    const path = `/admin/suggestions?tab=approved&convert=${id}`;
    const [form = ""] =
      /<form[^>]*id="convert"[\s\S]*?<\/form>/.exec(await (await admin.get(path)).text()) ?? [];
    const buttons = [...form.matchAll(/<button type="submit"([^>]*)/g)].map(
      ([, attributes]) => attributes ?? "",
    );
    // The Enter key uses the first button.
    expect(buttons[0]).toContain('value="convert"');
    expect(buttons.filter((button) => button.includes('value="locate"'))).toHaveLength(1);
    expect(form).not.toContain('type="hidden" name="intent"');

    const typed = {
      name: "Seal Bay Typed",
      description: "Typed before",
      region: "Norfolk",
      postcode: "nr257np",
    };
    const fields = { intent: "locate", suggestionId: String(id), latitude: "", longitude: "", ...typed };
    const answer = await admin.submit(path, fields);
    expect(answer.status).toBe(200);
    const [filled = ""] = /<form[^>]*id="convert"[\s\S]*?<\/form>/.exec(await answer.text()) ?? [];
    const valueOf = (name: string) =>
      new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(filled)?.[1];
    expect([valueOf("name"), valueOf("region"), valueOf("postcode")]).toEqual([
      typed.name,
      typed.region,
      "NR25 7NP",
    ]);
    expect(Number(valueOf("latitude"))).toBeCloseTo(52.9, 0);
    expect(Number(valueOf("longitude"))).toBeCloseTo(1, 0);
    expect(filled).toContain(typed.description);
    expect(await rowOf(id)).toMatchObject({ status: "approved" });
    expect(await madeOf(id)).toEqual([]);
  });

  it("works by the two separate calls as well", async () => {
    const { id } = await suggest();
    await review(id, "approved");
    expect((await admin.call("POST", "/api/admin/destinations", destination())).status).toBe(201);
    const note = "Converted to destination in database";
    expect((await review(id, "converted", note)).status).toBe(200);
    expect((await review(id, "converted", note)).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ status: "converted", admin_notes: note });
  });
});

it("accepts a form with texts as long as they may be, in any script", async () => {
  const long = (length: number) => "海".repeat(length - 1) + "🌞";
  const form = (length: number) => suggestion({ description: long(length), whyVisit: "🌞".repeat(length) });
  const fields = (length: number) => form(length) as Record<string, string>;
  const taken = await anna.submit("/suggest", fields(5_000));
  expect([taken.status, taken.headers.get("Location")]).toEqual([302, expect.stringContaining("/suggest")]);
  const refused = await anna.submit("/suggest", fields(5_001));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(long(5_001));
  expect((await anna.submit("/suggest", fields(15_000))).status).toBe(413);
  expect((await send(form(15_000))).status).toBe(413);
});
