import { describe, expect, it } from "vitest";
import { ok } from "#app/domain/result";
import type { Origin } from "#app/services/ports";
import { createStarts } from "./starts";

describe("the homes of imagined searches", () => {
  it("are each thirtieth district, whatever the order, without those that have no place", async () => {
    const outcodes = Array.from({ length: 65 }, (_, index) => `B${String(index + 10)}`);
    const located: string[] = [];
    const startsFor = createStarts({
      outcodes: () => outcodes.toReversed(),
      geocoder: {
        locate(postcode) {
          located.push(postcode.outcode);
          const origin: Origin = {
            postcode,
            point: { latitude: 52, longitude: -1 },
            precision: "outcode",
          };
          return Promise.resolve(postcode.outcode === "B40" ? { ok: false, error: "not-found" } : ok(origin));
        },
      },
      roadNetwork: {
        driveTimes: (_, places) =>
          Promise.resolve({
            minutes: new Float32Array(places.length).fill(30),
            kilometres: new Float32Array(places.length),
            ferry: new Uint8Array(places.length),
          }),
      },
    });
    const starts = await startsFor([{ latitude: 52, longitude: -2 }]);
    expect(located).toEqual(["B10", "B40", "B70"]);
    expect(starts).toEqual(
      [1, 2].map(() => ({ latitude: 52, longitude: -1, minutes: new Float32Array([30]) })),
    );
  });
});
