import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packForecasts, unpackForecasts } from "./forecast-packing";
import { packDetails, unpackDetails } from "./details-codec";
import { type SealedSnapshot, sealSnapshot } from "./sealed-snapshot";
import { decodeSnapshot, encodeSnapshot } from "./snapshot-codec";
import { contentOf, forecastAt } from "../../../tests/fakes/snapshot-content";

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

  it("keep the run and the last look at it", () => {
    const list = [{ ...forecastAt(1), runAt: 5, checkedAt: 6 }, forecastAt(2)];
    expect(unpackForecasts(packForecasts(list))).toEqual(list);
  });

  it("are refused without a part of their days or hours", () => {
    const packed = packForecasts([forecastAt(1)]);
    const days = { ...packed.days, rows: packed.days.rows.slice(1) };
    expect(() => unpackForecasts({ ...packed, days })).toThrow(RangeError);
    expect(() => unpackForecasts({ ...packed, hours: packed.hours.slice(1) })).toThrow(RangeError);
  });
});

const bytesOfText = (text: string) => new TextEncoder().encode(text);

describe("an encoded snapshot", () => {
  it("decodes to all that was encoded but the details", async () => {
    const snapshot = sealSnapshot(contentOf(5));
    const decoded = await decodeSnapshot(await encodeSnapshot(snapshot, 77));
    expect({ ...decoded, detailsJson: snapshot.detailsJson }).toEqual({ ...snapshot, detailsWrittenAt: 77 });
  });

  it("carries the sea in some 20 bytes a place, and another sea is another version", async () => {
    const head = { provider: "open-meteo", fetchedAt: 1_000, firstDate: "2026-11-24" };
    const days = Array.from({ length: 6 }, (_, day) => ({ temperatureC: 11 - day / 4, waveMetres: 0.6 }));
    const sea = [{ ...head, places: Array.from({ length: 240 }, (_, id) => ({ id, sea: days })) }];
    const [without, snapshot] = [sealSnapshot(contentOf(2)), sealSnapshot(contentOf(2, { sea }))] as const;
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
    const snapshot = sealSnapshot({ ...content, places });
    expect((await decodeSnapshot(await encodeSnapshot(snapshot, 0))).places).toEqual(places);
  });

  it.each([
    ["half", `{"format":"5 with ${HOURLY_BYTES_A_DAY}","places":{`],
    ["null", "null"],
    ["a number", "1"],
    ["of another format", '{"format":3,"places":[],"shapes":[],"forecasts":[]}'],
    ["the lists missing", `{"format":"5 with ${HOURLY_BYTES_A_DAY}"}`],
  ])("whose head is %s is refused", async (_, json) => {
    const head = new Uint8Array(gzipSync(json));
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
    const bytes = await encodeSnapshot(sealSnapshot(contentOf(3)), 0);
    await expect(decodeSnapshot(bytes.subarray(0, -1))).rejects.toThrow(RangeError);
  });

  it("with more places than forecasts is refused", async () => {
    const snapshot = sealSnapshot(contentOf(3));
    const bytes = await encodeSnapshot({ ...snapshot, forecasts: snapshot.forecasts.slice(1) }, 0);
    await expect(decodeSnapshot(bytes)).rejects.toThrow();
  });
});

describe("a seal", () => {
  it("differs where only the hours do", () => {
    const seals = [
      sealSnapshot(contentOf(1)),
      sealSnapshot(contentOf(1, { forecasts: [{ ...forecastAt(500), hourly: null }] })),
    ] as const;
    expect(seals[0].version).not.toBe(seals[1].version);
  });

  it("differs only in the part that changed", () => {
    const before = sealSnapshot(contentOf(2));
    const after = sealSnapshot(contentOf(2, { forecasts: [null, null] }));
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

  it("that are something else are refused", () => {
    const cut = packDetails(["{}", "{}"]).slice(0, -6);
    for (const bytes of [new TextEncoder().encode("{}\n{}"), new TextEncoder().encode("12345678901"), cut])
      expect(() => unpackDetails(bytes)).toThrow(RangeError);
  });
});

const calibration = { days: [60, 0, 0, 0, 0], bands: [2.5, null, null, null, null], chances: [] };

it("what past results say travels with the snapshot, and makes it another version", async () => {
  const content = contentOf(1);
  const [plain, known] = [sealSnapshot(content), sealSnapshot({ ...content, calibration })] as const;
  const calibrationIn = async (snapshot: SealedSnapshot) =>
    (await decodeSnapshot(await encodeSnapshot(snapshot, 1))).calibration;
  expect(await calibrationIn(known)).toEqual(calibration);
  expect(await calibrationIn(plain)).toBeUndefined();
  expect(known.version).not.toBe(plain.version);
});
