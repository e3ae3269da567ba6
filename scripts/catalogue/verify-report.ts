import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { readCatalogue } from "../setup/catalogue-files";
import { numberOf, readCsv } from "../data/csv";
import { readTowns } from "../setup/open-data";
import { readOpenPlaces } from "./open-places";
import type { Finding, OpenWorld, Sector } from "./finding";
import { type Answer, RULES } from "./verify-rules";

/** A line of the report: a finding, its answer, and the source of the answer ("rule x: …" or "read: …"). */
interface Line {
  readonly where: string;
  readonly check: string;
  readonly finding: string;
  /** Empty if there is no answer yet. */
  readonly answer: Answer | "";
  readonly why: string;
}

export const REPORT = "catalogue/verification.tsv";
const LONGEST_MINUTES = 180;
const HEADING = ["where", "check", "finding", "answer", "why"];

export function readReport(path: string): Line[] {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [where = "", check = "", finding = "", answer = "", why = ""] = line.split("\t");
    return { where, check, finding, answer: answer as Answer | "", why };
  });
}

export function reportText(lines: readonly Line[]): string {
  const rows = lines.map(({ where, check, finding, answer, why }) => [where, check, finding, answer, why]);
  return `${[HEADING, ...rows].map((row) => row.join("\t")).join("\n")}\n`;
}

/**
 * Returns the report of today's findings. A person's answer stays with its finding, rules answer what they can, and
 * other findings have no answer. Things that were corrected or removed cause no more findings, but their lines stay
 * as a record.
 */
export function newReport(findings: readonly Finding[], old: readonly Line[]): Line[] {
  const given = new Map(old.filter(isByHand).map((line) => [keyOf(line), line]));
  const found = new Set(findings.map(keyOf));
  const settled = old.filter((line) => isSettled(line) && !found.has(keyOf(line)));
  const lines = findings.map((finding) => given.get(keyOf(finding)) ?? ruled(finding));
  return [...lines, ...settled].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function ruled(finding: Finding): Line {
  const { where, check, finding: words } = finding;
  const rule = RULES.find(({ applies }) => applies(finding));
  return rule
    ? { where, check, finding: words, answer: rule.answer, why: `rule ${rule.name}: ${rule.why(finding)}` }
    : { where, check, finding: words, answer: "", why: "" };
}

export const keyOf = ({ where, check, finding }: Pick<Line, "where" | "check" | "finding">) =>
  [where, check, finding].join("\t");
export const isByHand = ({ why }: Line) => why.startsWith("read: ");
export const isSettled = ({ answer }: Line) => answer === "corrected" || answer === "removed";

/** Reads the open data that the catalogue is compared with. */
export function readWorld(project: string): OpenWorld {
  const sectors = readCsv(join(project, "data/postcodes/uk_sectors.csv"), ["sector", "lat", "lon", "r95_m"]);
  const towns = readTowns(join(project, "data/places/gb_towns.csv")).map((town) => ({
    kind: "town",
    ...town,
  }));
  const ours = readCatalogue(join(project, "catalogue")).map((file) => ({ ...file, kind: "town" }));
  return {
    places: readOpenPlaces(project),
    towns,
    named: [...towns, ...ours],
    roadKm: readRoadKm(join(project, "app/geodata/generated/roads.bin")),
    sectors: new Map(
      sectors.map(({ sector, lat, lon, r95_m }): [string, Sector] => [
        sector,
        { latitude: numberOf(lat), longitude: numberOf(lon), radiusKm: numberOf(r95_m) / 1_000 },
      ]),
    ),
  };
}

function readRoadKm(path: string): OpenWorld["roadKm"] {
  const file = readFileSync(path);
  const graph = readRoadGraph(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  return (from, to) => {
    const there = packDestinations(graph, [accessOf(graph, to)]);
    return driveTimesFrom(graph, accessOf(graph, from), there, LONGEST_MINUTES).kilometres[0] ?? 0;
  };
}
