import { expect, it } from "vitest";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { delayedRoutes, someTripDeps } from "../../../../tests/fakes/in-memory-trips";
import { createAlerts } from "./alerts";
import type { AlertStore } from "./ports";

it("an alert is refused if its places are near on empty roads alone", async () => {
  const deps = someTripDeps({ searched: [["LS6", 1]], minutes: [55, 70, 70] });
  const faultOn = (routePlanner: typeof deps.routePlanner) =>
    createAlerts({
      ...deps,
      search: { ...deps, routePlanner },
      alerts: {} as AlertStore,
      readAsked,
      randomToken: () => "",
    }).faultOf({ search: "from=LS6&drivingHours=1", kind: "brief", threshold: 0, weekdays: 8 });
  expect(await faultOn(deps.routePlanner)).toBe(null);
  expect(await faultOn(delayedRoutes([55, 70, 70], 20))).toBe("nothing-near");
});
