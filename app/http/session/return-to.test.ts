import { expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { readReturnTo } from "./return-to";

const page = ADDRESSES.find(({ isReturnedTo }) => isReturnedTo)?.path ?? "settings";

it.each([
  ...[`//evil.example/${page}`, `/${page}/../admin`, `/${page}x`, "/admin", "/logout", "/settings"],
  ...[`/${page}/7`, `/${page}?a\r\nb`, `/${page}#x`, ""],
])("the page that a guest comes back to is one that sends guests to sign in, and not %j", (path) => {
  expect(readReturnTo(new URLSearchParams({ returnTo: path }))).toBeNull();
});
