import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openingOn } from "#app/domain/catalogue/opening";
import { parseHook, hookOn } from "#app/domain/catalogue/hook";
import { wetDayPlanOn } from "#app/domain/catalogue/wet-day-plan";
import { INTERESTS, NO_FILTERS } from "#app/domain/filters/filters";
import { matchesOf } from "#app/domain/filters/matches";
import { bitOf, thingsOf, traitsOn } from "#app/domain/filters/traits";
import { readCatalogue } from "../setup/catalogue-files";

const files = readCatalogue(join(fileURLToPath(new URL("../..", import.meta.url)), "catalogue"));
const FIFTY = files.filter((_, position) => position % Math.floor(files.length / 50) === 0).slice(0, 50);

describe.each(["2027-01-01", "2026-11-23", "2027-04-01", "2027-08-01"])("fifty places on %s", (date) => {
  const shutIn = (place: (typeof FIFTY)[number]) =>
    place.activities.filter((activity) => openingOn(activity, date).state === "shut").map(({ name }) => name);

  it("name nothing that is shut in their plans for a wet day", () => {
    const faults = FIFTY.flatMap((place) => {
      const plan = wetDayPlanOn(place.wetDayPlan, place.activities, date) ?? "";
      const items = plan.split(/: |; |\. /).map((item) => item.replace(/ \(.*|\.$/, ""));
      return shutIn(place)
        .filter((name) => items.includes(name))
        .map((name) => `${place.slug}: ${name}`);
    });
    expect(FIFTY).toHaveLength(50);
    expect(faults).toEqual([]);
  });

  it("name nothing that is shut as a first reason where something open answers", () => {
    const faults = FIFTY.flatMap((place) => {
      const things = thingsOf(place, place, () => false);
      const reasons = INTERESTS.flatMap((interest) => {
        const answers = things.things.some((thing) => ((traitsOn(thing, date) ?? 0) & bitOf(interest)) !== 0);
        return answers ? matchesOf(things, { ...NO_FILTERS, interests: [interest] }, date).slice(0, 1) : [];
      });
      return shutIn(place)
        .filter((name) => reasons.some((reason) => reason.name === name))
        .map((name) => `${place.slug}: ${name}`);
    });
    expect(faults).toEqual([]);
  });

  it("name nothing that is shut in their hooks", () => {
    const faults = FIFTY.flatMap((place) => {
      const said =
        hookOn(place.hook ?? "", place.activities, date)
          ?.toLowerCase()
          .split(", ") ?? [];
      const shut = shutIn(place);
      return (parseHook(place.hook ?? "") ?? [])
        .filter(
          ({ noun, thing }) => thing !== null && shut.includes(thing) && said.includes(noun.toLowerCase()),
        )
        .map(({ noun }) => `${place.slug}: ${noun}`);
    });
    expect(faults).toEqual([]);
  });
});
