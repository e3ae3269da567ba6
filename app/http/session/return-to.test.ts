import { describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { readReturnTo } from "./return-to";

describe("the page that a guest comes back to", () => {
  const returnTo = (path: string) => readReturnTo(new URLSearchParams({ returnTo: path }));

  const page = ADDRESSES.find(({ isReturnedTo }) => isReturnedTo)?.path ?? "settings";
  it.each([
    ...[
      "https://evil.example",
      `//evil.example/${page}`,
      `/${page}/../admin`,
      `/${page}x`,
      "/admin",
      "/logout",
      "/settings",
    ],
    ...[`/${page}/7`, `/${page}?a\r\nb`, `/${page}#x`, "", `/${page}?${"x".repeat(500)}`],
    ...[`/${page}?\0`, `/${page}?\x7f`, `/${page}?\u2600`, `/${page}?a b`],
  ])("is one that sends guests to sign in, and not %j", (path) => {
    expect(returnTo(path)).toBeNull();
  });
});
