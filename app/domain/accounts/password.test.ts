import { describe, expect, it } from "vitest";
import { checkPasswordLength } from "./password";

describe("a password", () => {
  it.each(["sunny!", "x".repeat(64), "x".repeat(128), "☀️☀️☀️", "🌞".repeat(128), "      "])(
    "may be %j",
    (password) => {
      expect(checkPasswordLength(password)).toEqual({ ok: true, value: password });
    },
  );

  it.each([
    ["five5", "too-short"],
    ["", "too-short"],
    ["🌞🌞🌞🌞🌞", "too-short"],
    ["x".repeat(129), "too-long"],
    ["🌞".repeat(129), "too-long"],
    ["x".repeat(1_000_000), "too-long"],
  ])("cannot be %j", (password, error) => {
    expect(checkPasswordLength(password)).toEqual({ ok: false, error });
  });
});
