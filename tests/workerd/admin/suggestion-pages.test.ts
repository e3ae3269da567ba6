import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SuggestionsAdminView } from "#app/presenters/suggestions/pages";
import type { SuggestPageView } from "#app/presenters/suggestions/cards";
import * as admin from "#app/routes/admin/admin.suggestions";
import * as suggest from "#app/routes/pages/suggest";
import type { RefusedForm } from "#app/presenters/form-view";
import { BATH } from "../catalogue/site";
import { type AdminSite, startAdminSite, toastOf } from "./site";

// Journeys test how the pages look. Tests here check only the pages' data.

const FORM = {
  type: "location",
  name: "Seal Bay",
  description: "Sand and seals",
  area: "Norfolk",
  website: "",
};
type Asker = "admin" | "robin" | "guest";

let site: AdminSite;
beforeEach(async () => {
  site = await startAdminSite();
});

const locationOf = (response: Response) => response.headers.get("Location");

describe("the page to suggest on", () => {
  const open = async (query = "") =>
    (await site.send(suggest, "GET", { as: "robin", path: `/suggest${query}` })).json<SuggestPageView>();
  const post = (form: Record<string, string>, as: Asker = "robin") =>
    site.send(suggest, "POST", { form, as, path: "/suggest" });
  const refusalOf = async (response: Response) => response.json<RefusedForm>();

  it("begins with a location, and lists the user's own with their status and note, and no other user's", async () => {
    for (const query of ["?type=hotel", "?type=__proto__", ""]) {
      expect([query, (await open(query)).type]).toEqual([query, "location"]);
    }
    await post(FORM);
    await post({ ...FORM, name: "Other Bay" }, "admin");
    await env.DB.exec(
      "UPDATE suggestions SET status = 'rejected', admin_notes = 'Known already' WHERE id = 1",
    );
    expect((await open()).mine).toEqual([
      {
        id: 1,
        name: "Seal Bay",
        typeLabel: "Location",
        adminNotes: "Known already",
        status: { label: "Rejected", tone: "berry" },
        submittedOn: "12 June 2026",
        submittedAt: "2026-06-12T09:00:00.000Z",
      },
    ]);
  });

  it("keeps what was typed where the database fails, and is there without the list", async () => {
    site.fault.atStatement = 1;
    const answer = await post(FORM);
    expect([answer.status, (await refusalOf(answer)).form]).toMatchObject([
      503,
      { values: FORM, formError: { title: "Error", message: "Failed to submit suggestion" } },
    ]);
    site.statements.length = 0;
    expect(await open()).toMatchObject({ isSignedIn: true, mine: null });
  });
});

describe("the administrator's page of suggestions", () => {
  const open = (query = "", as: Asker = "admin") =>
    site.send(admin, "GET", { as, path: `/admin/suggestions${query}` });
  const viewOf = async (query = "") => (await open(query)).json<SuggestionsAdminView>();
  const post = (form: Record<string, string>, query = "", as: Asker = "admin") =>
    site.send(admin, "POST", { form, as, path: `/admin/suggestions${query}` });
  const refusalOf = async (response: Response) => response.json<RefusedForm>();
  const suggested = (change: Record<string, string> = {}) =>
    site.send(suggest, "POST", { form: { ...FORM, ...change }, as: "robin" });
  const review = (status: string, more: Record<string, string> = {}, query = "") =>
    post({ intent: "review", suggestionId: "1", status, ...more }, query);
  const conversion = { intent: "convert", suggestionId: "1", ...BATH, region: "South West" };

  it("opens on the pending ones, with what each tab holds", async () => {
    await suggested({ hasBeach: "on" });
    await suggested({ name: "Other Bay" });
    await review("approved", { adminNotes: "Good" });
    const view = await viewOf();
    expect(view).toMatchObject({
      tab: "pending",
      loadError: null,
      dialog: null,
      newerHref: null,
      olderHref: null,
    });
    expect(view.suggestions.map(({ name }) => name)).toEqual(["Other Bay"]);
    expect(view.tabs.map(({ label, count }) => `${label} ${count}`)).toEqual([
      ...["All 2", "Pending 1", "Approved 1", "Rejected 0", "Converted 0"],
    ]);
    expect((await viewOf("?tab=approved")).suggestions).toMatchObject([
      {
        id: 1,
        features: ["Beach"],
        submitterName: "robin",
        adminNotes: "Good",
        reviewedOn: "12 June 2026",
        mayBecome: [],
        canConvert: true,
        convertHref: "/admin/suggestions?tab=approved&convert=1",
      },
    ]);
    expect((await viewOf("?tab=odd")).tab).toBe("pending");
  });

  it("shows fifty at a time", async () => {
    const insert = env.DB.prepare(
      "INSERT INTO suggestions (type, name, description, created_at, updated_at) VALUES ('location', ?1, '', ?1, ?1)",
    );
    await env.DB.batch(Array.from({ length: 51 }, (_, index) => insert.bind(index + 1)));
    const first = await viewOf();
    expect([first.suggestions.length, first.newerHref, first.olderHref]).toEqual([
      ...[50, null, "/admin/suggestions?tab=pending&page=2"],
    ]);
    const second = await viewOf("?page=2");
    expect(second).toMatchObject({ newerHref: "/admin/suggestions?tab=pending", olderHref: null });
    expect(second.suggestions).toMatchObject([{ id: 1, submitterName: "A deleted account" }]);
  });

  it("opens a dialog by its address, where there is such a step", async () => {
    await suggested();
    expect((await viewOf("?review=1")).dialog).toMatchObject({
      kind: "review",
      suggestion: { id: 1, mayBecome: ["approved", "rejected"] },
      form: { values: { adminNotes: "" } },
    });
    for (const query of ["?convert=1", "?review=99", "?review=x"])
      expect((await viewOf(query)).dialog).toBeNull();
    await review("approved");
    expect((await viewOf("?convert=1")).dialog).toMatchObject({
      kind: "convert",
      form: { values: { name: "Seal Bay", description: "Sand and seals" } },
    });
  });

  it("fills the form of a conversion with what fits of a long suggestion", async () => {
    const [name, description] = ["Seal Bay ".repeat(28).trim(), "Sand ".repeat(900).trim()];
    await suggested({ name, description });
    await review("approved");
    const values = (await viewOf("?convert=1")).dialog?.form.values;
    expect(values?.["name"]).toBe(`${"Seal Bay ".repeat(13).trim()}…`);
    expect(values?.["description"]).toMatch(/^(Sand )+Sand…$/);
    expect(values?.["description"]?.length).toBeLessThanOrEqual(2_000);
  });

  it("reviews, says so, stays on its tab, and takes a button that was pressed twice for one review", async () => {
    await suggested();
    const first = await review("approved", {}, "?tab=all");
    expect(locationOf(first)).toBe("/admin/suggestions?tab=all");
    expect(await toastOf(site, first)).toMatchObject({ description: "“Seal Bay” is now approved." });
    expect(await toastOf(site, await review("approved"))).toMatchObject({ title: "Status Updated" });
    expect(await site.db.query.auditLog.findMany()).toHaveLength(1);
  });

  it("says what is wrong where there is no such step", async () => {
    await suggested();
    await review("approved");
    const again = await review("rejected", { adminNotes: "Typed" });
    expect([again.status, (await refusalOf(again)).form]).toMatchObject([
      409,
      {
        values: { adminNotes: "Typed" },
        formError: {
          title: "Error",
          message: expect.stringMatching(/^Failed to update suggestion status\. /) as string,
        },
      },
    ]);
    const missing = await post({ intent: "review", suggestionId: "99", status: "approved" });
    expect((await refusalOf(missing)).form.formError?.message).toBe(
      "Failed to update suggestion status. We can't find that suggestion.",
    );
    expect((await review("published")).status).not.toBe(200);
  });

  it.each([
    [{ kind: "seaside", imageUrl: "" }, "seaside", "/images/kinds/seaside.svg"],
    [{ kind: "", imageUrl: " " }, "spires", "/images/kinds/spires.svg"],
    [{ kind: "castle-town", imageUrl: "https://a.example/b.jpg" }, "castle-town", "https://a.example/b.jpg"],
  ])("gives the destination its kind, and its picture: %o", async (typed, kind, imageUrl) => {
    await suggested();
    await review("approved");
    const answer = await post({ ...conversion, ...typed });
    expect(locationOf(answer)).toBe("/admin/suggestions?tab=pending");
    expect(await site.db.query.destinations.findMany()).toMatchObject([{ kind, imageUrl }]);
  });

  it("shows the conversion again with what was typed where something is missing", async () => {
    await suggested();
    await review("approved");
    const answer = await post({ ...conversion, region: "", latitude: "91", featured: "on" });
    expect(answer.status).toBe(400);
    const { formId, form } = await refusalOf(answer);
    expect([formId, Object.keys(form.errors).sort()]).toEqual(["convert", ["latitude", "region"]]);
    expect(form.values).toMatchObject({ name: "Bath", region: "", latitude: "91", featured: "on" });
    expect(await site.db.query.destinations.findMany()).toEqual([]);
  });

  it("says so where the database fails, with what was typed", async () => {
    await suggested();
    site.statements.length = 0;
    site.fault.atStatement = 1;
    const answer = await review("approved", { adminNotes: "Long words" });
    expect(answer.status).toBe(503);
    expect((await refusalOf(answer)).form).toMatchObject({
      values: { adminNotes: "Long words" },
      formError: { title: "Error", message: "Failed to update suggestion status." },
    });
    site.statements.length = 0;
    const page = await open();
    expect([page.status, (await page.json<SuggestionsAdminView>()).loadError]).toEqual([
      503,
      "Failed to fetch suggestions",
    ]);
  });

  it("knows its two forms only", async () => {
    for (const intent of ["", "delete", "constructor"]) expect((await post({ intent })).status).toBe(400);
  });
});
