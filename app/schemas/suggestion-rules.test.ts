import { expect, it } from "vitest";
import { SUGGESTION_TYPES } from "#app/domain/suggestions/suggestion";
import { faultsByPath } from "./of-rule";
import { faultsIn } from "#app/domain/field-rules";
import { suggestionRules } from "#app/domain/suggestions/rules";
import { suggestionSchema } from "./suggestion";

const GOOD = {
  name: "Seal Bay",
  description: "Sand\nand seals",
  area: "Norfolk",
  location: "Blakeney",
  website: "https://seals.example.org/visit",
  telephone: "01263 740000",
  whyVisit: "",
};
const CHANGES = [
  {},
  { name: "" },
  { name: "  " },
  { name: "🌞".repeat(255) },
  { name: "🌞".repeat(256) },
  { area: "x".repeat(256) },
  { area: "" },
  { location: "" },
  { location: "x".repeat(255) },
  { location: "x".repeat(256) },
  { description: "x".repeat(5001) },
  { telephone: "0".repeat(51) },
  { website: "" },
  { website: "javascript:alert(1)" },
  { website: "//evil.example" },
  { website: "https://user:pw@x.example" },
  { website: "HTTPS://OK.example" },
  { website: `https://ok.example/${"x".repeat(500)}` },
  { name: "", description: "", website: "data:text/html,x" },
];

const cases = SUGGESTION_TYPES.flatMap((type) => CHANGES.map((change) => ({ type, change })));

it.each(cases)(
  "the browser's checks of a suggestion say of a $type with $change what the server says",
  ({ type, change }) => {
    // A form for a place has an area, all others have a location. None has both.
    const { area, location, ...common } = { ...GOOD, ...change };
    const typed = type === "location" ? { ...common, area } : { ...common, location };
    const parsed = suggestionSchema(type).safeParse({ type, ...typed });
    expect(faultsIn(suggestionRules(type), typed)).toEqual(parsed.success ? {} : faultsByPath(parsed.error));
  },
);
