import { describe, expect, it } from "vitest";
import { UNITS_KEY } from "#app/domain/accounts/unit-settings";
import { DEFAULT_UNITS } from "#app/domain/units";
import { unitsOfRequest } from "./units-cookie";

const unitsOf = (cookie: string) =>
  unitsOfRequest(new Request("https://site.example/", { headers: { Cookie: cookie } }));
const CHOSEN = { temperatureUnit: "fahrenheit", distanceUnit: "kilometers" };
const cookieOf = (value: string) => `${UNITS_KEY}=${value}`;

describe("the units of a request", () => {
  it("are those in its cookie, among others", () => {
    const cookie = cookieOf(encodeURIComponent(JSON.stringify(CHOSEN)));
    expect(unitsOf(cookie)).toMatchObject(CHOSEN);
    expect(unitsOf(`session=x; ${cookie}; toast=y`)).toMatchObject(CHOSEN);
    expect(unitsOf(`session=x;${cookie};toast=y`)).toMatchObject(CHOSEN);
  });

  it.each(["", "other=1", cookieOf(""), cookieOf("%E0%A4%A"), cookieOf("%7B"), cookieOf("%22kelvin%22")])(
    "are the usual ones where the cookie is %j",
    (cookie) => {
      expect(unitsOf(cookie)).toEqual(DEFAULT_UNITS);
    },
  );
});
