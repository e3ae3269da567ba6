import { describe, expect, it } from "vitest";
import { fail, ok } from "#app/domain/result";
import { routePlannerOf } from "../../../../tests/fakes/in-memory-trips";
import { someDestinations } from "../../../../tests/fakes/in-memory-weather";
import type { Geocoder } from "#app/services/ports";
import type { AlertMessage } from "./ports";
import { visitsOfMessages } from "./visits-of-messages";

/** Ten past ten on a summer morning in London. */
const CREATED_AT = Date.UTC(2026, 6, 16, 9, 10);
const message = (change: Partial<AlertMessage> = {}): AlertMessage => ({
  id: 7,
  alertId: 1,
  kind: "news",
  destinationId: 2,
  slug: "b",
  name: "B",
  date: "2026-07-18",
  score: 82,
  createdAt: CREATED_AT,
  readAt: null,
  search: "from=LS6&drivingHours=2",
  said: null,
  ...change,
});
const places = someDestinations(3);

/**
 * A geocoder that knows only LS6. The first two places are 30 and 60 minutes away, the third is out of reach.
 */
function setUp() {
  const outcodes: string[] = [];
  const geocoder: Geocoder = {
    locate(postcode) {
      outcodes.push(postcode.outcode);
      const located = postcode.outcode === "LS6" ? ok({ postcode } as never) : fail("not-found" as const);
      return Promise.resolve(located);
    },
  };
  const of = (...messages: AlertMessage[]) =>
    visitsOfMessages(messages, places, { geocoder, roadNetwork: routePlannerOf(30, 60, Infinity) });
  return { outcodes, of };
}

describe("the visits in alerts' messages", () => {
  it("are of those who leave at nine and drive from the district", async () => {
    const visit = (await setUp().of(message())).get(7);
    expect(visit).toMatchObject({
      place: { id: 2 },
      visit: { leavesAt: 540, arrivesAt: 600 },
    });
  });

  it("begin after the message on its own day, whenever they are asked for", async () => {
    const visit = (await setUp().of(message({ date: "2026-07-16" }))).get(7);
    expect(visit?.visit.leavesAt).toBe(10 * 60 + 15);
  });

  it("ask for each district once", async () => {
    const { outcodes, of } = setUp();
    expect([...(await of(message(), message({ id: 8, destinationId: 1 }))).keys()]).toEqual([7, 8]);
    expect(outcodes).toEqual(["LS6"]);
  });

  it("have no drive if none is known, and are missing if the place is gone", async () => {
    const { of } = setUp();
    const visits = await of(
      message(),
      message({ id: 8, destinationId: 3 }),
      message({ id: 9, search: "from=ZZ9&drivingHours=2" }),
      message({ id: 10, destinationId: 99 }),
    );
    expect([...visits].map(([id, { visit }]) => [id, visit.arrivesAt - visit.leavesAt])).toEqual([
      [7, 60],
      [8, 0],
      [9, 0],
    ]);
  });
});
