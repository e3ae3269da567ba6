import { describe, expect, it } from "vitest";
import { etagOf, readVersion, notModified, versionsOfRequest, weakTag } from "./conditional";

const versionsFrom = (value?: string) =>
  versionsOfRequest(
    new Request("http://localhost", value === undefined ? {} : { headers: { "If-Match": value } }),
  );

describe("the version that a change is made for", () => {
  it("is read from an ETag or from milliseconds, may be one of several, and is any where none is named", () => {
    expect(etagOf({ updatedAt: 1_765_000_000_007 })).toBe('"2025-12-06T05:46:40.007Z"');
    expect(versionsFrom(etagOf({ updatedAt: 1_765_000_000_007 }))).toEqual([1_765_000_000_007]);
    expect(versionsFrom("2025-12-06T05:46:40.007Z")).toEqual([1_765_000_000_007]);
    expect([versionsFrom("1765000000000"), readVersion("1765000000000")]).toEqual([
      [1_765_000_000_000],
      1_765_000_000_000,
    ]);
    expect(versionsFrom('"1", "2" ,"x"')).toEqual([1, 2, -1]);
    expect([versionsFrom(), versionsFrom("*")]).toEqual([null, null]);
  });

  it.each(["", '"x"', "-1", "1.5", 'W/"7"', "2025-12-06", '"2025-13-06T05:46:40.007Z"'])(
    "is one that nothing has where it reads %j",
    (value) => {
      expect(versionsFrom(value)).toEqual([-1]);
    },
  );
});

describe("an answer that the client may have already", () => {
  const given = (ifNoneMatch: string | null, init: ResponseInit = {}, method = "GET") => {
    const headers: Record<string, string> = ifNoneMatch === null ? {} : { "If-None-Match": ifNoneMatch };
    const answer = new Response("[]", {
      headers: { ETag: 'W/"a"', "Content-Type": "application/json" },
      ...init,
    });
    return notModified(new Request("http://localhost", { method, headers }), answer);
  };

  it.each(['W/"a"', '"a"', '"b", W/"a"', "*"])("is not sent again to one that names %s", async (tag) => {
    const answer = given(tag);
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
    expect([...answer.headers]).toEqual([["etag", 'W/"a"']]);
  });

  it("is sent where it is another, none was named, or it is no success", async () => {
    for (const answer of [
      given('"b"'),
      given(null),
      given("*", { status: 404, headers: { ETag: 'W/"a"' } }),
      given("*", { headers: {} }),
      given('"a"', {}, "POST"),
    ]) {
      expect(await answer.text()).toBe("[]");
    }
  });
});

it("a weak tag is the same for the same parts, and another for any other", () => {
  const parts = ["v1", "https://site.example", "?postcode=LS6%203AA", 1_989_999] as const;
  expect(weakTag(...parts)).toBe(weakTag(...parts));
  expect(weakTag(...parts)).toMatch(/^W\/"[0-9a-f]{20}"$/);
  const others = Array.from({ length: 5_000 }, (_, index) => weakTag("v1", "?postcode=LS6%203AA", index));
  expect(new Set(others).size).toBe(others.length);
});
