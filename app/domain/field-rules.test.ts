import { expect, it } from "vitest";
import { imageAddressRule, webAddressRule } from "./field-rules";
import { suggestionRules } from "./suggestions/rules";
import { fail, ok } from "./result";

const BROKEN = "This isn't a whole web address, or it has a space or a quote in it";

it("an address is refused for what is wrong with it: its beginning, or what is in it", () => {
  const website = webAddressRule("Website");
  const image = imageAddressRule("Image");
  const suggested = suggestionRules("activity")["website"];
  expect(website("ok.example")).toEqual(
    fail("Website must be an address that begins with https:// or http://"),
  );
  expect(image("http://ok.example/a.png")).toEqual(
    fail("Image must be an address that begins with https://, or a path below /images/"),
  );
  for (const rule of [website, suggested]) {
    expect(rule?.(" www.ok.example/a ")).toEqual(ok("https://www.ok.example/a"));
    expect(rule?.("WWW.ok.example")).toEqual(ok("https://www.ok.example"));
    expect(rule?.("www.ok")).toEqual(rule?.("https://www.ok"));
  }
  for (const rule of [website, image, suggested]) {
    expect(rule?.("https://ok.example/a b")).toEqual(fail(BROKEN));
    expect(rule?.("https://localhost/")).toEqual(fail(BROKEN));
    expect(rule?.("https://the_mill.example/o'clock")).toEqual(ok("https://the_mill.example/o%27clock"));
  }
});
