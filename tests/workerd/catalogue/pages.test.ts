import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AdminPageView } from "#app/presenters/admin/catalogue-page";
import type { RefusedForm } from "#app/presenters/form-view";
import type { AuditPageView } from "#app/presenters/admin/audit-page";
import * as destinations from "#app/routes/api/admin/destinations";
import * as lists from "#app/routes/api/admin/destinations.list";
import * as admin from "#app/routes/admin/admin";
import * as audit from "#app/routes/admin/admin.audit";
import { insertDestinations } from "../sample-rows";
import { BATH, type CatalogueSite, ofList, rowCounts, startCatalogue } from "./site";

const activities = ofList(lists, "activities");

// Journeys test how the pages look. Tests here check only the pages' data.

const WALK = { name: "Skyline walk", description: "Six miles around the city.", type: "attraction" };
const FORM = { subject: "destination", intent: "create", id: "0", ...BATH };

let site: CatalogueSite;
beforeEach(async () => {
  site = await startCatalogue();
});

const open = (query = "") => site.send(admin, "GET", { path: `/admin${query}` });
const viewOf = async (response: Response) => (await response.json<{ view: AdminPageView }>()).view;
const post = (form: Record<string, string>) => site.send(admin, "POST", { form, path: "/admin" });
const refusalOf = async (response: Response) => response.json<RefusedForm>();

const namesIn = ({ table }: AdminPageView) => table?.rows.map(({ name }) => name);

describe("the table of destinations", () => {
  const YORK = { ...BATH, name: "York", region: "Yorkshire and the Humber", postcode: "YO1 7HH" };
  const PIER = { ...BATH, name: "Brighton", region: "South East", postcode: "BN1 1EE" };
  const found = async (query: string) => namesIn(await viewOf(await open(query)));
  beforeEach(async () => {
    for (const body of [
      YORK,
      { ...BATH, name: "bath", region: "South West", featured: true },
      { ...PIER, specialOffer: "2 for 1 at the pier" },
    ]) {
      await site.send(destinations, "POST", { body });
    }
  });

  it("is in the order that is asked for, what is rare first, the rest by name", async () => {
    expect(await found("")).toEqual(["bath", "Brighton", "York"]);
    expect(await found("?sort=-name")).toEqual(["York", "Brighton", "bath"]);
    expect(await found("?sort=region")).toEqual(["Brighton", "bath", "York"]);
    expect(await found("?sort=featured")).toEqual(["bath", "Brighton", "York"]);
    expect(await found("?sort=specialOffer")).toEqual(["Brighton", "bath", "York"]);
    expect(await found("?sort=-specialOffer")).toEqual(["bath", "York", "Brighton"]);
  });

  it("finds all words, in any case and order, in every column, and takes none of them for a pattern", async () => {
    expect(await found("?q=bath+WEST")).toEqual(["bath"]);
    expect(await found("?q=yo17hh")).toEqual(["York"]);
    expect(await found("?q=YO1+7hh")).toEqual(["York"]);
    expect(await found("?q=pier")).toEqual(["Brighton"]);
    expect(await found("?q=bath+york")).toEqual([]);
    expect(await found("?q=%25")).toEqual([]);
    expect(await found("?q=')--")).toEqual([]);
  });

  it("has letters with marks where the plain ones are, and finds them by these", async () => {
    for (const name of ["Ŷr Hen Dŷ", "Zennor", "Élan Valley", "Tràigh Mhòr", "Yarmouth"]) {
      await site.send(destinations, "POST", { body: { ...BATH, name } });
    }
    const sorted = [
      "bath",
      "Brighton",
      "Élan Valley",
      "Tràigh Mhòr",
      "Yarmouth",
      "York",
      "Ŷr Hen Dŷ",
      "Zennor",
    ];
    expect(await found("")).toEqual(sorted);
    expect(await found("?sort=-name")).toEqual([...sorted].reverse());
    for (const typed of ["traigh mhor", "TRÀIGH MHÒR", "tra\u0300igh"]) {
      expect(await found(`?q=${encodeURIComponent(typed)}`)).toEqual(["Tràigh Mhòr"]);
    }
    expect(await found("?q=yr+dy")).toEqual(["Ŷr Hen Dŷ"]);
    expect(await found(`?q=${encodeURIComponent("bâth")}`)).toEqual(["bath"]);
  });

  it("is read a page at a time, and never a page that there is not", async () => {
    await insertDestinations(site.db, 120);
    site.statements.length = 0;
    const last = await viewOf(await open("?page=9&q=place"));
    expect(last.table).toMatchObject({ total: 120, page: 3, pageCount: 3 });
    expect(last.table?.rows).toHaveLength(20);
    // The list has no such page, so the last page is read too. An existing page takes two statements.
    expect(site.statements).toHaveLength(4);
    site.statements.length = 0;
    const second = await viewOf(await open("?page=2&q=place"));
    expect(site.statements).toHaveLength(2);
    expect(second.table?.rows).toHaveLength(50);
    const ids = [...(last.table?.rows ?? []), ...(second.table?.rows ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(70);
  });

  it("gives way to a dropdown on the tabs of lists, which words narrow", async () => {
    const all = await viewOf(await open("?tab=activities"));
    expect(all.table).toBeNull();
    expect(all.choices).toMatchObject({ isCut: false, words: "" });
    expect(all.choices?.choices.map(([, name, count]) => [name, count])).toEqual([
      ["bath", 0],
      ["Brighton", 0],
      ["York", 0],
    ]);
    const narrowed = await viewOf(await open("?tab=accommodations&q=york"));
    expect(narrowed.choices?.choices.map(([, name]) => name)).toEqual(["York"]);
    await insertDestinations(site.db, 1_100);
    const cut = (await viewOf(await open("?tab=activities"))).choices;
    expect([cut?.isCut, cut?.choices.length]).toEqual([true, 1_000]);
  });
});

describe("the dashboard", () => {
  it("shows a destination's entries, and the form of the one that was picked", async () => {
    await site.send(destinations, "POST", {
      body: { ...BATH, activities: [WALK, { ...WALK, hiking: true }] },
    });
    const view = await viewOf(await open("?tab=activities&destination=1&item=1"));
    expect(view.picked?.activities).toHaveLength(2);
    expect(view.editor).toMatchObject({
      subject: "activity",
      id: 1,
      index: 1,
      form: { values: { name: WALK.name, hiking: "on" } },
    });
    expect((await viewOf(await open("?tab=activities&destination=1&item=7"))).editor?.index).toBeNull();
    expect((await viewOf(await open("?tab=activities"))).editor).toBeNull();
    const camps = await viewOf(await open("?tab=accommodations&destination=1&list=campsites"));
    expect(camps.editor).toMatchObject({ subject: "campsite", index: null });
  });

  it("says so where the database does not answer", async () => {
    site.statements.length = 0;
    site.fault.atStatement = 1;
    const answer = await open();
    expect(answer.status).toBe(503);
    expect(await viewOf(answer)).toMatchObject({
      loadError: "Failed to load destinations. Please try again.",
      table: null,
    });
  });
});

describe("the dashboard's forms", () => {
  it("say at the field what cannot be of all that was typed", async () => {
    const editor = await refusalOf(
      await post({ ...FORM, checkedOn: "2099-01-01", carParkLongitude: "-2.3" }),
    );
    expect(editor.form.values).toMatchObject({ name: "Bath", carParkLongitude: "-2.3" });
    expect(editor.form.formError).toBeNull();
    expect(Object.keys(editor.form.errors)).toEqual(["carParkLatitude", "checkedOn"]);
    expect(await rowCounts()).toMatchObject({ destinations: 0 });
  });

  it("say so where the database does not answer", async () => {
    site.statements.length = 0;
    site.fault.atStatement = 2;
    const answer = await post(FORM);
    expect(answer.status).toBe(503);
    expect((await refusalOf(answer)).form.formError?.message).toMatch(/^Failed to create destination/);
  });

  it.each([
    ["activity", "/admin?tab=activities&destination=1", { description: "Six miles.", type: "dining" }],
    ["hotel", "/admin?tab=accommodations&destination=1", { location: "Walcot Street", priceRange: "90-140" }],
    ["campsite", "/admin?tab=accommodations&destination=1&list=campsites", { location: "Newton" }],
  ])("add, change and delete an entry: %s", async (subject, path, fields) => {
    await post(FORM);
    const form = { subject, id: "1", name: "First", ...fields };
    const added = await post({ ...form, intent: "create", dogFriendly: "on" });
    expect([added.status, added.headers.get("Location")]).toEqual([302, path]);
    // A box that is not ticked is a no.
    expect((await post({ ...form, intent: "update", index: "0", name: "Second" })).status).toBe(302);
    const { picked } = await viewOf(await open("?destination=1"));
    const items = [...(picked?.activities ?? []), ...(picked?.hotels ?? []), ...(picked?.campsites ?? [])];
    expect(items.map(({ name }) => name)).toEqual(["Second"]);
    expect(JSON.stringify(await site.db.query.destinations.findMany())).not.toContain('"dogFriendly":true');
    expect((await post({ ...form, intent: "update", index: "7" })).status).toBe(404);
    expect((await post({ subject, id: "1", index: "0", intent: "delete" })).status).toBe(302);
    const refused = await post({ ...form, intent: "create", name: "" });
    expect((await refusalOf(refused)).form.errors).toHaveProperty("name");
  });

  it("offer a place's own drawing, and none to a new place", async () => {
    await post(FORM);
    const { editor } = await viewOf(await open("?destination=1"));
    const [saved] = await site.db.query.destinations.findMany();
    expect(editor?.ownPictures).toEqual([`/images/destinations/${saved?.slug}.svg`]);
    expect((await viewOf(await open())).editor?.ownPictures).toBeUndefined();
  });

  it("find the coordinates of the postcode, and its region where none is typed, and save nothing", async () => {
    const answer = await post({ ...FORM, intent: "locate", latitude: "", longitude: "" });
    expect(answer.status).toBe(200);
    const { form } = await refusalOf(answer);
    expect(form.values).toMatchObject({
      name: "Bath",
      postcode: "BA1 1AA",
      latitude: "51.3812",
      longitude: "-2.3599",
    });
    const unknown = await post({ ...FORM, intent: "locate", postcode: "QQ1 1QQ" });
    expect((await refusalOf(unknown)).form.errors["postcode"]).toMatch(/couldn't find/);
    for (const change of [{ intent: "drop" }, { subject: "users" }, { id: "x" }]) {
      expect([change, (await post({ ...FORM, ...change })).status]).toEqual([change, 400]);
    }
    expect(await rowCounts()).toMatchObject({ destinations: 0 });
    await post({ ...FORM, region: "South West" });
    for (const [region, found] of [
      ["", "South West"],
      ["Somewhere", "Somewhere"],
    ] as const) {
      const located = await post({ ...FORM, intent: "locate", region });
      expect((await refusalOf(located)).form.values).toMatchObject({ region: found });
    }
  });

  it("lead back only within the dashboard", async () => {
    const back = async (returnTo: string) => (await post({ ...FORM, returnTo })).headers.get("Location");
    expect(await back("/admin?tab=destinations&q=ba")).toBe("/admin?tab=destinations&q=ba");
    expect(await back("//evil.example/admin")).toBe("/admin?tab=destinations");
    expect(await back("/administer")).toBe("/admin?tab=destinations");
  });
});

describe("the list of changes", () => {
  const list = async (query = "") =>
    (await site.send(audit, "GET", { path: `/admin/audit${query}` })).json<AuditPageView>();

  it("shows who changed what, newest first, with the differences", async () => {
    await post(FORM);
    await post({ ...FORM, intent: "update", id: "1", name: "Bath <b>Spa</b>" });
    await site.send(activities, "POST", { params: { id: "1" }, body: WALK });
    const { entries, total } = await list();
    expect(total).toBe(3);
    expect(entries.map(({ actionLabel }) => actionLabel)).toEqual([
      "Activity: add",
      "Destination: update",
      "Destination: create",
    ]);
    expect(entries[1]).toMatchObject({
      username: "admin",
      when: "12 Jun 2026, 10:00",
      subject: { id: 1, name: "Bath <b>Spa</b>" },
      fields: [{ field: "name", before: "Bath", after: "Bath <b>Spa</b>" }],
    });
    expect(entries[0]?.fields).toContainEqual({
      field: "description",
      before: null,
      after: WALK.description,
    });
  });

  it("can be filtered by user, action, subject and days", async () => {
    await post(FORM);
    site.time.nowMs += 86_400_000;
    await post({ ...FORM, name: "York" });
    const counts = async (query: string) => (await list(query)).total;
    expect(await counts("?user=ADMIN")).toBe(2);
    expect(await counts("?user=robin")).toBe(0);
    expect(await counts("?action=destination.create")).toBe(2);
    expect(await counts("?action=destination.delete")).toBe(0);
    expect(await counts("?action='%20OR%201=1")).toBe(2);
    expect(await counts("?subject=yor")).toBe(1);
    expect(await counts(`?subject=${"y".repeat(100)}%25`)).toBe(0);
    expect(await counts("?subject=1")).toBe(1);
    expect(await counts("?from=2026-06-13")).toBe(1);
    expect(await counts("?to=2026-06-12")).toBe(1);
    expect(await counts("?from=2026-06-12&to=2026-06-13")).toBe(2);
    expect(await counts("?from=2026-02-30")).toBe(2);
  });

  it("comes in pages that keep the filter", async () => {
    const insert = env.DB.prepare(
      "INSERT INTO audit_log (user_id, username, action, subject_id, at) VALUES (1, 'admin', 'destination.update', ?, ?)",
    );
    await env.DB.batch(Array.from({ length: 120 }, (_, index) => insert.bind(index, index)));
    const first = await list("?user=admin");
    expect([first.entries.length, first.total, first.pageCount, first.newerHref]).toEqual([50, 120, 3, null]);
    expect(first.olderHref).toBe("/admin/audit?user=admin&page=2");
    const last = await list("?user=admin&page=3");
    expect([last.entries.length, last.olderHref]).toEqual([20, null]);
    expect((await list("?page=99")).entries).toEqual([]);
  });
});
