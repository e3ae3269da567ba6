import { expect, it } from "vitest";
import { meta } from "./search";

it("a search's page asks search engines to leave it out, also where nothing could be loaded", () => {
  const location = { key: "default" };
  const tags = meta({ data: undefined, location } as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual({ name: "robots", content: "noindex, nofollow" });
});
