import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { DestinationEntry } from "#app/domain/catalogue/diff";
import type { CatalogueFilePageView } from "#app/presenters/admin/import-json";
import type { RefusedForm } from "#app/presenters/form-view";
import * as exported from "#app/routes/api/admin/catalogue.export";
import * as imported from "#app/routes/api/admin/catalogue.import";
import * as importedItem from "#app/routes/api/admin/catalogue.import-item";
import * as file from "#app/routes/admin/admin.catalogue-file";
import { StoreUnavailableError } from "#app/services/ports";
import { type CatalogueSite, NOW, rowCounts, startCatalogue } from "./site";

type Entry = Partial<DestinationEntry>;
interface Preview {
  importId: string;
  added: { slug: string }[];
  changed: { slug: string; fields: string[] }[];
  unchangedCount: number;
  stale: string[];
  faulty: { position: number; name: string; reasons: string[] }[];
}
interface Report {
  added: string[];
  changed: string[];
  stale: string[];
  unchangedCount: number;
}

const entry = (slug: string, change: Record<string, unknown> = {}) => ({
  slug,
  name: slug.toUpperCase(),
  postcode: "BA1 1AA",
  latitude: 51.3811,
  longitude: -2.3597,
  region: "South West",
  kind: "spires",
  description: `About “${slug}”; it's here.\nAnd here.`,
  featured: true,
  activities: [
    {
      name: "Skyline walk",
      description: "Six miles.",
      type: "attraction",
      featured: false,
      dogFriendly: true,
      hiking: true,
    },
  ],
  hotels: [],
  campsites: [],
  ...change,
});

let site: CatalogueSite;
beforeEach(async () => {
  site = await startCatalogue();
});

const upload = (content: unknown) => site.send(imported, "POST", { body: content });
const preview = async (content: unknown) => (await upload(content)).json<Preview>();
const apply = async (importId: string) =>
  (await site.send(importedItem, "POST", { params: { importId } })).json<Report>();
const importAll = async (content: unknown) => apply((await preview(content)).importId);
const exportJson = async () =>
  (await site.send(exported, "GET", { params: { file: "catalogue.json" } })).json<Entry[]>();
const row = (slug: string) =>
  env.DB.prepare("SELECT * FROM destinations WHERE slug = ?").bind(slug).first<Record<string, unknown>>();
const importRecords = () =>
  env.DB.prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'destination.import'").first<number>(
    "n",
  );

describe("a catalogue that is imported", () => {
  it("is looked at first: nothing is written before it is applied", async () => {
    await importAll([entry("bath"), entry("wells")]);
    const before = await rowCounts();
    const half = { name: "Walk", description: "Six miles.", type: "attraction", latitude: 51 };
    const seen = await preview([
      entry("bath", { description: "New." }),
      entry("wells"),
      entry("york"),
      entry("leeds", { latitude: 91, activities: [{ name: "x" }] }),
      "nonsense",
      entry("york"),
      entry("ely", { latitude: 53.4, activities: [half] }),
    ]);
    expect(seen.added).toEqual([{ slug: "york", name: "YORK" }]);
    expect(seen.changed).toEqual([{ slug: "bath", name: "BATH", fields: ["description"] }]);
    expect(seen.unchangedCount).toBe(1);
    expect(seen.faulty.map(({ position, name }) => [position, name])).toEqual([
      [4, "LEEDS"],
      [5, ""],
      [6, "YORK"],
      [7, "ELY"],
    ]);
    expect(seen.faulty[0]?.reasons.join()).toMatch(/latitude: .*activities\.0\.description: /);
    expect(seen.faulty.at(-1)?.reasons.join()).toMatch(
      /^latitude: .* km from BA1 1AA.*,activities\.0\.longitude: /,
    );
    expect(await rowCounts()).toEqual(before);
  });

  it("is then written, with a record of each change, and published; what it does not name stays", async () => {
    const first = await importAll([entry("bath"), entry("wells")]);
    expect(first).toMatchObject({ added: ["bath", "wells"], changed: [], stale: [], unchangedCount: 0 });
    expect(site.publisher.published.at(-1)?.content.places).toHaveLength(2);
    const second = await importAll([entry("bath", { description: "New.", featured: false })]);
    expect(second).toMatchObject({ added: [], changed: ["bath"], unchangedCount: 0 });
    expect(await rowCounts()).toMatchObject({ destinations: 2 });
    expect(await row("bath")).toMatchObject({
      description: "New.",
      featured: 0,
      latitude: 51.3811,
      longitude: -2.3597,
      image_url: "/images/destinations/bath.svg",
      special_offer: null,
      catalogue_hash: null,
      updated_at: NOW + 1,
    });
    expect(JSON.parse(String((await row("bath"))?.["activities"]))).toEqual(entry("bath").activities);
    expect(await importRecords()).toBe(3);
    const change = await env.DB.prepare("SELECT * FROM audit_log ORDER BY id DESC LIMIT 1").first();
    expect(change).toMatchObject({ username: "admin", user_id: 1, subject_id: 1, at: NOW });
    expect(JSON.parse(String(change?.["after"]))).toEqual({
      name: "BATH",
      description: "New.",
      featured: false,
    });
  });

  it("can be applied again, which changes nothing (double click)", async () => {
    const { importId } = await preview([entry("bath"), entry("wells")]);
    const [one, other] = await Promise.all([apply(importId), apply(importId)]);
    expect([...one.added, ...other.added].sort()).toEqual(["bath", "wells"]);
    expect(await apply(importId)).toMatchObject({ added: [], changed: [], stale: [], unchangedCount: 2 });
    expect(await importRecords()).toBe(2);
    expect(await rowCounts()).toMatchObject({ destinations: 2 });
  });

  it("does not write over what was changed since it was looked at", async () => {
    await importAll([entry("bath"), entry("wells")]);
    const { importId } = await preview([
      entry("bath", { description: "From the file." }),
      entry("wells", { description: "From the file." }),
    ]);
    await env.DB.prepare(
      "UPDATE destinations SET description = 'By hand.', updated_at = updated_at + 5 WHERE slug = 'bath'",
    ).run();
    expect(await apply(importId)).toMatchObject({ changed: ["wells"], stale: ["bath"] });
    expect(await row("bath")).toMatchObject({ description: "By hand." });
  });

  it("goes in whole batches: one that fails leaves nothing of itself, and the next try writes it", async () => {
    const many = Array.from({ length: 230 }, (_, index) => entry(`place-${index}`));
    const { importId } = await preview(many);
    site.statements.length = 0;
    // After the reads, two batches of five statements succeed. The third fails midway.
    site.fault.atStatement = 14;
    const failed = await site.send(importedItem, "POST", { params: { importId } });
    expect(failed.status).toBe(503);
    expect(await rowCounts()).toMatchObject({ destinations: 200, audit_log: 200 });
    delete site.fault.atStatement;
    expect((await apply(importId)).added).toHaveLength(30);
    expect(await rowCounts()).toMatchObject({ destinations: 230, audit_log: 230 });
  });

  it("accepts entries that are already stored, whatever the clock says", async () => {
    await importAll([entry("bath", { checkedOn: "2026-06-12", checkedAgainst: "A visit" })]);
    site.time.nowMs -= 2 * 86_400_000;
    const again = await preview(await exportJson());
    expect(again).toMatchObject({ faulty: [], unchangedCount: 1 });
    const other = await preview([
      entry("bath", { checkedOn: "2026-06-12", checkedAgainst: "A visit", region: "Wales" }),
    ]);
    expect(other.faulty[0]?.reasons).toEqual(["checkedOn: Looked up on can't be in the future"]);
    expect(other.changed).toEqual([]);
  });

  it("is refused as a whole where it is no list, too long or too large, is no JSON, or is not there", async () => {
    const long = JSON.stringify(Array.from({ length: 2_001 }, () => 1));
    for (const text of ["{", "[]", "7", "null", `[${"[".repeat(200_000)}`, long]) {
      const answer = await upload(text);
      expect([text.slice(0, 12), answer.status]).toEqual([text.slice(0, 12), 400]);
      expect(await answer.json()).toHaveProperty("message");
    }
    expect((await upload(" ".repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(site.kv.keys()).toEqual([]);
    expect((await site.send(imported, "POST", { form: { file: "x" } })).status).toBe(415);
    for (const importId of ["x", "../secret", crypto.randomUUID()]) {
      expect((await site.send(importedItem, "GET", { params: { importId } })).status).toBe(404);
    }
  });
});

describe("a catalogue that is exported", () => {
  it("is what the import takes for unchanged, pictures and offers of its own included", async () => {
    const special = {
      imageUrl: "https://pictures.example/bath.jpg",
      specialOffer: "Tea",
      partnershipCode: "SUN",
    };
    await importAll([entry("bath", special), entry("wells")]);
    const json = await exportJson();
    expect(json[0]).toEqual(entry("bath", special));
    expect(json[1]).toEqual(entry("wells"));
    const seen = await preview(json);
    expect(seen).toMatchObject({ added: [], changed: [], faulty: [], unchangedCount: 2 });
  });

  it("comes as a file to keep", async () => {
    const answer = await site.send(exported, "GET", { params: { file: "catalogue.json" } });
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="catalogue.json"');
    expect((await site.send(exported, "GET", { params: { file: "users.json" } })).status).toBe(404);
  });
});

describe("the page of the catalogue as a file", () => {
  const open = async (query = "") => site.send(file, "GET", { path: `/admin/catalogue${query}` });
  const viewOf = (response: Response) => response.json<CatalogueFilePageView>();
  const refusalOf = (response: Response) => response.json<RefusedForm>();
  const post = (form: FormData | Record<string, string>) =>
    site.send(file, "POST", { form, path: "/admin/catalogue" });

  function uploadForm(content: BlobPart): FormData {
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", new File([content], "catalogue.json", { type: "application/json" }));
    return form;
  }

  it("takes a file larger than other forms may be, shows what it would change, and applies it", async () => {
    const many = Array.from({ length: 300 }, (_, index) => entry(`place-${index}`));
    const text = JSON.stringify([...many, { name: "Nowhere" }]);
    expect(text.length).toBeGreaterThan(64 * 1024);
    const uploaded = await post(uploadForm(text));
    expect(uploaded.status).toBe(302);
    const [, query = ""] =
      /^\/admin\/catalogue(\?import=.+)$/.exec(uploaded.headers.get("Location") ?? "") ?? [];
    const { preview: seen } = await viewOf(await open(query));
    expect(seen?.added).toHaveLength(300);
    expect(seen?.faulty).toMatchObject([{ position: 301, name: "Nowhere" }]);
    expect(await rowCounts()).toMatchObject({ destinations: 0 });
    const applied = await post({ intent: "apply", importId: seen?.importId ?? "" });
    expect([applied.status, applied.headers.get("Location")]).toEqual([302, "/admin/catalogue"]);
    expect(await rowCounts()).toMatchObject({ destinations: 300, audit_log: 300 });
  });

  it("says what is wrong with an upload", async () => {
    const faultOf = async (content: BlobPart) =>
      (await refusalOf(await post(uploadForm(content)))).form.errors["file"];
    expect(await faultOf("{")).toMatch(/isn't a catalogue/);
    expect(await faultOf("")).toBe("Choose a file to import.");
    expect(await faultOf(new Uint8Array([0xff, 0xfe]))).toMatch(/UTF-8/);
    const large = await post(uploadForm(" ".repeat(6 * 1024 * 1024)));
    expect(large.status).toBe(413);
    expect(await refusalOf(large)).toMatchObject({
      formId: "upload",
      form: { formError: { message: "This file is larger than 5 MB." } },
    });
    const lost = await post({ intent: "apply", importId: crypto.randomUUID() });
    expect([lost.status, (await refusalOf(lost)).formId]).toEqual([404, "apply"]);
    const gone = await open(`?import=${crypto.randomUUID()}`);
    expect([gone.status, (await viewOf(gone)).preview]).toEqual([404, null]);
    expect((await post({ intent: "drop" })).status).toBe(400);
  });

  it("says so where the cache or the database does not answer", async () => {
    site.kv.faults.put = () => Promise.reject(new StoreUnavailableError("cache", "KV is full"));
    const answer = await post(uploadForm(JSON.stringify([entry("bath")])));
    expect(answer.status).toBe(503);
    expect((await refusalOf(answer)).form.formError?.message).toMatch(/try again/);
  });

  it("asks a user whose session has ended to log in, before the file is read", async () => {
    const request = { form: uploadForm("{"), path: "/admin/catalogue", as: "guest" } as const;
    const answer = await site.send(file, "POST", request);
    expect(answer.status).toBe(401);
    expect(await refusalOf(answer)).toMatchObject({ formId: "upload", isLoginNeeded: true });
  });
});
