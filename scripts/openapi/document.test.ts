import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import routes from "#app/routes";
import { openApiDocument } from "./document";

const FILE = "app/presenters/developers/openapi.json";
const committed = readFileSync(FILE, "utf8");

interface RouteEntry {
  readonly path?: string;
}

describe("the document of the calls", () => {
  it("is what their schemas say: npm run openapi:build writes it anew", () => {
    expect(JSON.parse(committed)).toEqual(openApiDocument());
  });

  it("tells of every call that the site has, and of no other", () => {
    const called = (routes as readonly RouteEntry[])
      .map(({ path = "" }) => `/${path}`)
      .filter((path) => /^\/(api\/|healthz$)/.test(path) && !path.endsWith("*"))
      // One route answers both.
      .flatMap((path) =>
        path.endsWith("/export/:file")
          ? ["catalogue.json", "destinations.csv"].map((file) => path.replace(":file", file))
          : [path],
      )
      .map((path) => path.replace(/:(\w+)/g, "{$1}"));
    const { paths } = openApiDocument();
    expect(Object.keys(paths as object).sort()).toEqual(called.sort());
  });

  it("pleases a linter", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: {
        // Every operation names its answers itself; two of them have nothing to refuse.
        "operation-4xx-response": "off",
        "no-server-example.com": "error",
        "operation-description": "off",
        "parameter-description": "off",
        "tag-description": "error",
      },
    });
    const problems = await lintFromString({ source: committed, absoluteRef: FILE, config });
    const told = problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`);
    expect(told).toEqual([]);
  });
});
