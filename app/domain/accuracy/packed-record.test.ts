import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RecordEntry, packEntries, unpackEntries } from "./packed-record";

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);

const entry: fc.Arbitrary<RecordEntry> = fc.oneof(
  fc.record({
    placeId: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
    provider: fc.constantFrom("open-meteo", "met-norway", "openweather"),
    score: tenths(0, 1000),
    sunHours: fc.option(tenths(0, 130)),
    rainMm: tenths(0, 255),
    temperatureC: tenths(-272, 403),
    parts: fc.record({
      thermal: tenths(10, 100),
      sky: tenths(10, 100),
      rain: tenths(-10, 100),
      wind: tenths(-100, 100),
    }),
  }),
  fc.record({
    placeId: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
    provider: fc.constant("met-norway"),
    score: fc.constant(null),
  }),
);

describe("a packed record", () => {
  it("gives back what was packed", () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(unpackEntries(packEntries(entries))).toEqual(entries);
      }),
    );
  });

  it("takes 14 bytes a place, so that a day of 700 places is below 100 kB in base64", () => {
    const someone = {
      placeId: 1,
      provider: "open-meteo",
      score: 70,
      sunHours: 5,
      rainMm: 0,
      temperatureC: 20,
      parts: { thermal: 9, sky: 7, rain: 10, wind: 9 },
    };
    const { bytes } = packEntries(Array.from({ length: 700 }, () => someone));
    expect((6 * bytes.length * 4) / 3).toBeLessThan(100_000);
  });

  it("refuses bytes that are no whole entries, and an unknown provider", () => {
    const packed = packEntries([{ placeId: 1, provider: "met-norway", score: null }]);
    expect(() => unpackEntries({ ...packed, bytes: packed.bytes.slice(1) })).toThrow(RangeError);
    expect(() => unpackEntries({ ...packed, providers: [] })).toThrow(RangeError);
  });
});
