import { afterAll, describe, expect, it } from "vitest";
import { startFakeUpstream } from "../fakes/upstream";
import { type FakeWarning, NSWWS_KEY, createNswwsVendor } from "../fakes/vendors/nswws";
import type { SearchResult } from "../harness/answers";
import { startSiteThisMorning } from "../harness/site";
import { atLondon } from "../harness/tested-time";

const CRON = "3-59/10 * * * *";
const EVERYWHERE = [-12, 48, 4, 62] as const;
const at = (time: string) => atLondon(time);
const PAGE = "/search?postcode=LS6+3AA&drivingHours=2&travelDate=";
const CALL = "/api/search?postcode=LS63AA&lists=none&limit=3";

const vendor = createNswwsVendor();

const upstream = await startFakeUpstream({ vendors: [vendor] });
const site = await startSiteThisMorning({
  destinations: 120,
  variables: { NSWWS_URL: `${upstream.url}/nswws/v1.1`, NSWWS_API_KEY: NSWWS_KEY, REQUEST_LIMITS: "off" },
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

const first = async () => (await (await site.get(CALL)).json<SearchResult[]>())[0];
/** Without scripts, and without what only a saved copy shows. */
const shown = (html: string) =>
  html.replaceAll("<!-- -->", "").replace(/<script[^]*?<\/script>|<(p|span) [^>]*copy:[^]*?<\/\1>/g, "");
const page = async () => shown(await (await site.get(PAGE)).text());

async function lookAt(time: string, ...warnings: FakeWarning[]) {
  vendor.issue(...warnings);
  await site.setClock(at(time));
  expect(await site.runCron(CRON)).toBe("ok");
}

const amber: FakeWarning = {
  id: "amber-wind",
  level: "AMBER",
  from: at("09:00:00"),
  until: at("12:30:00"),
  box: EVERYWHERE,
};

describe("official warnings on a site with a key", () => {
  it("are not known before the first look, and searches are as ever", async () => {
    expect(await page()).toContain("Warnings not known.");
    expect(await first()).toMatchObject({ warnings: null });
  });

  it("are none where none are issued: it is said of a place, as of the look", async () => {
    await lookAt("08:33:00");
    await site.setClock(at("08:35:00"));
    expect(await first()).toMatchObject({ warnings: { issued: [] } });
    expect(await page()).not.toContain("Warnings not known");
  });

  it("show a few minutes after they are issued, end praise, and leave the score as it is", async () => {
    const before = await first();
    await lookAt("08:43:00", amber);
    await site.setClock(at("08:44:30"));
    const after = await first();
    expect(after?.warnings?.issued).toMatchObject([
      { level: "amber", hazards: ["WIND"], validTo: at("12:30:00") },
    ]);
    expect(after?.score).toEqual(before?.score);
    const html = await page();
    expect(html).toContain("Amber warning of wind");
    expect(html).not.toMatch(
      /Go to |Worth the drive|Home is as good as anywhere|A little better|Best within/,
    );
    const map = shown(await (await site.get(`${PAGE}&view=map`)).text());
    expect(map).toContain("map-warning");
    expect(map).toContain("under a warning");
    const path = `/destinations/${after?.destination.slug}/calendar.ics?postcode=LS6+3AA`;
    const calendar = await (await site.get(path)).text();
    expect(calendar.replaceAll("\r\n ", "")).toContain("Amber warning of wind");
  });

  it("are gone at the minute at which they end, with another tag", async () => {
    await lookAt("12:13:00", { ...amber, until: at("12:15:10") });
    // A visitor who searches now leaves at 12:15.
    await site.setClock(at("12:14:50"));
    expect(await page()).toContain("Amber warning of wind");
    const tag = (await site.get(CALL)).headers.get("ETag") ?? "";
    await site.setClock(at("12:15:10"));
    expect(await page()).not.toContain("Amber warning of wind");
    expect((await site.get(CALL, { "If-None-Match": tag })).status).toBe(200);
    expect(await first()).toMatchObject({ warnings: { issued: [] } });
  });

  it("cost a warm search no read of the cache, no query and nothing outside", async () => {
    await first();
    await site.watch();
    await first();
    expect(await site.watch()).toMatchObject({ d1Statements: 0, kvReads: 0, outbound: 0 });
  });
});

it("a site without a key asks no service, claims nothing, and links to the service's page from a place", async () => {
  const other = await startSiteThisMorning({ destinations: 40 });
  try {
    expect(await other.runCron(CRON)).toBe("ok");
    expect((await other.watch()).outbound).toBe(0);
    const [result] = await (await other.get(CALL)).json<SearchResult[]>();
    expect(result?.warnings).toBeNull();
    const html = await (await other.get(PAGE)).text();
    expect(html).not.toContain("Warnings not known");
  } finally {
    await other.close();
  }
});
