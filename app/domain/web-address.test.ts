import { describe, expect, it } from "vitest";
import { firstWebAddress, parseImageAddress, parseWebAddress } from "./web-address";

const NOWHERE = [
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "http:////evil.example",
  "ftp://evil.example",
  "https://user:pw@evil.example",
  "https://good.example\\@evil.example",
  "https://2130706433",
  "https://localhost/",
  "https://ok.example/a b",
  'https://ok.example/"onerror=x',
  "https://ok.example/<script>",
  "https://ok.example/\u202egnp.exe",
  "https://ok.example/\u0000",
  "https://-bad.example",
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
    ["https://ok.example/o'clock?a=b|c#{d}", "https://ok.example/o%27clock?a=b%7Cc#%7Bd%7D"],
    ["https://ok.example/'),url(x", "https://ok.example/%27),url(x"],
    ["https://the_old_mill.ok.example/", "https://the_old_mill.ok.example/"],
    ["https://xn--caf-dma.example/", "https://xn--caf-dma.example/"],
  ])("may be %j, as %j", (text, address) => {
    expect(parseWebAddress(text)).toBe(address);
  });
});

describe("the first address in what people wrote", () => {
  it.each([
    ["www.whitby.example", "https://www.whitby.example"],
    ["Whitby.example/abbey", "https://whitby.example/abbey"],
    ["http://a.example;http://b.example/x", "http://a.example"],
    ["https://a.example/x; www.b.example", "https://a.example/x"],
    ["a.example;b.example", "https://a.example"],
    ["a.example/x , b.example", "https://a.example/x"],
    ["https://a.example | https://b.example", "https://a.example"],
    ["https://a.example or https://b.example", "https://b.example"],
    ["https://a.example/x;jsessionid=1?y=1,2", "https://a.example/x;jsessionid=1?y=1,2"],
    ["https://a.example/o'clock", "https://a.example/o%27clock"],
    ["info@a.example; a.example", "https://a.example"],
  ])("of %j is %j", (text, address) => {
    expect(firstWebAddress(text)).toBe(address);
  });

  it.each([
    "",
    "yes",
    "on Facebook",
    "ftp://a.example",
    "mailto:info@a.example",
    "https://a.example/my page.html",
  ])("is none in %j", (text) => expect(firstWebAddress(text)).toBeNull());
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
