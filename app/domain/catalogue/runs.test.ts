import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { hasMonth, monthsInWords, parseMonths } from "./runs";

describe("months", () => {
  it.each([
    ["April to October", "Apr-Oct"],
    ["apr – oct", "Apr-Oct"],
    ["November-February", "Nov-Feb"],
    ["mar-may and september", "Mar-May, Sep"],
    ["Sep, Mar-May", "Mar-May, Sep"],
    ["Jan-Mar, Apr", "Jan-Apr"],
    ["all year round", "Jan-Dec"],
    ["December", "Dec"],
  ])("are read from %j as %j", (typed, spelling) => {
    expect(parseMonths(typed)).toBe(spelling);
  });

  it.each(["", "summer", "Ma", "April to", "April to Oct to Dec", "Aprilx", "4-10"])(
    "are not read from %j",
    (typed) => {
      expect(parseMonths(typed)).toBeNull();
    },
  );

  it("are written in words", () => {
    expect(monthsInWords("Apr-Oct")).toBe("April to October");
    expect(monthsInWords("Mar-May, Sep")).toBe("March to May and September");
    expect(monthsInWords("Jan-Dec")).toBe("all year");
  });

  it("are the same set again, however they are spelled", () => {
    const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(months, (numbers) => {
        const typed = numbers.map((month) =>
          new Date(2026, month - 1, 1).toLocaleString("en", { month: "long" }),
        );
        const spelling = parseMonths(typed.join(", "));
        expect(spelling).not.toBeNull();
        expect(parseMonths(spelling ?? "")).toBe(spelling);
        const read = [...Array(12).keys()]
          .map((index) => index + 1)
          .filter((m) => hasMonth(spelling ?? "", m));
        expect(read).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });
});
