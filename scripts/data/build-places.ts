import { readFileSync } from "node:fs";
import { ENGLISH_TOWN_NAMES } from "../setup/town-names";
import { numberOf, readCsv } from "./csv";

/** Decimals of a degree: about ten metres, which is exact enough for a museum. */
const DECIMALS = 4;

/** Small words inside names, which only this source writes with a capital. */
const SMALL_WORDS = /(?<=\S )(And|At|By|For|In|Of|On|The)(?= \S)/g;

const SIZES = ["small", "medium", "large", "huge", "unknown"];
const CLASSES = ["Excellent", "Good", "Sufficient", "Poor", "Unknown"];

interface BathingSite {
  readonly n: string;
  readonly lat: number;
  readonly lng: number;
  readonly c: string;
  readonly t: string;
  readonly s: string;
}

type Row = readonly [latitude: number, longitude: number, name: string, ...rest: readonly string[]];

/** Returns museums as tab-separated text, from north to south: position, name, subject, whether accredited, size. */
export function buildMuseums(dataFolder: string): string {
  const columns = ["name", "lat", "lon", "accreditation", "size", "subject"] as const;
  const rows = readCsv(`${dataFolder}/places/museums_open.csv`, columns).map((row): Row => {
    const accredited = row.accreditation === "Accredited" ? "yes" : "no";
    const name = row.name.replace(SMALL_WORDS, (word) => word.toLowerCase());
    return [numberOf(row.lat), numberOf(row.lon), name, row.subject, accredited, oneOf(SIZES, row.size)];
  });
  return toTable(["subject", "accredited", "size"], rows);
}

/** Returns bathing waters that are open, in the same form: position, name, kind of water, classification, agency. */
export function buildBathingWaters(dataFolder: string): string {
  const text = readFileSync(`${dataFolder}/places/bathing_sites.json`, "utf8");
  const sites = (JSON.parse(text) as BathingSite[]).filter(({ c }) => c !== "Closed");
  const rows = sites.map(({ n, lat, lng, c, t, s }): Row => {
    const kind = /^(Coastal|Transitional|River|Lake)BathingWater$/.exec(t)?.[1];
    if (kind === undefined) throw new Error(`bathing_sites.json: no kind of water: ${t}`);
    return [lat, lng, n, kind.toLowerCase(), oneOf(CLASSES, c), s];
  });
  return toTable(["kind", "classification", "agency"], rows);
}

/**
 * Returns the towns of Great Britain by their English names: position, name, county (or region), region, and the Welsh
 * or Gaelic name if that is another one.
 */
export function buildTowns(dataFolder: string): string {
  const columns = ["name", "lat", "lon", "county", "region"] as const;
  const rows = readCsv(`${dataFolder}/places/gb_towns.csv`, columns).map(
    ({ name, lat, lon, county, region }): Row => {
      const english = ENGLISH_TOWN_NAMES[name] ?? name;
      const area = areaOf(county);
      const place = area === "" || area === english ? region : area;
      return [numberOf(lat), numberOf(lon), english, place, region, english === name ? "" : name];
    },
  );
  return toTable(["area", "region", "other name"], rows);
}

/** The counties that people name, for authorities whose names few know. */
const COUNTIES: Readonly<Record<string, readonly string[]>> = {
  Bedfordshire: ["Bedford", "Central Bedfordshire", "Luton"],
  Berkshire: [
    "Bracknell Forest",
    "Reading",
    "Slough",
    "West Berkshire",
    "Windsor and Maidenhead",
    "Wokingham",
  ],
  Buckinghamshire: ["Milton Keynes"],
  Cheshire: ["Cheshire East", "Cheshire West and Chester", "Halton", "Warrington"],
  "County Durham": ["Darlington", "Hartlepool", "Stockton-on-Tees"],
  Devon: ["Torbay"],
  Dorset: ["Poole"],
  Essex: ["Southend-on-Sea", "Thurrock"],
  Gloucestershire: ["South Gloucestershire"],
  Herefordshire: ["County of Herefordshire"],
  Kent: ["Medway"],
  Lancashire: ["Blackburn with Darwen"],
  Lincolnshire: ["North East Lincolnshire", "North Lincolnshire"],
  "North Yorkshire": ["Middlesbrough", "Redcar and Cleveland", "York"],
  Shropshire: ["Telford and Wrekin"],
  Somerset: ["Bath and North East Somerset", "North Somerset"],
  "Western Isles": ["Na h-Eileanan an Iar"],
  Wiltshire: ["Swindon"],
};

function areaOf(county: string): string {
  // Welsh counties have both names: "Sir Benfro - Pembrokeshire".
  const english = county.split(" - ").at(-1) ?? "";
  const name = english.replace(/^(The )?City of | City$|^the /g, "");
  return Object.keys(COUNTIES).find((known) => COUNTIES[known]?.includes(name)) ?? name;
}

function oneOf(known: readonly string[], value: string): string {
  if (!known.includes(value)) throw new Error(`${value} is not one of ${known.join(", ")}`);
  return value;
}

function toTable(columns: readonly string[], rows: readonly Row[]): string {
  const cells = rows.map(([latitude, longitude, name, ...rest]) => [
    latitude.toFixed(DECIMALS),
    longitude.toFixed(DECIMALS),
    ...[name, ...rest].map((text) => text.replace(/\s+/g, " ").trim()),
  ]);
  const header = ["latitude", "longitude", "name", ...columns];
  return [header, ...cells.sort(fromNorthToSouth), []].map((row) => row.join("\t")).join("\n");
}

function fromNorthToSouth(a: readonly string[], b: readonly string[]): number {
  const [textA, textB] = [a.join("\t"), b.join("\t")];
  const byText = textA < textB ? -1 : textA > textB ? 1 : 0;
  return Number(b[0]) - Number(a[0]) || Number(a[1]) - Number(b[1]) || byText;
}
