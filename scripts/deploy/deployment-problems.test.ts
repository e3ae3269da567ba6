import { describe, expect, it } from "vitest";
import { deploymentProblems, readDeploymentConfig } from "./deployment-problems";

const READY = {
  vars: { OPERATOR_NAME: "Anna Example", CONTACT_EMAIL: "anna@sunny.example" },
  d1_databases: [{ database_id: "3f0c2a51-0000-4000-8000-000000000001" }],
  kv_namespaces: [{ id: "0f2ac74b498b48028cb68387c421e279" }],
};

describe("a deployment", () => {
  it("is possible where an operator has filled in what is theirs", () => {
    expect(deploymentProblems(READY)).toEqual([]);
  });

  it.each(["OPERATOR_NAME", "CONTACT_EMAIL"])("is refused in a sentence while %s is empty", (name) => {
    for (const value of ["", "  ", undefined]) {
      const [problem, ...others] = deploymentProblems({ ...READY, vars: { ...READY.vars, [name]: value } });
      expect(problem).toMatch(new RegExp(`^${name} is empty under \\[vars\\] in wrangler.toml: .*\\.$`));
      expect(others).toEqual([]);
    }
  });

  it("is refused with the repository's own wrangler.toml, for each thing that is missing", () => {
    expect(deploymentProblems(readDeploymentConfig("wrangler.toml"))).toEqual([
      expect.stringContaining("OPERATOR_NAME"),
      expect.stringContaining("CONTACT_EMAIL"),
      expect.stringContaining("database_id"),
      expect.stringContaining("KV namespace"),
    ]);
  });
});
