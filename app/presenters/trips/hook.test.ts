import { expect, it } from "vitest";
import { hookText } from "./hook";

const thing = { description: "", type: "attraction", featured: true, cost: "paid" } as const;
const castle = { ...thing, name: "Castle", season: "Apr-Oct" };
const museum = { ...thing, name: "Museum", season: "Jan-Dec" };

it("a place has in a list its hook, or its featured things, as far as they are open", () => {
  const details = { activities: [castle, museum], hotels: [], campsites: [] };
  expect(hookText(details, "2026-11-23")).toBe("Museum");
  const hook = "Castle = Castle; harbour";
  expect(hookText({ ...details, hook }, "2026-11-23")).toBe("Harbour");
});
