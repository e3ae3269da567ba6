import { describe, expect, it } from "vitest";
import { privacyView } from "./privacy-view";

describe("the privacy text's facts", () => {
  it("name no service if everything is computed on our own server", () => {
    expect(privacyView({ geocoder: "embedded", routePlanner: "embedded" }, []).askedServices).toEqual([]);
  });

  it("name each service that receives something of a visitor's search", () => {
    const { askedServices } = privacyView({ geocoder: "postcodes-io", routePlanner: "osrm" }, []);
    expect(askedServices.map(({ name }) => name)).toEqual([
      "postcodes.io",
      "The Open Source Routing Machine",
    ]);
  });

  it("name the mail service, if it is not the platform", () => {
    const embedded = { geocoder: "embedded", routePlanner: "embedded" } as const;
    expect(privacyView({ ...embedded, mailCarrier: "Resend" }, []).mailCarrier).toBe("Resend");
    expect(privacyView(embedded, []).mailCarrier).toBeNull();
  });

  it("mention counts if requests are counted", () => {
    const embedded = { geocoder: "embedded", routePlanner: "embedded" } as const;
    expect(privacyView({ ...embedded, isCounted: true }, []).isCounted).toBe(true);
    expect(privacyView(embedded, []).isCounted).toBe(false);
  });

  it("are null for what the operator has not set", () => {
    const { operator } = privacyView({ geocoder: "embedded", routePlanner: "embedded" }, []);
    expect(operator).toEqual({ name: null, address: null, icoRegistration: null });
  });
});
