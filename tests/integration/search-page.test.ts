import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { formatLongDate } from "#app/domain/calendar/words";
import { KEPT_STATES } from "#app/components/behaviour/kept-states";
import { ASSISTANT_SHOWN } from "#app/components/planner/use-assistant-opening";
import { UNITS_KEY } from "#app/domain/accounts/unit-settings";
import { type Cookies, createCookies } from "#app/http/session/cookies.server";
import { OWN_WRITE } from "#app/http/session/own-writes";
import { LAST_POSTCODE } from "#app/http/session/last-postcode";
import { USUAL_SEARCH } from "#app/http/session/usual-search";
import { FILES, PAGES } from "#app/offline/saved";
import { type Site, startSite, sharedSiteThisMorning } from "../harness/site";
import { thisMorning } from "../harness/tested-time";
const site = await sharedSiteThisMorning();

const text = async (path: string) => (await site.get(path)).text();

describe("the search page", () => {
  it.each([
    ["postcode=", "Please enter a valid UK postcode."],
    ["drivingHours=2", "Please enter a valid UK postcode."],
    ["postcode=SW1A1AA&drivingHours=6", "Driving hours must be a whole number from 1 to 5"],
  ])("says on Home why /search?%s was none", async (query, words) => {
    const { status, headers } = await site.get(`/search?${query}`);
    expect([status, headers.get("Location")]).toEqual([302, "/"]);
    const cookie = headers.get("Set-Cookie")?.split(";")[0];
    expect(await (await site.get("/", { Cookie: cookie ?? "" })).text()).toContain(words);
  });

  it("fetches ahead of its scripts the text's font, and the first pictures", async () => {
    const page = await text("/search?postcode=SW1A1AA&drivingHours=2");
    const preloads = page.match(/<link[^>]* rel="preload"[^>]*>|<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads).toEqual([expect.stringMatching(/ as="font".* href="\/assets\/figtree-latin-/)]);
    const pictures = page.match(/<img[^>]* width="640"[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(20);
    expect(pictures[0]).toContain('fetchpriority="high"');
    expect(pictures[0]).not.toContain("loading=");
    expect(pictures.at(-1)).toContain('loading="lazy"');
    expect(pictures.at(-1)).not.toContain("fetchpriority=");
    const code = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(code.length).toBeGreaterThan(3);
    for (const link of code) expect(link).toContain('fetchpriority="low"');
  });

  it("keeps a malformed postcode in the form and says what is wrong", async () => {
    const answer = await site.get("/search?postcode=SW1A-1A");
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter a valid UK postcode.");
    expect(page).toContain('value="SW1A-1A"');
  });

  it("opens a search that somebody shared, and shares it again without the home", async () => {
    const day = addDays(londonDateOf(Date.parse(thisMorning())), 1);
    const page = await text(`/search?from=ls6&hours=3&date=${day}&sort=near`);
    expect(page.replaceAll("<!-- -->", "")).toMatch(/\d+ places within 3 hours of LS6/);
    expect(page).toContain(formatLongDate(day));
    expect(page).toContain("Drives from the middle of LS6");
    expect(page).toContain(`href="/search?from=LS6&amp;hours=3&amp;date=${day}&amp;sort=near"`);
    const own = await text(`/search?postcode=LS6+3AA&drivingHours=3&sort=near`);
    const shared = /href="(\/search\?from=[^"]+)"/.exec(own)?.[1];
    expect(shared).toBe(
      `/search?from=LS6&amp;hours=3&amp;date=${londonDateOf(Date.parse(thisMorning()))}&amp;sort=near`,
    );
  });

  it("says what is wrong with a shared address", async () => {
    const unknown = await site.get("/search?from=QQ9");
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining("find the postcode QQ9"),
    ]);
    expect((await site.get("/search?from=home")).status).toBe(400);
  });

  it("keeps the lists of collapsed cards out of the page", async () => {
    const page = await text("/search?postcode=SW1A1AA&drivingHours=2");
    expect(page).not.toContain("Find More Hotels");
    expect(page).not.toContain("priceRange");
  });
});

it("a destination's own page says where the drive includes a ferry", async () => {
  expect(await text("/destinations/cowes?postcode=SO140YN&drivingHours=2")).toContain("includes a ferry");
  expect(await text("/destinations/brighton?postcode=SO140YN&drivingHours=2")).not.toContain(
    "includes a ferry",
  );
});

describe("every answer", () => {
  it("has a nonce of its own, which all inline scripts carry", async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.get("/");
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
      nonces.add(nonce);
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(2);
  });

  it("names the stylesheet that the browser's code names too: another would be fetched beside it", async () => {
    const [, stylesheet = "none"] =
      /<link rel="stylesheet" href="\/(assets\/app-[^"]+)"/.exec(await text("/")) ?? [];
    const code = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
    const naming = code.filter((name) =>
      readFileSync(`build/client/assets/${name}`, "utf8").includes(stylesheet),
    );
    expect([stylesheet, naming.length]).toEqual([stylesheet, 1]);
  });
});

describe("a page's head and foot", () => {
  it("say that the weather is a sample", async () => {
    for (const path of ["/", "/about", "/nowhere"]) {
      expect([path, (await text(path)).includes("Sample weather, not a forecast")]).toEqual([path, true]);
    }
  });

  it.each([
    ["/nowhere", "Page not found – Sunny Escape"],
    ["/destinations/nowhere", "Page not found – Sunny Escape"],
    ["/", "Sunny Escape: the best weather within your drive"],
    ["/auth", "Log in or register – Sunny Escape"],
  ])("of %s is titled %s", async (path, title) => {
    expect(await (await site.get(path)).text()).toContain(`<title>${title}</title>`);
  });
});

describe("a site whose operator is named", () => {
  let named: Site;
  beforeAll(async () => {
    named = await startSite({
      destinations: 3,
      variables: {
        CONTACT_EMAIL: "help@sunny-escape.test",
        OPERATOR_NAME: "Jane Doe",
        OPERATOR_ADDRESS: "1 Sunny Lane, Leeds",
        ICO_REGISTRATION: "ZA123456",
      },
    });
    await named.refresh();
  });
  afterAll(() => named.close());
  /** Returns a page of this site, and the same page of the site that it is compared with. */
  const bothOf = (path: string) =>
    Promise.all(
      [named, site].map(async (each) =>
        (await (await each.get(path)).text()).replaceAll("<!-- -->", "").replace(/\s+/g, " "),
      ),
    );

  it("has a contact link, which others leave out", async () => {
    const [shown, leftOut] = await bothOf("/about");
    const nothingFound = await (await named.get("/search?postcode=JE23AB&drivingHours=1")).text();
    expect(shown).toContain('href="mailto:help@sunny-escape.test"');
    expect(leftOut).not.toContain("mailto:");
    expect(nothingFound).toContain('href="mailto:help@sunny-escape.test?subject=');
  });

  it("says on /privacy who answers for the data, and where to write", async () => {
    const [told, untold] = await bothOf("/privacy");
    expect(told).toContain("Jane Doe, 1 Sunny Lane, Leeds runs this site and is the controller");
    expect(told).toMatch(/Registered with the Information Commissioner(&#x27;|')s Office, number ZA123456\./);
    expect(told).toContain('href="mailto:help@sunny-escape.test?subject=My%20data"');
    expect(told).not.toContain("added their contact details yet");
    expect(untold).toContain("added their contact details yet");
  });

  it("says where to report a vulnerability, at the address of RFC 9116", async () => {
    const path = "/.well-known/security.txt";
    const [told, untold] = await Promise.all([named.get(path), site.get(path)]);
    expect([told.status, told.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await told.text()).toMatch(/^Contact: mailto:help@sunny-escape\.test$/m);
    expect([untold.status, await untold.text()]).toEqual([404, expect.not.stringContaining("Contact:")]);
  });
});

describe("the privacy page", () => {
  it("names the ground, the processor, to whom one complains, each cookie, and all else that is kept in a browser", async () => {
    const page = (await text("/privacy")).replace(/\s+/g, " ");
    for (const words of [
      "UK GDPR Art. 6(1)(b)",
      "<strong>Cloudflare</strong> runs the servers and the database for us, as our processor",
      'href="https://ico.org.uk/make-a-complaint/"',
    ])
      expect(page).toContain(words);
    const signed = createCookies({ secrets: ["a secret"] });
    const request = new Request("http://localhost/");
    const cookies = (Object.keys(signed) as (keyof Cookies)[]).map((name) => signed[name](request).name);
    const caches = [PAGES, FILES].map((name) => name.replace(/-\d+$/, ""));
    const kept = [
      ...cookies,
      LAST_POSTCODE,
      OWN_WRITE,
      USUAL_SEARCH,
      UNITS_KEY,
      ASSISTANT_SHOWN,
      KEPT_STATES,
      ...caches,
    ];
    expect(kept.filter((name) => !page.includes(`<strong>${name}</strong>`))).toEqual([]);
  });
});

describe("the last postcode of a guest", () => {
  const PAGE = "/search?postcode=LS61AA&drivingHours=1";
  const keptBy = async (headers: Record<string, string> = {}) =>
    (await site.get(PAGE, headers)).headers.get("Set-Cookie")?.split(";")[0] ?? null;
  it("is kept by each guest's own browser, though the page itself is kept for all", async () => {
    for (let time = 0; time < 3; time += 1) expect(await keptBy()).toBe("last-postcode=LS6+1AA");
    expect(await keptBy({ Cookie: "last-postcode=LS6+1AA" })).toBeNull();
  });

  it.each(["/about", "/privacy"])("is explained on %s, with the days that it is kept", async (path) => {
    const set = (await site.get(PAGE)).headers.get("Set-Cookie") ?? "";
    const days = Number(/Max-Age=(\d+)/.exec(set)?.[1]) / 86_400;
    expect((await text(path)).replace(/\s+/g, " ")).toMatch(
      new RegExp(`${days} days,.*“Forget this postcode”`),
    );
  });
});

describe("the places after those of the page", () => {
  const more = (query: string) => site.get(`/search/more?${query}`);

  it("are those of the next page, as JSON", async () => {
    const answer = await more("postcode=B11BB&drivingHours=5&offset=20");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringContaining("application/json"),
    ]);
    const { cards, nextPageUrl } = await answer.json<{
      cards: { name: string }[];
      nextPageUrl: string | null;
    }>();
    const names = cards.map(({ name }) => name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
    const page = await text("/search?postcode=B11BB&drivingHours=5&offset=20");
    const onThePage = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name);
    expect(names).toEqual(onThePage);
    expect(nextPageUrl).toBe("/search?postcode=B11BB&drivingHours=5&offset=40");
  });

  it.each([
    ["postcode=B1X1BBB&offset=20", 400],
    ["postcode=B11BB&drivingHours=5", 400],
    ["postcode=ZZ99+9ZZ&offset=20", 404],
  ])("are refused in words for %s", async (query, status) => {
    const answer = await more(query);
    expect(answer.status).toBe(status);
    expect((await answer.json<{ message: string }>()).message).toMatch(/^[A-Z].+\.?$/);
  });

  it.each(["map", "days"])("are those of the list where the page shows view=%s", async (view) => {
    const list = await (await more("postcode=B11BB&drivingHours=5&offset=20")).json();
    expect(await (await more(`postcode=B11BB&drivingHours=5&offset=20&view=${view}`)).json()).toEqual(list);
  });
});
