import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import { packForecast, unpackForecast } from "./forecast-packing";
import { joinDetails, sealSnapshot, splitDetails } from "./sealed-snapshot";
import { decodeSnapshot, encodeSnapshot } from "./snapshot-codec";
import { contentOf, forecastAt } from "../../../tests/fakes/snapshot-content";

describe("a packed forecast", () => {
  it("unpacks to what was packed, across New Year and without sunshine", () => {
    const forecast = forecastAt(1_767_000_000_000);
    expect(unpackForecast(packForecast(forecast, ["x", "open-meteo"]), ["x", "open-meteo"])).toEqual(
      forecast,
    );
  });

  it("keeps every condition", () => {
    for (const condition of SKY_CONDITIONS) {
      const forecast = { ...forecastAt(1), current: { ...forecastAt(1).current, condition } };
      expect(unpackForecast(packForecast(forecast, ["open-meteo"]), ["open-meteo"]).current.condition).toBe(
        condition,
      );
    }
  });

  it("keeps numbers to the hundredth", () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 250, noNaN: true }), (value) => {
        const forecast = { ...forecastAt(1), current: { ...forecastAt(1).current, temperatureC: value } };
        const unpacked = unpackForecast(packForecast(forecast, ["open-meteo"]), ["open-meteo"]);
        expect(Math.abs(unpacked.current.temperatureC - value)).toBeLessThan(0.00501);
      }),
    );
  });

  it.each([
    ["cut off", (packed: (number | null)[]) => packed.slice(0, -1)],
    ["without its first number", (packed: (number | null)[]) => [null, ...packed.slice(1)]],
    ["of an unknown condition", (packed: (number | null)[]) => packed.with(4, 99)],
  ])("that is %s is refused", (_, spoil) => {
    const packed = spoil([...packForecast(forecastAt(1), ["open-meteo"])]);
    expect(() => unpackForecast(packed, ["open-meteo"])).toThrow(RangeError);
  });
});

describe("an encoded snapshot", () => {
  it("decodes to all that was encoded but the details", async () => {
    const snapshot = await sealSnapshot(contentOf(5));
    const decoded = decodeSnapshot(encodeSnapshot(snapshot, 77));
    expect({ ...decoded, detailsJson: snapshot.detailsJson }).toEqual({ ...snapshot, detailsWrittenAt: 77 });
  });

  it("takes less than half of what the plain objects take", async () => {
    const snapshot = await sealSnapshot(contentOf(250));
    const packed = encodeSnapshot({ ...snapshot, places: [] }, 0).length;
    expect(packed).toBeLessThan(JSON.stringify(snapshot.forecasts).length / 2);
  });

  it.each([
    ["nothing", ""],
    ["half", '{"format":1,"places":['],
    ["null", "null"],
    ["a number", "1"],
    ["another format", '{"format":2}'],
    ["the lists missing", '{"format":1}'],
  ])("that is %s is refused", (_, text) => {
    expect(() => decodeSnapshot(text)).toThrow();
  });

  it("with more places than forecasts is refused", async () => {
    const snapshot = await sealSnapshot(contentOf(3));
    const text = encodeSnapshot({ ...snapshot, forecasts: snapshot.forecasts.slice(1) }, 0);
    expect(() => decodeSnapshot(text)).toThrow();
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

  it("differs in just the part that changed", async () => {
    const before = await sealSnapshot(contentOf(2));
    const after = await sealSnapshot(contentOf(2, { forecasts: [null, null] }));
    expect(after.version).not.toBe(before.version);
    expect(after.placesVersion).toBe(before.placesVersion);
    expect(after.detailsKey).toBe(before.detailsKey);
  });
});

describe("joined details", () => {
  it("split into the same texts, line breaks within them included", () => {
    const { detailsJson } = contentOf(4);
    expect(splitDetails(joinDetails(detailsJson))).toEqual(detailsJson);
    expect(splitDetails(joinDetails([]))).toEqual([]);
  });
});
