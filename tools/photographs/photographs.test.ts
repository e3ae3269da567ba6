import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { licenceUrl, originalUrl } from "#app/domain/photographs/photograph";
import { holdLimits } from "../../tests/fakes/hold-limits";
import { TINY_JPEG, startFakeWikimedia } from "../../tests/fakes/wikimedia";
import { readCatalogue } from "../../scripts/setup/catalogue-files";
import { MAX_PHOTOGRAPH_BYTES, isAllowedLicence } from "./allowed";
import { namesOf, textOf } from "./find-photograph";
import { lookForAll } from "./look-for-all";
import { approvedPath, decide, readRecord, recordPath, shownFile, waitingFile } from "./record";
import { sheetOf } from "./sheet";
import { createWikimedia, isWholeJpeg } from "./wikimedia";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const PADSTOW = { slug: "padstow", name: "Padstow and the Camel", latitude: 50.54, longitude: -4.94 };
const BATH = { slug: "bath", name: "Bath", latitude: 51.381, longitude: -2.359 };
const bathItem = {
  id: "Q22889",
  name: "Bath",
  latitude: 51.381,
  longitude: -2.359,
  file: "Pulteney Bridge.jpg",
};

let fake: Awaited<ReturnType<typeof startFakeWikimedia>>;
let project: string;
let said: string[];
let slept: number[];
let nowMs: number;

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), "photographs-"));
  [said, slept, nowMs] = [[], [], Date.parse("2026-11-21T10:00:00Z")];
  fake = await startFakeWikimedia({
    items: [
      // A town with that name in another country, a picture of a person without a position, and a thing whose name
      // only contains the word.
      { id: "Q1", name: "Bath", latitude: 43.91, longitude: -69.82, file: "Bath Maine.jpg" },
      { id: "Q2", name: "Bath", latitude: 51.38, longitude: -2.36 },
      { id: "Q3", name: "Bath Abbey", latitude: 51.3815, longitude: -2.3587, file: "Abbey.jpg" },
      bathItem,
      { id: "Q7", name: "Padstow", latitude: 50.541, longitude: -4.938, file: "Padstow harbour.jpg" },
    ],
  });
});
afterEach(async () => {
  await fake.close();
  rmSync(project, { recursive: true });
});

function look(places: readonly (typeof BATH)[] = [BATH]): Promise<boolean> {
  const sleep = (ms: number) => {
    slept.push(ms);
    nowMs += ms;
    return Promise.resolve();
  };
  const wikimedia = createWikimedia({
    userAgent: "SunnyEscape/1.0 (test@example.org)",
    wikidataUrl: fake.url,
    commonsUrl: fake.url,
    uploadsUrl: `${fake.url}/wikipedia`,
    pauseMs: 0,
    http: { sleep, clock: () => nowMs, timeoutMs: 30_000 },
  });
  const say = (line: string) => void said.push(line);
  return lookForAll(places, { project, wikimedia, today: "2026-11-21", say, clock: () => nowMs, sleep });
}
const stateOf = (slug: string) => readRecord(project)[slug];

describe("looking for photographs", () => {
  it("takes the picture of the item of the place's name that lies there, with its credit, and lets it wait", async () => {
    expect(await look()).toBe(true);
    expect(stateOf("bath")).toEqual({
      state: "waiting",
      item: "Q22889",
      photograph: {
        author: "Ann Example",
        licence: "CC BY-SA 4.0",
        file: "Pulteney Bridge.jpg",
        width: 960,
        height: 640,
      },
      askedOn: "2026-11-21",
    });
    expect(readFileSync(waitingFile(project, "bath"))).toEqual(TINY_JPEG);
    expect(existsSync(shownFile(project, "bath"))).toBe(false);
    expect(JSON.parse(readFileSync(approvedPath(project), "utf8"))).toEqual({});
  });

  it("asks by the first part of a name where the whole is unknown, by name, for a small copy", async () => {
    await look([PADSTOW]);
    expect(stateOf("padstow")).toMatchObject({ state: "waiting", item: "Q7" });
    expect(fake.requests.every(({ userAgent }) => userAgent === "SunnyEscape/1.0 (test@example.org)")).toBe(
      true,
    );
    const asked = fake.requests.filter(({ path }) => path === "/w/api.php");
    expect(asked.map(({ query }) => query.get("maxlag"))).toEqual(asked.map(() => "5"));
    expect(asked.at(-1)?.query.get("iiurlwidth")).toBe("960");
  });

  it("asks for nothing twice, and fetches again what waits on another machine", async () => {
    await look();
    const { length } = fake.requests;
    await look();
    expect(fake.requests).toHaveLength(length);
    rmSync(waitingFile(project, "bath"));
    await look();
    expect(existsSync(waitingFile(project, "bath"))).toBe(true);
  });

  it.each([
    [
      "a licence that is not open",
      { LicenseShortName: "CC BY-NC-SA 4.0" },
      {},
      "not allowed: CC BY-NC-SA 4.0",
    ],
    ["an old licence", { LicenseShortName: "CC BY-SA 1.0" }, {}, "not allowed"],
    ["no licence", { LicenseShortName: undefined }, {}, "none named"],
    ["a licence that the page itself denies", { NonFree: "true" }, {}, "not allowed"],
    ["no author", { Artist: "<span> </span>" }, {}, "no author"],
    ["a restriction", { Restrictions: "personality" }, {}, "restricted: personality"],
    ["a camera elsewhere", { GPSLatitude: "57.5", GPSLongitude: "-4.2" }, {}, "km away"],
    ["a position that is none", { GPSLatitude: "north", GPSLongitude: "west" }, {}, "km away"],
    ["a map", {}, { mime: "image/svg+xml" }, "no photograph"],
    ["a small picture", {}, { width: 640, height: 400 }, "small or upright"],
    ["a copy that is wider than is shown", {}, { thumbwidth: 1_280, thumbheight: 853 }, "no copy"],
    ["an upright picture", {}, { width: 2_000, height: 3_000 }, "small or upright"],
  ])("refuses %s", async (_, page, file, why) => {
    fake.tell(page, file);
    expect(await look()).toBe(true);
    expect(stateOf("bath")).toMatchObject({ state: "nothing", why: expect.stringContaining(why) as string });
    expect(existsSync(waitingFile(project, "bath"))).toBe(false);
  });

  it("takes a file whose camera stood near", async () => {
    fake.tell({ GPSLatitude: "51.383", GPSLongitude: "-2.357" });
    await look();
    expect(stateOf("bath")).toMatchObject({ state: "waiting" });
  });

  it("says so where nothing of the name lies there", async () => {
    await look([{ ...BATH, slug: "bath-elsewhere", latitude: 55, longitude: -3 }]);
    expect(stateOf("bath-elsewhere")).toMatchObject({ state: "nothing" });
  });

  it("follows no picture to another host", async () => {
    fake.tell({}, { thumburl: "https://example.org/evil.jpg" });
    await look();
    expect(stateOf("bath")).toBeUndefined();
    expect(said.join()).toContain("not from");
  });
});

describe("a service in trouble", () => {
  it.each(["busy", "lagging"] as const)("is waited for as long as it says: %s", async (trouble) => {
    fake.misbehave(trouble);
    expect(await look()).toBe(true);
    expect(slept).toHaveLength(1);
    expect(slept[0]).toBeGreaterThanOrEqual(5_000);
    expect(stateOf("bath")).toMatchObject({ state: "waiting" });
  });

  it("is asked again where it fails once", async () => {
    fake.misbehave("fails");
    expect(await look()).toBe(true);
    expect(stateOf("bath")).toMatchObject({ state: "waiting" });
  });

  it("ends the run where it goes on failing, and the next run goes on from there", async () => {
    await look();
    fake.misbehave("fails", "fails", "fails");
    expect(await look([BATH, PADSTOW])).toBe(false);
    expect(Object.keys(readRecord(project))).toEqual(["bath"]);
    expect(await look([BATH, PADSTOW])).toBe(true);
    expect(Object.keys(readRecord(project))).toEqual(["bath", "padstow"]);
  });

  it("ends the run where it hangs", async () => {
    fake.misbehave("hangs", "hangs", "hangs");
    expect(await holdLimits(() => fake.requests.length, look)).toBe(false);
    expect(said.join()).toContain("timeout");
  });

  it.each(["malformed", "html"] as const)("costs one place where its answer is %s", async (trouble) => {
    fake.misbehave(trouble);
    expect(await look([BATH, PADSTOW])).toBe(true);
    expect(Object.keys(readRecord(project))).toEqual(["padstow"]);
  });

  it.each(["cutPicture", "hugePicture", "png"] as const)(
    "costs one place where it sends a %s",
    async (trouble) => {
      fake.misbehave(trouble);
      expect(await look([BATH, PADSTOW])).toBe(true);
      expect(Object.keys(readRecord(project))).toEqual(["padstow"]);
      expect(existsSync(waitingFile(project, "bath"))).toBe(false);
    },
  );
});

describe("a person's verdict", () => {
  it("shows what is approved: the picture where the site serves it, and its credit", async () => {
    await look();
    decide(project, "bath", "approved");
    expect(readFileSync(shownFile(project, "bath"))).toEqual(TINY_JPEG);
    const shown = JSON.parse(readFileSync(approvedPath(project), "utf8")) as object;
    expect(shown).toEqual({ bath: expect.objectContaining({ author: "Ann Example" }) as object });
  });

  it("takes back what was approved, and does not look for it again", async () => {
    await look();
    decide(project, "bath", "approved");
    decide(project, "bath", "refused");
    expect(existsSync(shownFile(project, "bath"))).toBe(false);
    expect(JSON.parse(readFileSync(approvedPath(project), "utf8"))).toEqual({});
    const { length } = fake.requests;
    await look();
    expect(fake.requests).toHaveLength(length);
  });

  it("needs something to decide on, and the picture", async () => {
    expect(() => decide(project, "bath", "approved")).toThrow("no photograph to decide on");
    await look();
    rmSync(waitingFile(project, "bath"));
    expect(() => decide(project, "bath", "approved")).toThrow("its picture is not on this machine");
  });

  it("is not enough for a picture of more than 90 kB: it waits until it is smaller", async () => {
    await look();
    const waiting = waitingFile(project, "bath");
    writeFileSync(waiting, Buffer.alloc(90_001));
    expect(() => decide(project, "bath", "approved")).toThrow(
      "bath: its picture has 91 kB, and at most 90 kB are allowed",
    );
    expect(stateOf("bath")).toMatchObject({ state: "waiting" });
    expect(existsSync(shownFile(project, "bath"))).toBe(false);
    writeFileSync(waiting, Buffer.alloc(90_000));
    decide(project, "bath", "approved");
    expect(existsSync(shownFile(project, "bath"))).toBe(true);
  });

  it("is asked for on a page that shows the credit as text, whatever is in it", async () => {
    fake.tell({ Artist: "&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co" });
    await look();
    const sheet = sheetOf(project, readRecord(project));
    expect(sheet).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co");
    expect(sheet).not.toContain("<script");
    expect(sheet).toContain("--approve bath");
    expect(sheet).toContain("--refuse bath");
    expect(sheet).toContain('href="https://www.wikidata.org/wiki/Q22889"');
  });

  it("is asked for with where it was taken, if the file says", async () => {
    await look();
    expect(sheetOf(project, readRecord(project))).toContain("The file does not say where it was taken.");
    fake.tell({ GPSLatitude: "51.39", GPSLongitude: "-2.36" });
    rmSync(recordPath(project));
    await look();
    expect(sheetOf(project, readRecord(project))).toMatch(/Taken \d\.\d km from the place\./);
  });
});

describe("words of a credit", () => {
  it.each([
    ['<a href="https://example.org">Ann &amp; Bob</a>', "Ann & Bob"],
    ["<div class='fn'>Ann<br>Example</div><style>.fn{}</style>", "Ann Example"],
    ["<script>alert(1)</script>J&#246;rg&nbsp;&#x4D;", "Jörg M"],
    ["Ann &unknown; <img src=x onerror=alert(1)>", "Ann &unknown;"],
  ])("are without markup: %s", (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it("come from a name and its first part", () => {
    expect(namesOf("Pembroke and Stackpole")).toEqual(["Pembroke and Stackpole", "Pembroke"]);
    expect(namesOf("Derry (Londonderry)")).toEqual(["Derry (Londonderry)", "Derry"]);
    expect(namesOf("Bath")).toEqual(["Bath"]);
  });
});

describe("licences", () => {
  it.each([
    ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"],
    ["CC BY 2.0 uk", "https://creativecommons.org/licenses/by/2.0/uk/"],
    ["CC0", "https://creativecommons.org/publicdomain/zero/1.0/"],
    ["Public domain", null],
  ])("that are allowed have their text: %s", (name, url) => {
    expect(isAllowedLicence(name)).toBe(true);
    expect(licenceUrl(name)).toBe(url);
  });

  it.each(["CC BY-NC 4.0", "CC BY-ND 4.0", "CC BY 1.0", "GFDL", "Fair use", "CC BY-SA 4.0 or GFDL", ""])(
    "that are not: %j",
    (name) => expect(isAllowedLicence(name)).toBe(false),
  );

  it("lead to the original, whatever its name", () => {
    const url = originalUrl({ file: 'A "quay" & more?.jpg' });
    expect(url).toBe("https://commons.wikimedia.org/wiki/File:A_%22quay%22_%26_more%3F.jpg");
  });
});

describe("the photographs of the repository", () => {
  const found = readRecord(PROJECT);
  const approved = Object.entries(found).flatMap(([slug, each]) => (each.state === "approved" ? [slug] : []));

  it("are of places of the catalogue", () => {
    const slugs = new Set(readCatalogue(join(PROJECT, "catalogue")).map(({ slug }) => slug));
    expect(Object.keys(found).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(existsSync(recordPath(PROJECT))).toBe(true);
  });

  it("are shown where they are approved, and no others", () => {
    expect(Object.keys(JSON.parse(readFileSync(approvedPath(PROJECT), "utf8")) as object)).toEqual(approved);
    const folder = join(PROJECT, "public/photographs");
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.sort()).toEqual(approved.map((slug) => `${slug}.jpg`).sort());
    for (const slug of approved) {
      const file = shownFile(PROJECT, slug);
      expect(statSync(file).size, slug).toBeLessThanOrEqual(MAX_PHOTOGRAPH_BYTES);
      expect(isWholeJpeg(readFileSync(file)), slug).toBe(true);
    }
  });
});
