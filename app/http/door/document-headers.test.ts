import { describe, expect, it } from "vitest";
import { documentHeaders, mergeHeaders } from "./document-headers";

const none = new Headers();
const args = { parentHeaders: none, loaderHeaders: none, actionHeaders: none, errorHeaders: undefined };
const merged = (given: Partial<Parameters<typeof documentHeaders>[0]>) =>
  new Headers(documentHeaders({ ...args, ...given }));

describe("a document's headers", () => {
  it.each(["parentHeaders", "loaderHeaders", "actionHeaders", "errorHeaders"])(
    "hold those of %s",
    (source) => {
      expect(merged({ [source]: new Headers({ "Retry-After": "5" }) }).get("Retry-After")).toBe("5");
    },
  );

  it("are the more specific ones where two say different things, without the thrown body's and the cookies", () => {
    const loaderHeaders = new Headers({ "Retry-After": "5" });
    expect(
      merged({ loaderHeaders, errorHeaders: new Headers({ "Retry-After": "30" }) }).get("Retry-After"),
    ).toBe("30");
    const errorHeaders = new Headers({ "Content-Type": "application/json", "Set-Cookie": "a=b" });
    expect([...merged({ errorHeaders })]).toEqual([]);
    expect(merged({ errorHeaders: new Headers({ Allow: "POST" }) }).get("Allow")).toBe("POST");
  });
});

it("merged headers keep every cookie, of one set and of several", () => {
  const two = new Headers([
    ["Set-Cookie", "a=1; Expires=Sat, 21 Nov 2026 09:00:00 GMT"],
    ["Set-Cookie", "b=2"],
  ]);
  const merged = mergeHeaders(two, new Headers({ "Set-Cookie": "c=3", "Retry-After": "30" }));
  expect(merged.getSetCookie()).toEqual(["a=1; Expires=Sat, 21 Nov 2026 09:00:00 GMT", "b=2", "c=3"]);
  expect(merged.get("Retry-After")).toBe("30");
});
