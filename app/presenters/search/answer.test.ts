import { describe, expect, it } from "vitest";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import { parsePostcode, type Postcode } from "#app/domain/geo/postcode";
import { searchDestinations } from "#app/services/search/search-destinations";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot, someTripDeps, THURSDAY_NOON } from "../../../tests/fakes/in-memory-trips";
import { answerView } from "./answer";

const TODAY = "2026-07-16";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;

/** The answer on a day without sun, to a search for what the filters leave. */
async function notesOf(chosen: Partial<Filters>) {
  const forecast = forecastOfDays([fineDay(TODAY, GREY)], THURSDAY_NOON);
  const gallery = { name: "Gallery", description: "", type: "attraction", kind: "gallery" };
  const snapshot = {
    ...someSnapshot(1),
    forecasts: [forecast],
    detailsJson: [JSON.stringify({ activities: [gallery], hotels: [], campsites: [] })],
  };
  const filters = { ...NO_FILTERS, ...chosen };
  const query = {
    ...({ drivingHours: 2, date: TODAY, hasDay: true, leave: null, style: "urban", order: "best" } as const),
    ...{ postcode: parsePostcode("SW1A 1AA") as Postcode, filters, offset: 0, limit: 20 },
  };
  const deps = someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: [30] });
  const found = await searchDestinations(query, deps);
  if (!found.ok || found.value.kind === "empty") throw new Error("a place");
  const shown = { temperatureUnit: "celsius", distanceUnit: "miles", isVisit: true } as const;
  const asked = { origin: query.postcode, preferences: null, view: null, note: null, nowMs: THURSDAY_NOON };
  return answerView(found.value, { ...query, ...shown, ...asked }, new URLSearchParams()).notes;
}

describe("a day without sun", () => {
  it("is told of the drive that was asked for", async () => {
    expect(await notesOf({})).toContain("No sun within 2 hours today.");
    expect(await notesOf({ within: 45 })).toContain("No sun within 45m today.");
  });

  it("is told of the places that other filters leave, and of no more", async () => {
    expect(await notesOf({ interests: ["museums"] })).toContain("No sun at these places today.");
    expect(await notesOf({ interests: ["museums"], within: 45 })).toContain("No sun at these places today.");
  });
});
