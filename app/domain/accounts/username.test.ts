import { describe, expect, it } from "vitest";
import { parseUsername, usernameKey } from "./username";

describe("a username", () => {
  it.each(["Ann", "a.b-c_d", "123", "x".repeat(32)])("may be %s", (typed) => {
    expect(parseUsername(typed)).toEqual({ ok: true, value: { text: typed, key: typed.toLowerCase() } });
  });

  it("loses the spaces around it and keeps its capitals", () => {
    expect(parseUsername("  Anna ")).toEqual({ ok: true, value: { text: "Anna", key: "anna" } });
  });

  it.each([
    ["ab", "too-short"],
    ["x".repeat(33), "too-long"],
    ["Ann Smith", "characters"],
    ["zoë", "characters"],
    ["<b>x</b>", "characters"],
    ["ａｎｎａ", "characters"],
    ["...", "punctuation"],
  ])("cannot be %j", (typed, error) => {
    expect(parseUsername(typed)).toEqual({ ok: false, error });
  });

  it.each([
    "admin",
    "ADMIN",
    "ａｄｍｉｎ",
    "ⓐⓓⓜⓘⓝ",
    "admin.",
    "-Admin_",
    "a.d.m.i.n",
    "4dm1n",
    "ADMlN",
    "adrnin",
  ])("that reads as admin is admin's: %j", (typed) => {
    expect(parseUsername(typed)).toMatchObject({ ok: true, value: { key: "admin" } });
  });

  it.each(["аdmin", "ad\u200Bmin", "admın", "admin\0", "ADMİN"])(
    "that looks like admin is refused: %j",
    (typed) => {
      expect(parseUsername(typed)).toEqual({ ok: false, error: "characters" });
    },
  );

  it.each(["admins", "badminton", "admin2", "adrian", "a-dmitri"])(
    "is free where it is another word: %s",
    (typed) => {
      expect(parseUsername(typed)).toMatchObject({ ok: true, value: { key: typed } });
    },
  );

  it("is looked up without regard to case and to the spaces around it", () => {
    expect(usernameKey(" ANNA ")).toBe("anna");
  });
});
