import { describe, expect, it } from "vitest";
import { parseUnits, serialiseUnits, unitsCookie } from "./unit-settings";

const METRIC = { temperatureUnit: "celsius", distanceUnit: "kilometers" } as const;

describe("stored units", () => {
  it("reads back what it wrote", () => {
    expect(parseUnits(serialiseUnits(METRIC))).toEqual(METRIC);
  });

  it.each([null, "", "null", "{", "[]", "7", '{"temperatureUnit":"kelvin","distanceUnit":"miles"}'])(
    "takes %j for nothing stored",
    (text) => {
      expect(parseUnits(text)).toBeNull();
    },
  );

  it("drops fields that are not ours", () => {
    expect(parseUnits('{"temperatureUnit":"celsius","distanceUnit":"kilometers","x":1}')).toEqual(METRIC);
  });

  it("mirrors to a cookie whose value is the URL-encoded JSON", () => {
    const [pair, ...attributes] = unitsCookie(METRIC).split("; ");
    expect(decodeURIComponent((pair ?? "").replace("user-settings=", ""))).toBe(serialiseUnits(METRIC));
    expect(attributes).toEqual(["Path=/", "Max-Age=31536000", "SameSite=Lax"]);
  });
});
