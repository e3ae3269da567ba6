import { gzipSync } from "node:zlib";
import fc from "../../../tests/harness/fast-check";
import { seaTable } from "#app/domain/sea/published-sea";
import { describe, expect, it } from "vitest";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { packForecasts, unpackForecasts } from "./forecast-packing";
import { packDetails, unpackDetails } from "./details-codec";
import { type SealedSnapshot, sealSnapshot } from "./sealed-snapshot";
import { decodeSnapshot, encodeSnapshot } from "./snapshot-codec";
import { contentOf, forecastAt } from "../../../tests/fakes/snapshot-content";

const packedAndBack = (forecast: PlaceForecast) => unpackForecasts(packForecasts([forecast]))[0];

describe("packed forecasts", () => {
  it("unpack to what was packed, across New Year, without sunshine and without hours", () => {
    const forecasts = [
      forecastAt(1_767_000_000_000),
      null,
      { ...forecastAt(2, "another"), hourly: null },
      forecastAt(3),
    ];
    expect(unpackForecasts(packForecasts(forecasts))).toEqual(forecasts);
  });

  it("unpack without the days and the chances that are not known", () => {
    const forecast = forecastAt(5);
    const [first, , third] = forecast.days;
    const days = [first, third].flatMap((day) => (day ? [{ ...day, precipitationPct: null }] : []));
    const list = [{ ...forecast, days }, null, forecast];
    expect(unpackForecasts(packForecasts(list))).toEqual(list);
  });

  it("keep every condition", () => {
    for (const condition of SKY_CONDITIONS) {
      const forecast = { ...forecastAt(1), current: { ...forecastAt(1).current, condition } };
      expect(packedAndBack(forecast)?.current.condition).toBe(condition);
    }
  });

  it("keep numbers to the hundredth", () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 250, noNaN: true }), (value) => {
        const forecast = { ...forecastAt(1), current: { ...forecastAt(1).current, temperatureC: value } };
        const off = (packedAndBack(forecast)?.current.temperatureC ?? NaN) - value;
        expect(Math.abs(off)).toBeLessThan(0.00501);
      }),
    );
  });

  it.each([
    ["cut off", (packed: (number | null)[]) => packed.slice(0, -1)],
    ["without its first number", (packed: (number | null)[]) => [null, ...packed.slice(1)]],
    ["fetched at no time", (packed: (number | null)[]) => packed.with(0, 8.64e15 + 1)],
    ["of an unknown condition", (packed: (number | null)[]) => packed.with(4, 99)],
    ["of more hours than there are", (packed: (number | null)[]) => packed.with(8, 10_000)],
  ])("one that is %s is refused", (_, spoil) => {
    const packed = packForecasts([forecastAt(1)]);
    const spoilt = { ...packed, lists: packed.lists.map((list) => list && spoil([...list])) };
    expect(() => unpackForecasts(spoilt)).toThrow(RangeError);
  });
});

describe("the run of a packed forecast", () => {
  const FETCHED = Date.parse("2026-11-24T10:20:41Z");
  const RUN = Date.parse("2026-11-24T06:00:00Z");
  const unpacked = (change: Partial<PlaceForecast>) =>
    unpackForecasts(packForecasts([{ ...forecastAt(FETCHED), ...change }, forecastAt(FETCHED)]))[0];

  it("comes back, with the last look at it to the minute", () => {
    expect(unpacked({ runAt: RUN })).toEqual({ ...forecastAt(FETCHED), runAt: RUN });
    expect(unpacked({ runAt: RUN, checkedAt: FETCHED + 100 * 60_000 + 999 })).toEqual({
      ...forecastAt(FETCHED),
      runAt: RUN,
      checkedAt: FETCHED + 100 * 60_000,
    });
    expect(unpacked({ runAt: null, checkedAt: null })).toEqual(forecastAt(FETCHED));
  });

  it("follows what the previous release reads, and is not needed in what that release wrote", () => {
    const [list] = packForecasts([{ ...forecastAt(FETCHED), runAt: RUN, checkedAt: FETCHED }]).lists;
    const before = packForecasts([forecastAt(FETCHED)]);
    expect(list?.slice(0, 9)).toEqual(before.lists[0]);
    expect(before.lists[0]).toHaveLength(9);
  });
});

const bytesOfText = (text: string) => new TextEncoder().encode(text);

describe("an encoded snapshot", () => {
  it("decodes to all that was encoded but the details", async () => {
    const snapshot = await sealSnapshot(contentOf(5));
    const decoded = await decodeSnapshot(await encodeSnapshot(snapshot, 77));
    expect({ ...decoded, detailsJson: snapshot.detailsJson }).toEqual({ ...snapshot, detailsWrittenAt: 77 });
  });

  it("carries the sea in some 20 bytes a place, and another sea is another version", async () => {
    const head = { provider: "open-meteo", fetchedAt: 1_000, firstDate: "2026-11-24", days: 6 };
    const days = Array.from({ length: 6 }, (_, day) => ({ temperatureC: 11 - day / 4, waveMetres: 0.6 }));
    const sea = [
      seaTable(
        head,
        Array.from({ length: 240 }, (_, index) => ({ id: index + 1, sea: days })),
      ),
    ];
    const [without, snapshot] = await Promise.all([
      sealSnapshot(contentOf(2)),
      sealSnapshot(contentOf(2, { sea })),
    ]);
    expect(snapshot.version).not.toBe(without.version);
    const bytes = await encodeSnapshot(snapshot, 0);
    expect((await decodeSnapshot(bytes)).sea).toEqual(sea);
    expect(bytes.length - (await encodeSnapshot(without, 0)).length).toBeLessThan(240 * 21);
  });

  it("keeps places of any fields, those that only some have included", async () => {
    const content = contentOf(3);
    const places = content.places.map((place, index) =>
      index === 1 ? { ...place, note: null, tags: ["a"] } : place,
    );
    const snapshot = await sealSnapshot({ ...content, places });
    expect((await decodeSnapshot(await encodeSnapshot(snapshot, 0))).places).toEqual(places);
  });

  it("takes less than half of what the plain objects take", async () => {
    const snapshot = await sealSnapshot(contentOf(250));
    const withoutHours = snapshot.forecasts.map((forecast) => forecast && { ...forecast, hourly: null });
    const packed = await encodeSnapshot({ ...snapshot, places: [], forecasts: withoutHours }, 0);
    expect(packed.length).toBeLessThan(JSON.stringify(withoutHours).length / 2);
  });

  it.each([
    ["half", '{"format":3,"places":['],
    ["null", "null"],
    ["a number", "1"],
    [
      "of another format",
      '{"format":2,"version":"v","publishedAt":5,"placesVersion":"p","detailsKey":"d","providers":[],"shapes":[],"places":[],"forecasts":[]}',
    ],
    [
      "published at no time",
      '{"format":3,"version":"v","publishedAt":1e300,"placesVersion":"p","detailsKey":"d","providers":[],"shapes":[],"places":[],"forecasts":[]}',
    ],
    ["the lists missing", '{"format":3}'],
  ])("whose head is %s is refused", async (_, json) => {
    const head = new Uint8Array(gzipSync(`${json}\n`));
    const length = new Uint8Array(Uint32Array.of(head.length).buffer);
    await expect(decodeSnapshot(Uint8Array.of(...length, ...head))).rejects.toThrow();
  });

  it.each([
    ["nothing", ""],
    ["less than a length", "{}"],
    ["a page", "<!doctype html><html></html>"],
    ["the line of JSON that the release before wrote", `{"format":2,"places":[]}\n${"0".repeat(900)}`],
  ])("that is %s is refused", async (_, text) => {
    await expect(decodeSnapshot(bytesOfText(text))).rejects.toThrow();
  });

  it("that lost its end, and hours with it, is refused", async () => {
    const bytes = await encodeSnapshot(await sealSnapshot(contentOf(3)), 0);
    await expect(decodeSnapshot(bytes.subarray(0, -1))).rejects.toThrow(RangeError);
  });

  it("with more places than forecasts is refused", async () => {
    const snapshot = await sealSnapshot(contentOf(3));
    const bytes = await encodeSnapshot({ ...snapshot, forecasts: snapshot.forecasts.slice(1) }, 0);
    await expect(decodeSnapshot(bytes)).rejects.toThrow();
  });
});

describe("a seal", () => {
  it("is the same for the same content, whenever it is published", async () => {
    const seals = await Promise.all([
      sealSnapshot(contentOf(3)),
      sealSnapshot(contentOf(3, { publishedAt: 9 })),
    ]);
    expect(seals[0].version).toBe(seals[1].version);
  });

  it("differs where only the hours do", async () => {
    const seals = await Promise.all([
      sealSnapshot(contentOf(1)),
      sealSnapshot(contentOf(1, { forecasts: [{ ...forecastAt(500), hourly: null }] })),
    ]);
    expect(seals[0].version).not.toBe(seals[1].version);
  });

  it("differs only in the part that changed", async () => {
    const before = await sealSnapshot(contentOf(2));
    const after = await sealSnapshot(contentOf(2, { forecasts: [null, null] }));
    expect(after.version).not.toBe(before.version);
    expect(after.placesVersion).toBe(before.placesVersion);
    expect(after.detailsKey).toBe(before.detailsKey);
  });
});

describe("packed details", () => {
  const packedAgain = (texts: readonly string[]) => {
    const details = unpackDetails(packDetails(texts));
    return Array.from({ length: details.length }, (_, position) => details.at(position));
  };

  it("are the same texts again, line breaks and letters of several bytes within them included", () => {
    const { detailsJson } = contentOf(4);
    expect(packedAgain(detailsJson)).toEqual(detailsJson);
    const odd = ["{}", JSON.stringify("Ŵ – two\nlines"), JSON.stringify("😀".repeat(90_000)), "{}"];
    expect(packedAgain(odd)).toEqual(odd);
    expect(packedAgain([])).toEqual([]);
    expect(packedAgain([""])).toEqual([""]);
  });

  it("are decompressed one by one, when they are read, in any order", () => {
    const texts = Array.from({ length: 30 }, (_, index) => JSON.stringify({ walk: `Walk ${index}` }));
    const packed = packDetails(texts);
    packed.fill(255, packed.length - 4);
    const details = unpackDetails(packed);
    expect([details.at(28), details.at(3), details.at(28)]).toEqual([texts[28], texts[3], texts[28]]);
    expect([details.at(30), details.at(-1)]).toEqual([undefined, undefined]);
    expect(() => details.at(29)).toThrow();
  });

  it("take a fraction of their length, however many there are", () => {
    const texts = Array.from({ length: 2_000 }, (_, index) =>
      JSON.stringify({ walk: `Walk ${index} `.repeat(40) }),
    );
    expect(packDetails(texts).length).toBeLessThan(texts.join("").length / 5);
  });

  it("that are something else are refused", () => {
    const cut = packDetails(["{}", "{}"]).slice(0, -6);
    for (const bytes of [new TextEncoder().encode("{}\n{}"), new TextEncoder().encode("12345678901"), cut])
      expect(() => unpackDetails(bytes)).toThrow(RangeError);
  });
});

describe("what past results say", () => {
  const calibration = { bands: [2.5, null, null, null, null], chances: [] };

  it("travels with the snapshot, and makes it another version", async () => {
    const content = contentOf(1);
    const [plain, known] = await Promise.all([
      sealSnapshot(content),
      sealSnapshot({ ...content, calibration }),
    ]);
    const calibrationIn = async (snapshot: SealedSnapshot) =>
      (await decodeSnapshot(await encodeSnapshot(snapshot, 1))).calibration;
    expect(await calibrationIn(known)).toEqual(calibration);
    expect(await calibrationIn(plain)).toBeUndefined();
    expect(known.version).not.toBe(plain.version);
  });
});
