import { describe, expect, it } from "vitest";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { geocoderKnowing } from "../../../tests/fakes/in-memory-trips";
import { keepHome } from "./keep-home";

const postcode = (text: string) => parsePostcode(text) as Postcode;

/** Tries to change a user's home. Returns the outcome and the home after it. */
async function homeAfter(wish: Postcode | null) {
  let home: string | null = "LS6 3AA";
  const users = {
    keepHome: (_userId: number, text: string | null) => {
      home = text;
      return Promise.resolve();
    },
  };
  const outcome = await keepHome(
    { userId: 1, postcode: wish },
    { users, geocoder: geocoderKnowing("SW1A 1AA") },
  );
  return { home, outcome };
}

describe("the home of an account", () => {
  it("is a postcode that exists, in its usual spelling", async () => {
    expect(await homeAfter(postcode("sw1a1aa"))).toEqual({
      home: "SW1A 1AA",
      outcome: { ok: true, value: null },
    });
  });

  it.each([
    ["ZZ99 9ZZ", "not-found"],
    ["JE2 3AB", "no-road-link"],
  ])("stays what it was for %s, and says why: %s", async (text, error) => {
    expect(await homeAfter(postcode(text))).toEqual({ home: "LS6 3AA", outcome: { ok: false, error } });
  });

  it("is taken away without asking where anything lies", async () => {
    expect((await homeAfter(null)).home).toBeNull();
  });
});
