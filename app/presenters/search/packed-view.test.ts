import { expect, test } from "vitest";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { searchFormView } from "./form-view";
import { packView, unpackView } from "./packed-view";
import type { SearchPageView } from "./view";

const viewSaying = (message: string): SearchPageView => ({
  kind: "postcode-problem",
  form: searchFormView(
    { postcode: "LS6 3AA", drivingHours: 2, date: "2026-11-21", leave: null, filters: NO_FILTERS },
    Date.parse("2026-11-21T09:00Z"),
    { postcode: message },
  ),
});

test.each(["plain", 'a "quote"', "a `backtick`", `both: \`a\` "b" \\ \\\` \\" ' ’ \u2028 < &`])(
  "a view comes out as it went in, whatever quotes its words hold: %s",
  (message) => {
    const packed = packView(viewSaying(message));
    // What was packed last is given back as it was, without a look at the text.
    packView(viewSaying("another"));
    expect(unpackView(packed)).toEqual(viewSaying(message));
  },
);
