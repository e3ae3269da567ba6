import { describe, expect, it } from "vitest";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { BFPO_HAS_NO_PLACE, postcodeFault } from "#app/domain/geo/read-postcode";
import { nearestSector, readSectorIndex } from "#app/domain/geo/sector-index";
import { readTowns, townFinder } from "#app/domain/geo/towns";
import { geodata } from "../../tests/fakes/geodata";
import { POSTCODE_ERROR, originProblem } from "#app/presenters/search/view";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import { readSearch } from "#app/schemas/read-search";

const sectors = readSectorIndex(geodata("sectors.bin"));
const geocoder = createEmbeddedGeocoder(sectors);
const townsNamed = townFinder(readTowns(geodata("towns.tsv")), (point) => nearestSector(sectors, point));
const nowMs = Date.UTC(2026, 10, 21, 9);

/** What a visitor who types this is answered: the start of the search, a choice of towns, or a sentence. */
async function answerTo(typed: string): Promise<string> {
  const { start, towns } = readSearch(new URLSearchParams({ postcode: typed }), { nowMs, townsNamed });
  if (towns.length > 0) return `Which? ${towns.map(({ text }) => text).join(" | ")}`;
  if (start === null) return postcodeFault(typed, POSTCODE_ERROR);
  const located = await geocoder.locate(start);
  if (!located.ok) return originProblem(start, located.error);
  return start.town ? `${start.text} (${start.town.area}, ${start.sector})` : start.text;
}

const unknown = (postcode: string) => `We couldn't find the postcode ${postcode}. Check it and try again.`;

const STARTS: Readonly<Record<string, readonly string[]>> = {
  "LS6 2AA": [
    ...["LS6 2AA", "ls62aa", "Ls6 2aA", "  ls6 2aa ", "ls6   2aa", "LS6\t2AA", "LS6 2AA\r\n", "L S 6 2 A A"],
    ...["LS6-2AA", "LS6–2AA", "LS6—2AA", "LS6−2AA", "LS6‑2AA", "LS6+2AA", "LS6.2AA", "LS6_2AA", "LS6/2AA"],
    ...["LS6, 2AA", "LS6 2AA.", "(LS6 2AA)", "“LS6 2AA”", "'LS6 2AA'", "LS6·2AA", "LS6|2AA", "LS62 AA"],
    ...Array.from("\u00a0\u2007\u202f\u3000\u2003\u200b\u00ad\u2060\u200d", (blank) => `LS6${blank}2AA`),
    ...["\u00a0LS6 2AA\u00a0", "\ufeffLS6 2AA", "\u202aLS6 2AA\u202c", "𝐋𝐒𝟔 𝟐𝐀𝐀", "ⓁⓈ⑥ ②ⒶⒶ"],
    ...["ＬＳ６ ２ＡＡ", "ls６ 2aa", "ＬＳ６－２ＡＡ", "ｌｓ６．２ａａ"],
  ],
  "B93 0DX": ["B93 0DX", "B93 ODX", "b93odx", "B93\u00a0ODX"],
  "LS1 4AP": ["LS1 4AP", "LSI 4AP", "lsl 4ap", "LSI4AP"],
  "L1 1AA": ["Ll 1AA", "LI 1AA", "L1 lAA", "L1 IAA", "l1-iaa"],
  "BL0 9AA": ["BL0 9AA", "BLO 9AA"],
  "SO17 1BJ": ["SO17 1BJ", "S017 1BJ", "SOI7 1BJ", "SOl7 lBJ"],
  "OL6 6DL": ["OL6 6DL", "0L6 6DL"],
  "PO1 1AA": ["PO1 1AA", "P01 1AA", "POI 1AA"],
  "B10 1AA": ["BIO 1AA", "B1O lAA"],
  "L12 3AB": ["LI2 3AB"],
  "OX1 2JD": ["0X1 2JD"],
  "W1A 1AA": ["W1A 1AA", "WIA 1AA", "w1a1aa"],
  LS6: ["LS6", "ls6", " LS 6 ", "LS-6", "ＬＳ６", "ls6."],
  "LS6 2": ["LS6 2", "ls6-2", "LS6\u00a02", "L S 6 2"],
  "LS1 0": ["LS1 O", "LSI 0"],
  W1: ["W1", "w1"],
  SW1: ["SW1", "sw-1"],
  EC1: ["EC1"],
  EC2: ["EC2"],
  EC3: ["EC3"],
  EC4: ["ec4", "E.C.4"],
  WC1: ["WC1"],
  WC2: ["W.C.2", "wc2"],
  SE1: ["SE1"],
  "York (North Yorkshire, YO1 7)": ["York", "york", "YORK", " York ", "York, UK", "york england", "Ｙｏｒｋ"],
  "Whitby (North Yorkshire, YO21 9)": ["whitby", "Whitby, North Yorkshire"],
  "Leeds (Yorkshire and the Humber, LS1 3)": ["Leeds", "LEEDS"],
  "St Ives, Cornwall (Cornwall, TR26 1)": ["St Ives, Cornwall", "st. ives cornwall", "Saint Ives (Cornwall)"],
  "Which? St Ives, Cambridgeshire | St Ives, Cornwall": ["St Ives", "St. Ives", "saint ives", "st-ives"],
  "Which? Newport, Shropshire | Newport, Pembrokeshire | Newport, Wales | Newport, Isle of Wight": [
    "Newport",
    "newport",
  ],
  "Newport, Wales (Wales, NP20 1)": ["Newport, Wales", "Casnewydd"],
  "Which? Bangor, Gwynedd | Bangor, County Down": ["Bangor"],
  "Which? Newcastle upon Tyne | Newcastle-under-Lyme | Newcastle Emlyn": ["Newcastle"],
  "King's Lynn (Norfolk, PE30 1)": ["King's Lynn", "Kings Lynn", "king’s lynn"],
  "Kingston upon Hull (Yorkshire and the Humber, HU9 9)": ["Hull", "Kingston-upon-Hull"],
  "Stratford-upon-Avon (Warwickshire, CV37 6)": ["Stratford upon Avon", "Stratford"],
  "Stornoway (Western Isles, HS1 9)": ["Stornoway", "Steòrnabhagh", "Steornabhagh", "STEO\u0300RNABHAGH"],
  "Derry (County Londonderry, BT48 6)": ["Derry", "Londonderry"],
  "Looe (Cornwall, PL13 9)": ["Looe"],
  "Alloa (Clackmannanshire, FK10 1)": ["Alloa"],
  "Ely (Cambridgeshire, CB7 4)": ["Ely"],
  [BFPO_HAS_NO_PLACE]: [
    ...["BFPO 1", "bfpo58", "B.F.P.O. 5", "BF1 2AA", "bf1", "BF1 0AX", "BF1 BFPO", "BFI 3AA"],
    ...["BFPO", " \tBfpo801", "Ｂ.Ｆ.Ｐ.Ｏ. 5"],
  ],
  [NO_ROAD_LINK]: ["JE2 3AB", "GY1-1AA", "im1 1aa", "JE2"],
  [unknown("QQ1 1QQ")]: ["QQ1 1QQ", "qq1+1qq"],
  [unknown("ZZ99 9ZZ")]: ["ZZ99 9ZZ"],
  [POSTCODE_ERROR]: [
    ...["", "   ", "-", "12345", "LS", "6", "LS6 2A", "LS6 2AAA", "LS6 33 4", "SWX1 1AA", "GIR 0AA"],
    ...["LS6 2AA LS6 2AA", "WIA IAA1", "BF10 2AA1", "A BFPO 1", "LS6\u00002AA", "ЅW1A 1AA", "LS6 2A🌞"],
    ...["ß1 1AA", "hello", "nowhere at all", "St", "<script>", "York 2"],
    "x".repeat(8_000),
  ],
};

describe("what visitors type as their start", () => {
  it("is answered as this table says", async () => {
    const rows = Object.entries(STARTS).flatMap(([answer, all]) =>
      all.map((typed) => [typed, answer] as const),
    );
    expect(new Set(rows.map(([typed]) => typed)).size).toBeGreaterThan(120);
    const wrong: unknown[] = [];
    for (const [typed, answer] of rows) {
      const given = await answerTo(typed);
      if (given !== answer) wrong.push({ typed, answer, given });
    }
    expect(wrong).toEqual([]);
  });

  it("leads to the same start again by the links of the results", () => {
    for (const typed of Object.values(STARTS).flat()) {
      const known = { nowMs, townsNamed };
      const { start, params } = readSearch(new URLSearchParams({ postcode: typed }), known);
      if (start) expect(readSearch(params, known).start, typed).toEqual(start);
    }
  });
});
