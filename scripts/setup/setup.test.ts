import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue-files";
import { ensureDevVars, ensureVapidKeys, readDevVar } from "./dev-vars";
import { CATALOGUE_SOURCES } from "./catalogue-sql";
import { SETUP_SOURCES, hashOfFiles, isStamped, removeStamp, stamp } from "../commands/set-up.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sunny-escape-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the local variables", () => {
  const path = () => join(folder, ".dev.vars");

  it("are written with fresh secrets", () => {
    expect(ensureDevVars(path())).toBe(true);
    const first = readFileSync(path(), "utf8");
    expect(first).toMatch(/^SESSION_SECRET="[0-9a-f]{64}"$/m);
    expect(first).toMatch(/^ADMIN_PASSWORD="([a-z]{4}-){4}[a-z]{4}"$/m);
    rmSync(path());
    ensureDevVars(path());
    const second = readFileSync(path(), "utf8");
    for (const name of ["SESSION_SECRET", "ADMIN_PASSWORD"]) {
      const lineOf = (text: string) => text.split("\n").find((line) => line.startsWith(name));
      expect(lineOf(first)).not.toBe(lineOf(second));
    }
  });

  it("hold a pair of keys for notifications, added once to a file that has none", () => {
    writeFileSync(path(), 'SESSION_SECRET="x"');
    expect([ensureVapidKeys(path()), ensureVapidKeys(path())]).toEqual([true, false]);
    expect(readFileSync(path(), "utf8")).toMatch(
      /^SESSION_SECRET="x"\nVAPID_PUBLIC_KEY="B[\w-]{86}"\nVAPID_PRIVATE_KEY="[\w-]{43}"\n$/,
    );
  });

  it("choose what needs neither key nor network, and leave the weather to the start", () => {
    ensureDevVars(path());
    expect(readFileSync(path(), "utf8").split("\n").slice(2, -1)).toEqual([
      'PLACES_PROVIDER="embedded"',
      'GEOCODER="embedded"',
      'ROUTE_PLANNER="embedded"',
      'CONTACT_EMAIL=""',
    ]);
  });

  it("are for their owner's eyes only", () => {
    ensureDevVars(path());
    expect(statSync(path()).mode & 0o077).toBe(0);
  });

  it("that are there already stay as they are", () => {
    writeFileSync(path(), "SESSION_SECRET=mine\n");
    expect(ensureDevVars(path())).toBe(false);
    expect(readFileSync(path(), "utf8")).toBe("SESSION_SECRET=mine\n");
  });
});

it("a local variable is read without its quotes, and from its own line only", () => {
  const path = join(folder, ".dev.vars");
  writeFileSync(path, "# comment\nOLD_NAME=a\nNAME_2=z\nNAME=\"b=c\"\r\nPLAIN=d\nSINGLE='e'\n");
  const names = ["NAME", "PLAIN", "SINGLE", "MISSING"];
  expect(names.map((name) => readDevVar(path, name))).toEqual(["b=c", "d", "e", undefined]);
  expect(readDevVar(join(folder, "nowhere"), "NAME")).toBeUndefined();
});

describe("the stamp of what was loaded", () => {
  it("covers everything that the catalogue is made of", () => {
    expect(SETUP_SOURCES).toEqual(expect.arrayContaining(Object.values(CATALOGUE_SOURCES)));
  });

  it("holds until a file changes, appears or goes", () => {
    const source = join(folder, "source.json");
    const stampPath = join(folder, "state", "stamp");
    writeFileSync(source, "1");
    const before = hashOfFiles([folder]);
    expect(isStamped(stampPath, before)).toBe(false);
    writeFileSync(source, "2");
    const changed = hashOfFiles([folder]);
    expect(changed).not.toBe(before);
    writeFileSync(join(folder, "another.json"), "");
    expect(hashOfFiles([folder])).not.toBe(changed);
    stamp(stampPath, changed);
    expect(isStamped(stampPath, changed)).toBe(true);
    expect(isStamped(stampPath, before)).toBe(false);
    removeStamp(stampPath);
    expect(isStamped(stampPath, changed)).toBe(false);
  });
});

describe("a catalogue file that is not right", () => {
  it.each([
    [{ name: undefined }, "name is missing."],
    [{ region: 7 }, "region must be a text."],
    [{ kind: "volcano" }, /kind: Kind must be one of: .*harbour, /],
    [{ desciption: "x" }, 'The file has "desciption", which no file may have. Is it spelt right?'],
    [
      { scene: { setting: "The Sea", parts: [] } },
      "scene, setting must be lower-case words and digits joined by dashes.",
    ],
    [
      { scene: { setting: "cove", parts: [{ part: "gulls", layer: "up" }] } },
      "scene, parts 1, layer must be one of far, middle, near.",
    ],
    [{ activities: [{ name: "A" }] }, "activities 1, description is missing."],
  ])("is refused in a sentence for each mistake: %j", (change, words) => {
    const whitby = JSON.parse(
      readFileSync("catalogue/yorkshire-and-the-humber/whitby.json", "utf8"),
    ) as object;
    writeFileSync(join(folder, "whitby.json"), JSON.stringify({ ...whitby, ...change }));
    expect(() => readCatalogue(folder)).toThrow(words);
    expect(() => readCatalogue(folder)).toThrow(/^whitby\.json: [^[{]*$/);
  });

  it("is named in the error", () => {
    writeFileSync(join(folder, "bath.json"), '{"slug":"bath"}');
    expect(() => readCatalogue(folder)).toThrow(/^bath\.json: /);
    writeFileSync(join(folder, "bath.json"), "{");
    expect(() => readCatalogue(folder)).toThrow(/^bath\.json: /);
  });
});
