import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { suggestions as suggestionRows } from "#app/db/schema";
import * as destinations from "#app/routes/api/admin/destinations";
import * as list from "#app/routes/api/admin/suggestions";
import * as status from "#app/routes/api/admin/suggestions.status";
import * as suggestions from "#app/routes/api/suggestions";
import { BATH } from "../catalogue/site";
import { type AdminSite, messageOf, startAdminSite } from "./site";

const SEALS = { type: "location", name: "Seal Bay", description: "Sand and seals", area: "Norfolk" };
const WALK = { type: "activity", name: "Cliff walk", description: "Far views", location: "Cromer" };

let site: AdminSite;
beforeEach(async () => {
  site = await startAdminSite();
});

type Row = typeof suggestionRows.$inferSelect;
const rows = async () => site.db.query.suggestions.findMany();
const rowOf = async (id: number): Promise<Row | undefined> => (await rows()).find((row) => row.id === id);
const suggest = (body: unknown, as: "robin" | "admin" | "guest" = "robin") =>
  site.send(suggestions, "POST", { body, as });
const review = (id: number | string, body: unknown) =>
  site.send(status, "PUT", { body, params: { id: String(id) } });
const auditActions = async () => (await site.db.query.auditLog.findMany()).map(({ action }) => action);

async function suggested(body: object = SEALS): Promise<number> {
  return (await (await suggest(body)).json<{ id: number }>()).id;
}
async function approved(body: object = SEALS): Promise<number> {
  const id = await suggested(body);
  await review(id, { status: "approved" });
  return id;
}

describe("suggesting", () => {
  it("keeps what its sender may say and nothing else", async () => {
    const answer = await suggest({
      ...SEALS,
      name: "<img src=x onerror=alert(1)>\u202Egnp.exe\u0007",
      description: "</script>\nTwo lines",
      website: "HTTPS://OK.example",
      offersDiscounts: true,
      status: "approved",
      adminNotes: "fine",
      reviewedBy: 1,
      reviewedAt: 1,
      userId: 1,
      createdAt: 1,
      id: 77,
      hasBeach: true,
      telephone: " 01263 000000 ",
      unknown: "field",
      ["__proto__"]: { isOwner: true },
    });
    expect(answer.status).toBe(201);
    // Only owners can offer discounts.
    await suggest({ ...WALK, offersDiscounts: true, isOwner: true });
    const [row, walk] = await rows();
    expect(walk).toMatchObject({ offersDiscounts: true });
    expect(row).toMatchObject({
      id: 1,
      userId: 2,
      type: "location",
      status: "pending",
      name: "<img src=x onerror=alert(1)>gnp.exe",
      description: "</script>\nTwo lines",
      website: "https://ok.example",
      offersDiscounts: false,
      area: "Norfolk",
      hasBeach: true,
      hasHiking: false,
      isOwner: false,
      telephone: "01263 000000",
      adminNotes: null,
      reviewedBy: null,
      reviewedAt: null,
      location: null,
      createdAt: site.time.nowMs,
      updatedAt: site.time.nowMs,
    });
    expect(await answer.json()).toMatchObject({
      id: 1,
      status: "pending",
      createdAt: "2026-06-12T09:00:00.000Z",
    });
  });

  const emoji = (count: number) => "🏖".repeat(count);
  const site500 = (length: number) => `https://ok.example/${"a".repeat(length - 19)}`;

  it("is refused for any field that is wrong, which it names", async () => {
    for (const [field, body] of [
      ["type", { ...SEALS, type: "hotel" }],
      ["type", { ...SEALS, type: ["location"] }],
      ["name", { ...SEALS, name: emoji(256) }],
      ["name", { ...SEALS, name: " " }],
      ["description", { ...SEALS, description: undefined }],
      ["location", { ...WALK, location: emoji(256) }],
      ["website", { ...SEALS, website: site500(501) }],
      ["telephone", { ...SEALS, telephone: "1".repeat(51) }],
      ["area", { ...SEALS, area: emoji(256) }],
      ["location", { ...WALK, location: "" }],
      ["location", { ...WALK, type: "accommodation", location: undefined }],
      ["area", { ...SEALS, area: undefined }],
      ["hasBeach", { ...SEALS, hasBeach: "true" }],
      ["isOwner", { ...SEALS, isOwner: 1 }],
      ["website", { ...SEALS, website: "javascript:alert(1)" }],
      ["description", { ...SEALS, description: "a".repeat(5_001) }],
      ["whyVisit", { ...SEALS, whyVisit: "a".repeat(5_001) }],
    ] as const) {
      const answer = await suggest(body);
      const { message, errors } = await answer.json<{ message: string; errors: Record<string, string> }>();
      expect([body, answer.status, errors]).toEqual([body, 400, { [field]: message }]);
    }
    expect(await rows()).toEqual([]);
  });

  it("takes texts of the greatest length, counted as people count", async () => {
    const short = { name: emoji(255), area: emoji(255), telephone: "1".repeat(50), website: site500(500) };
    const longest = { ...short, description: emoji(5_000), whyVisit: emoji(5_000) };
    expect((await suggest({ ...SEALS, ...longest })).status).toBe(201);
    expect((await suggest({ ...WALK, location: emoji(255) })).status).toBe(201);
    expect((await suggest({ ...WALK, website: `https://ok.example/${emoji(481)}` })).status).toBe(201);
    expect((await rows())[0]).toMatchObject(longest);
  });

  it("twice in a moment makes one row, and another of something else, by another user or a minute later", async () => {
    const answers = await Promise.all([
      suggest(SEALS),
      suggest(SEALS),
      suggest({ ...SEALS, area: " Norfolk " }),
    ]);
    answers.push(await suggest(SEALS));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json<{ id: number }>()).id));
    expect([answers.map((answer) => answer.status), ids]).toEqual([
      [201, 201, 201, 201],
      [1, 1, 1, 1],
    ]);
    expect(await rows()).toHaveLength(1);
    await suggest({ ...SEALS, hasBeach: true });
    await suggest(SEALS, "admin");
    site.time.nowMs += 60_000;
    await suggest(SEALS);
    expect((await rows()).map((row) => row.userId)).toEqual([2, 2, 1, 2]);
  });

  it("ends for a day at a hundred, for this person only", async () => {
    const insert = env.DB.prepare(
      "INSERT INTO suggestions (user_id, type, name, description, created_at, updated_at) VALUES (2, 'location', ?1, '', ?2, ?2)",
    );
    await env.DB.batch(
      Array.from({ length: 100 }, (_, i) => insert.bind(`Place ${i}`, site.time.nowMs - 3_600_000)),
    );
    const refused = await suggest(SEALS);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect((await suggest(SEALS, "admin")).status).toBe(201);
    site.time.nowMs += 86_400_000;
    expect((await suggest(SEALS)).status).toBe(201);
  });

  it("needs an account, is by POST only, and gives 503 in words where the database fails", async () => {
    const refused = await suggest(SEALS, "guest");
    const words = "You need to be logged in to submit suggestions.";
    expect([refused.status, await messageOf(refused), await rows()]).toEqual([401, words, []]);
    expect((await site.send(suggestions, "GET", { as: "robin" })).status).toBe(405);
    site.statements.length = 0;
    site.fault.atStatement = 1;
    const answer = await suggest(SEALS);
    expect([answer.status, await messageOf(answer)]).toEqual([
      503,
      "This isn't available at the moment. Please try again shortly.",
    ]);
  });
});

describe("the administrator's list", () => {
  const get = (query = "") => site.send(list, "GET", { path: `/api/admin/suggestions${query}` });

  it("holds all, newest first, with who made them and their features in words", async () => {
    await suggest({ ...SEALS, hasBeach: true, hasDogFriendlyPlaces: true });
    site.time.nowMs += 1;
    await suggest({ ...WALK, isAccessible: true }, "admin");
    const answer = await get();
    expect(answer.headers.get("X-Total-Count")).toBe("2");
    expect(await answer.json()).toMatchObject([
      { id: 2, type: "activity", submitterName: "admin", features: ["Accessible"] },
      { id: 1, type: "location", submitterName: "robin", features: ["Beach", "Dog-friendly places"] },
    ]);
    // An account that is gone is no sender.
    await env.DB.exec("DELETE FROM users WHERE id = 2");
    expect(await (await get()).json()).toMatchObject([{ id: 2 }, { userId: null, submitterName: null }]);
  });

  it("can be of one status and in parts", async () => {
    await approved();
    await suggest(WALK);
    expect(await (await get("?status=approved")).json()).toMatchObject([{ id: 1 }]);
    const part = await get("?limit=1&offset=1");
    expect([part.headers.get("X-Total-Count"), await part.json()]).toMatchObject(["2", [{ id: 1 }]]);
  });

  it.each([
    ...["?status=odd", "?limit=501", "?limit=-1", "?offset=x"],
    ...["?status=pending&status=approved", "?limit=1&limit=1"],
  ])("is refused for %s", async (query) => {
    expect((await get(query)).status).toBe(400);
  });
});

describe("reviewing", () => {
  it("approves with a note, and records who did and how it was before", async () => {
    const id = await suggested();
    site.time.nowMs += 5;
    const answer = await review(id, { status: "approved", adminNotes: "  Lovely  " });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      id,
      status: "approved",
      adminNotes: "Lovely",
      reviewedBy: 1,
    });
    expect(await rowOf(id)).toMatchObject({
      status: "approved",
      reviewedAt: site.time.nowMs,
      updatedAt: site.time.nowMs,
    });
    expect(await site.db.query.auditLog.findMany()).toMatchObject([
      {
        action: "suggestion.approve",
        subjectId: id,
        username: "admin",
        at: site.time.nowMs,
        before: { name: "Seal Bay", status: "pending", adminNotes: null },
        after: { name: "Seal Bay", status: "approved", adminNotes: "Lovely" },
      },
    ]);
  });

  it("lets a rejected one have a second look, its note kept unless there is another", async () => {
    const id = await suggested();
    await review(id, { status: "rejected", adminNotes: "No such place" });
    await review(id, { status: "pending" });
    expect(await rowOf(id)).toMatchObject({ status: "pending", adminNotes: "No such place" });
    await review(id, { status: "rejected", adminNotes: " " });
    expect(await rowOf(id)).toMatchObject({ status: "rejected", adminNotes: null });
    expect(await auditActions()).toEqual(["suggestion.reject", "suggestion.reopen", "suggestion.reject"]);
  });

  it("takes a known step with notes of two thousand characters and no more, for a suggestion that there is", async () => {
    const id = await suggested();
    const approval = (adminNotes: unknown) => ({ status: "approved", adminNotes });
    const wrong = [{ status: "published" }, { status: null }, {}, approval(7), approval("a".repeat(2_001))];
    for (const body of wrong) expect([body, (await review(id, body)).status]).toEqual([body, 400]);
    for (const other of ["99", "0", "abc", "-1", "__proto__"]) {
      expect([other, (await review(other, approval("Fine"))).status]).toEqual([other, 404]);
    }
    expect((await rowOf(id))?.status).toBe("pending");
    expect((await review(id, approval("🏖".repeat(2_000)))).status).toBe(200);
  });

  it("by two at once is one review", async () => {
    const id = await suggested();
    const answers = await Promise.all([
      review(id, { status: "approved" }),
      review(id, { status: "rejected" }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await auditActions()).toHaveLength(1);
  });

  it("leaves everything as it was where the database fails at either statement", async () => {
    const id = await suggested();
    for (const at of [1, 2]) {
      site.statements.length = 0;
      site.fault.atStatement = at;
      expect((await review(id, { status: "approved" })).status).toBe(503);
      site.fault.atStatement = undefined;
      expect([(await rowOf(id))?.status, await auditActions()]).toEqual(["pending", []]);
    }
  });
});

describe("converting", () => {
  const convert = (suggestionId: unknown) =>
    site.send(destinations, "POST", { body: { ...BATH, suggestionId } });
  const destinationCount = async () => (await site.db.query.destinations.findMany()).length;

  it("makes the destination and marks the suggestion, once, however often", async () => {
    const id = await approved();
    const answers = await Promise.all([convert(id), convert(id)]);
    answers.push(await convert(id));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json<{ id: number }>()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await site.db.query.destinations.findMany()).toMatchObject([
      { slug: "bath", sourceSuggestionId: id, catalogueHash: null },
    ]);
    expect(await rowOf(id)).toMatchObject({
      status: "converted",
      adminNotes: "Converted to destination in database",
      reviewedBy: 1,
      reviewedAt: site.time.nowMs,
    });
    expect((await auditActions()).slice(1)).toEqual(["destination.create", "suggestion.convert"]);
    expect((await review(id, { status: "converted" })).status).toBe(409);
  });

  it.each([
    ["in one call", async (id: number) => void (await convert(id))],
    [
      "in two calls",
      async (id: number) => {
        await site.send(destinations, "POST", { body: BATH });
        await review(id, { status: "converted" });
      },
    ],
  ])("keeps the admin's note above its own words, %s", async (_, convertIt) => {
    const id = await suggested();
    await review(id, { status: "approved", adminNotes: "Seals in autumn" });
    await convertIt(id);
    const kept = "Seals in autumn\nConverted to destination in database";
    expect(await rowOf(id)).toMatchObject({ status: "converted", adminNotes: kept });
    const other = await approved({ ...SEALS, name: "Other bay" });
    await site.send(destinations, "POST", { body: { ...BATH, name: "Other bay" } });
    await review(other, { status: "converted", adminNotes: "Now a place" });
    expect(await rowOf(other)).toMatchObject({ status: "converted", adminNotes: "Now a place" });
  });

  it("gives two that are converted at once a slug each", async () => {
    const ids = [await approved(), await approved({ ...SEALS, name: "Other bay" })];
    const made = await Promise.all(ids.map(convert));
    const slugs = await Promise.all(made.map(async (answer) => (await answer.json<{ slug: string }>()).slug));
    expect(slugs.sort()).toEqual(["bath", "bath-2"]);
  });

  it("leaves neither a destination nor a status where the database fails at any statement", async () => {
    const id = await approved();
    for (let at = 1; at <= 6; at++) {
      site.statements.length = 0;
      site.fault.atStatement = at;
      expect((await convert(id)).status).toBe(503);
      site.fault.atStatement = undefined;
      expect([await destinationCount(), (await rowOf(id))?.status]).toEqual([0, "approved"]);
    }
    expect((await convert(id)).status).toBe(201);
  });

  it("is not reported for a suggestion from which nothing was made, whatever was made from others", async () => {
    await site.send(destinations, "POST", { body: BATH });
    site.time.nowMs += 1;
    const [id, other] = [await approved(), await approved({ ...SEALS, name: "Other bay" })];
    const made = await convert(other);
    expect([made.status, await made.json()]).toMatchObject([201, { slug: "bath-2" }]);
    const answer = await review(id, { status: "converted" });
    expect(answer.status).toBe(409);
    expect(await messageOf(answer)).toMatch(/^This suggestion has no destination yet/);
    expect(await rowOf(id)).toMatchObject({ status: "approved" });
  });

  it("is refused while it is pending or rejected, for an activity, and for a suggestion that there is not", async () => {
    const id = await suggested();
    expect((await convert(id)).status).toBe(409);
    await review(id, { status: "rejected" });
    expect((await convert(id)).status).toBe(409);
    expect((await convert(await approved(WALK))).status).toBe(409);
    expect((await convert(99)).status).toBe(404);
    expect((await convert("1")).status).toBe(400);
    expect(await destinationCount()).toBe(0);
  });
});
