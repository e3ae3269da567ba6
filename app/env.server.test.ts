import { readFileSync } from "node:fs";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { VARIABLE_NAMES, readEnvironment, readVariables } from "./env.server";

const ofFeatures = Object.values(
  import.meta.glob<{ variables: z.ZodObject }>("./features/*/variables.server.ts", { eager: true }),
).map(({ variables }) => variables);

/** Variables of .dev.vars.example that only the set-up scripts read. */
const SETUP_ONLY = ["ADMIN_PASSWORD"];
const BINDINGS = { DB: {} as D1Database, CACHE: {} as KVNamespace };
const SECRET = "a secret of some length";
const example = readExample(".dev.vars.example");

describe(".dev.vars.example", () => {
  it("names every variable once, and no unused one", () => {
    const names = example.map(([name]) => name);
    const read = [...VARIABLE_NAMES, ...ofFeatures.flatMap((shape) => shape.keyof().options)];
    expect(names.toSorted()).toEqual([...read, ...SETUP_ONLY].toSorted());
  });

  it("holds the defaults: copied and given a secret, it changes nothing", () => {
    const copied = { ...Object.fromEntries(example), SESSION_SECRET: SECRET, ...BINDINGS };
    expect(readEnvironment(copied).variables).toEqual(
      readEnvironment({ SESSION_SECRET: SECRET, ...BINDINGS }).variables,
    );
    for (const shape of ofFeatures) expect(readVariables(shape, copied)).toEqual(readVariables(shape, {}));
  });

  it("writes out each default", () => {
    const { variables } = readEnvironment({ SESSION_SECRET: SECRET, ...BINDINGS });
    const written = Object.fromEntries(example);
    for (const [name, value] of Object.entries(variables)) {
      if (name !== "SESSION_SECRET" && typeof value === "string")
        expect([name, written[name]]).toEqual([name, value]);
    }
  });
});

describe("the environment", () => {
  it("names the variable that is missing", () => {
    expect(() => readEnvironment(BINDINGS)).toThrow("SESSION_SECRET");
  });

  it("reads several secrets: the first signs, the others are still read", () => {
    const { variables } = readEnvironment({ ...BINDINGS, SESSION_SECRET: `${SECRET}, the one before this` });
    expect(variables.SESSION_SECRET).toEqual([SECRET, "the one before this"]);
    expect(() => readEnvironment({ ...BINDINGS, SESSION_SECRET: `${SECRET},short` })).toThrow(
      "16 characters",
    );
  });

  it("takes a blank variable for one that is not set", () => {
    const { variables } = readEnvironment({ SESSION_SECRET: SECRET, OPERATOR_NAME: "", ...BINDINGS });
    expect(variables.OPERATOR_NAME).toBeUndefined();
  });
});

function readExample(path: string): [string, string][] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, value] = /^([A-Z_]+)="(.*)"$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`not a variable: ${line}`);
      return [name, value];
    });
}
