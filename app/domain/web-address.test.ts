import { describe, expect, it } from "vitest";
import { parseImageAddress, parseWebAddress } from "./web-address";

const NOWHERE = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "http:////evil.example",
  "https:\\\\evil.example",
  "ftp://evil.example",
  "https://user:pw@evil.example",
  "https://user@evil.example",
  "https://good.example\\@evil.example",
  "https://2130706433",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://localhost/",
  "https://ok.example/a b",
  'https://ok.example/"onerror=x',
  "https://ok.example/'),url(x",
  "https://ok.example/<script>",
  "https://ok.example/\u202egnp.exe",
  "https://ok.example/\u0000",
  "https://-bad.example",
  "https://exa mple.org",
  "ok.example",
  "",
];

describe("the address of a website", () => {
  it.each(NOWHERE)("is not %j", (text) => {
    expect(parseWebAddress(text)).toBeNull();
  });

  it.each([
    ["https://ok.example", "https://ok.example"],
    ["http://ok.example/", "http://ok.example/"],
    ["HTTPS://OK.Example/Path?Q=A#B", "https://ok.example/Path?Q=A#B"],
    [" https://www.ok.example:8443/x,y;z=(1)%20~ ", "https://www.ok.example:8443/x,y;z=(1)%20~"],
    ["https://ok.example/a@b", "https://ok.example/a@b"],
    ["https://xn--caf-dma.example/", "https://xn--caf-dma.example/"],
  ])("may be %j, as %j", (text, address) => {
    expect(parseWebAddress(text)).toBe(address);
  });
});

describe("the address of a picture", () => {
  it.each([
    ...NOWHERE,
    "http://ok.example/a.png",
    "/api/user",
    "/images/",
    "/images/../api/user",
    "/images//evil.example/a.png",
    "/images/a.png?x=1",
    "images/a.png",
    "/images/%2e%2e/x",
  ])("is not %j", (text) => {
    expect(parseImageAddress(text)).toBeNull();
  });

  it.each(["https://ok.example/a.png", "/images/destinations/bath.svg", "/images/a.b-c_d~e.webp"])(
    "may be %j",
    (text) => {
      expect(parseImageAddress(text)).toBe(text);
    },
  );
});
