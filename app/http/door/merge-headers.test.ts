import { expect, it } from "vitest";
import { mergeHeaders } from "./document-headers";

it("merged headers keep every cookie, of one set and of several", () => {
  const two = new Headers([
    ["Set-Cookie", "a=1; Expires=Sat, 21 Nov 2026 09:00:00 GMT"],
    ["Set-Cookie", "b=2"],
  ]);
  const merged = mergeHeaders(two, new Headers({ "Set-Cookie": "c=3", "Retry-After": "30" }));
  expect(merged.getSetCookie()).toEqual(["a=1; Expires=Sat, 21 Nov 2026 09:00:00 GMT", "b=2", "c=3"]);
  expect(merged.get("Retry-After")).toBe("30");
});
