import { describe, expect, it } from "vitest";
import { privacyView } from "./privacy-view";

describe("the privacy text's facts", () => {
  it("name each service that receives something of a visitor, the mail service, counts, and nothing that is not set", () => {
    expect(privacyView({ geocoder: "embedded", routePlanner: "embedded" }, []).askedServices).toEqual([]);
    const { askedServices } = privacyView({ geocoder: "postcodes-io", routePlanner: "osrm" }, []);
    expect(askedServices.map(({ name }) => name)).toEqual([
      "postcodes.io",
      "The Open Source Routing Machine",
    ]);
    const embedded = { geocoder: "embedded", routePlanner: "embedded" } as const;
    expect(privacyView({ ...embedded, mailCarrier: "Resend" }, []).mailCarrier).toBe("Resend");
    expect(privacyView(embedded, []).mailCarrier).toBeNull();
    expect(privacyView({ ...embedded, isCounted: true }, []).isCounted).toBe(true);
    expect(privacyView(embedded, []).isCounted).toBe(false);
    const { operator } = privacyView({ geocoder: "embedded", routePlanner: "embedded" }, []);
    expect(operator).toEqual({ name: null, address: null, icoRegistration: null });
  });
});
