import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { openApiDocument } from "./document";

const FILE = "app/presenters/developers/openapi.json";
const committed = readFileSync(FILE, "utf8");

describe("the document of the calls", () => {
  it("matches the schemas: npm run openapi:build writes it", () => {
    expect(JSON.parse(committed)).toEqual(openApiDocument());
  });

  it("describes every call of the site with its methods, and no other", () => {
    const called = ADDRESSES.filter(({ path }) => /^(api\/|healthz$)/.test(path) && !path.endsWith("*"))
      // One route answers for both export files.
      .flatMap(({ path, methods }) =>
        ["catalogue.json", "destinations.csv"]
          .slice(0, path.endsWith("/export/:file") ? 2 : 1)
          .map((file) => ({ path: path.replace(":file", file), methods })),
      )
      .map(({ path, methods }): [string, string[]] => [
        `/${path.replace(/:(\w+)/g, "{$1}")}`,
        // Each route that answers GET also answers HEAD, so the document leaves out HEAD.
        methods.filter((method) => method !== "HEAD").map((method) => method.toLowerCase()),
      ]);
    const paths = openApiDocument().paths as Record<string, object>;
    const described = Object.entries(paths).map(([path, operations]) => [
      path,
      Object.keys(operations).sort(),
    ]);
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(called.map(([path, methods]) => [path, methods.sort()])),
    );
  });

  it("says of every call but the monitor's that too many of them are refused, and when to ask again", () => {
    const paths = openApiDocument().paths as Record<string, Record<string, { responses: object }>>;
    const { "/healthz": monitored, ...others } = paths;
    const operations = Object.values(others).flatMap((path) => Object.values(path));
    expect(monitored?.["get"]?.responses).not.toHaveProperty("429");
    expect(operations.length).toBeGreaterThan(20);
    for (const { responses } of operations) {
      expect(responses).toMatchObject({ 429: { headers: { "Retry-After": {} } } });
    }
  });

  it("pleases a linter", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: {
        // The call for monitoring services never refuses.
        "operation-4xx-response": "off",
        "no-server-example.com": "error",
        "operation-description": "off",
        "parameter-description": "off",
        "tag-description": "error",
      },
    });
    const problems = await lintFromString({ source: committed, absoluteRef: FILE, config });
    const faults = problems.map(
      ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`,
    );
    expect(faults).toEqual([]);
  });
});
