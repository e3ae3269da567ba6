import { expect, it } from "vitest";
import { privacyView } from "./privacy-view";

it("the privacy text's facts name each service that receives something of a visitor, the mail service, counts, and nothing that is not set", () => {
  const { askedServices } = privacyView({ geocoder: "postcodes-io", routePlanner: "osrm" }, []);
  expect(askedServices.map(({ name }) => name)).toEqual(["postcodes.io", "The Open Source Routing Machine"]);
  const embedded = { geocoder: "embedded", routePlanner: "embedded" } as const;
  expect(privacyView(embedded, []).askedServices).toEqual([]);
  expect(privacyView({ ...embedded, mailCarrier: "Resend" }, []).mailCarrier).toBe("Resend");
  expect(privacyView(embedded, []).mailCarrier).toBeNull();
  expect(privacyView({ ...embedded, isCounted: true }, []).isCounted).toBe(true);
  expect(privacyView(embedded, []).isCounted).toBe(false);
  const { operator } = privacyView(embedded, []);
  expect(operator).toEqual({ name: null, address: null, icoRegistration: null });
});
