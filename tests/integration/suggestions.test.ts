import { afterAll, expect, it } from "vitest";
import { ADMIN_PASSWORD, logIn, addUser } from "../harness/sign-in";
import { startSite } from "../harness/site";

interface Suggested {
  id: number;
  userId: number;
  status: string;
  adminNotes: string | null;
}
const site = await startSite({ destinations: 60, adminPassword: ADMIN_PASSWORD });
await site.refresh();
const admin = await logIn(site, "admin", ADMIN_PASSWORD);
const anna = await addUser(site);
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
const madeOf = (id: number) => site.rows("SELECT id FROM destinations WHERE source_suggestion_id = ?", id);

it("suggesting shows markup as text to its sender and to the administrator", async () => {
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

it("converting fills in the coordinates by a button of the form, keeps what was typed and converts nothing", async () => {
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
