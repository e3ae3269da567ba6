import { expect, it } from "vitest";
import { ruleOf } from "./field-rule";
import { LATITUDE, LONGITUDE } from "./shared-fields";

it("coordinates are read as maps write them and people paste them", () => {
  const both = (latitude: string, longitude = latitude) =>
    [ruleOf(LATITUDE)(latitude), ruleOf(LONGITUDE)(longitude)].map((read) =>
      read.ok ? read.value : "refused",
    );
  const read: [string, string?][] = [
    ["53.96", "-1.08"],
    ["53,96", "−1,08"],
    [" 53.96 ", "–1.08"],
    ["53.96°", "‑1.08"],
    ["５３．９６", "－１．０８"],
    ["53.96, -1.08"],
    ["53.96,-1.08"],
    ["(53.96, −1.08)"],
    ["53.96 -1.08"],
    ["53.96; -1.08"],
    ["53,96 -1,08"],
    ["53,96; −1,08"],
  ];
  for (const typed of read) expect(both(...typed), typed.join(" / ")).toEqual([53.96, -1.08]);
  for (const typed of ["", "north", "53.96N", "53.96, -1.08, 20", "1e1", "5396", "--1"]) {
    expect(both(typed), typed).toEqual(["refused", "refused"]);
  }
  expect(both("-1.08", "53.96")).toEqual(["refused", "refused"]);
});
