import { describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { isManifestRequest, withPatterns } from "./manifest-request";

const SITE = "https://site.example";
const question = (paths: readonly string[]) => {
  const url = new URL("/__manifest?version=1a2b", SITE);
  for (const path of paths) url.searchParams.append("p", path);
  return new Request(url);
};
const askedOf = (paths: readonly string[]) =>
  new URL(withPatterns(question(paths)).url).searchParams.getAll("p");

describe("the framework's question which routes answer some paths", () => {
  it("is told apart as the framework does it: in one spelling", () => {
    expect(isManifestRequest("/__manifest")).toBe(true);
    for (const path of ["/__Manifest", "/__manifest/", "/%5F_manifest", "/__manifest.data", "/"]) {
      expect(isManifestRequest(path)).toBe(false);
    }
  });

  it("names each of our addresses once, by its pattern, however many paths of it a page links to", () => {
    const places = Array.from({ length: 200 }, (_, turn) => `/destinations/place-${turn}`);
    expect(askedOf(["/", "/search", ...places, "/alerts/7"])).toEqual([
      "/",
      "/search",
      "/destinations/:slug",
      "/alerts/:alertId",
    ]);
  });

  it.each([
    ["a thousand segments", "/a".repeat(1_000)],
    ["a thousand slashes", `${"/".repeat(1_000)}a`],
    ["no slash before it", "quillon"],
    ["a sign that encodes nothing", "/%"],
  ])("is as short for a path with %s", (_, path) => {
    expect(askedOf([path])).toEqual(["/*"]);
  });

  it("never names more than there are addresses", () => {
    const any = Array.from({ length: 200 }, (_, turn) => `/${turn}/a/b/c`);
    const ours = ADDRESSES.map(({ path }) => `/${path}`);
    expect(askedOf([...any, ...ours]).length).toBe(ADDRESSES.length);
  });

  it("keeps the rest: the version, the method, and that nothing was asked", () => {
    const asked = withPatterns(new Request(question(["/about"]), { method: "HEAD" }));
    expect([asked.method, new URL(asked.url).searchParams.get("version")]).toEqual(["HEAD", "1a2b"]);
    expect(askedOf([])).toEqual([]);
  });
});
