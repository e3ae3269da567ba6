import { describe, expect, it } from "vitest";
import { etagOf, versionOfRequest } from "./conditional";

const versionOf = (value?: string) =>
  versionOfRequest(
    new Request("http://localhost", value === undefined ? {} : { headers: { "If-Match": value } }),
  );

describe("the version that a change is made for", () => {
  it("is read from what the ETag was, as it stands or without its marks", () => {
    expect(versionOf(etagOf({ updatedAt: 1_765_000_000_000 }))).toBe(1_765_000_000_000);
    expect(versionOf("1765000000000")).toBe(1_765_000_000_000);
    expect(versionOf('W/"7"')).toBe(7);
  });

  it("is any where there is no header, or an asterisk", () => {
    expect([versionOf(), versionOf("*")]).toEqual([null, null]);
  });

  it.each(["", '"x"', "-1", "1.5", '"1", "2"'])("is one that nothing has where it reads %j", (value) => {
    expect(versionOf(value)).toBe(-1);
  });
});
