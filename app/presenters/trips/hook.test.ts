import { describe, expect, it } from "vitest";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { hookText } from "./hook";

const thing = { description: "", type: "attraction", featured: true, cost: "paid" } as const;
const castle = { ...thing, name: "Castle", season: "Apr-Oct" };
const mill = { ...thing, name: "Mill", season: "Jan-Dec", weekdays: "Wed-Sun" };

/** What the list says about a place with these details, on a Monday in November. */
const onMonday = (details: Partial<DestinationDetails>) =>
  hookText({ activities: [], hotels: [], campsites: [], ...details }, "2026-11-23");

describe("a place's line in a list", () => {
  it("leaves out what is shut", () => {
    expect(onMonday({ activities: [castle, mill], hook: "Castle = Castle; harbour" })).toBe("Harbour");
  });

  it("names featured things that are open", () => {
    const museum = { ...thing, name: "Museum", season: "Jan-Dec" };
    expect(onMonday({ activities: [castle, museum] })).toBe("Museum");
  });
});
