import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haversineKm } from "#app/domain/geo/geo";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { createEmbeddedGeocoder } from "./embedded";

const sectors = new Uint8Array(readFileSync("app/geodata/generated/sectors.bin")).buffer;
const geocoder = createEmbeddedGeocoder(readSectorIndex(sectors));

describe("the embedded geocoder", () => {
  it("finds Buckingham Palace by its sector", async () => {
    const located = await geocoder.locate(parsePostcode("SW1A 1AA")!);
    if (!located.ok) throw new Error(located.error);
    expect(located.value.precision).toBe("sector");
    expect(located.value.postcode.text).toBe("SW1A 1AA");
    expect(haversineKm(located.value.point, { latitude: 51.5014, longitude: -0.1419 })).toBeLessThan(1.5);
  });

  it("finds the middle of an outcode, whose last digit is no sector's", async () => {
    const [alone, unknownSector] = await Promise.all([
      geocoder.locate(parsePartialPostcode("LS6")!),
      geocoder.locate(parsePostcode("LS6 0AA")!),
    ]);
    expect(alone).toMatchObject({ ok: true, value: { precision: "outcode", postcode: { text: "LS6" } } });
    expect(alone.ok && unknownSector.ok && alone.value.point).toEqual(
      unknownSector.ok && unknownSector.value.point,
    );
  });

  it.each([
    ["W1", 51.516, -0.142],
    ["SW1", 51.497, -0.14],
    ["EC1", 51.523, -0.104],
    ["EC4", 51.515, -0.101],
    ["WC1", 51.522, -0.122],
    ["wc-2", 51.513, -0.121],
  ])(
    "finds %s, which is on street signs, in the middle of its lettered districts",
    async (text, ...middle) => {
      const located = await geocoder.locate(parsePartialPostcode(text)!);
      if (!located.ok) throw new Error(located.error);
      const [latitude, longitude] = middle;
      expect(haversineKm(located.value.point, { latitude, longitude })).toBeLessThan(0.2);
    },
  );
});
