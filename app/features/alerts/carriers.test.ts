import { describe, expect, it } from "vitest";
import { choosePush } from "./carriers.server";

describe("where push services can reach whoever runs a site", () => {
  const keys = {
    VAPID_PUBLIC_KEY: `B${"x".repeat(86)}`,
    VAPID_PRIVATE_KEY: "x".repeat(43),
    DELIVERIES_PER_RUN: 1,
  };
  const contact = (site: string, email?: string) => choosePush(keys, email)?.contact(site);

  it("is an address that they accept: the operator's, else the site's, and none on a developer's machine", () => {
    expect(contact("https://sunny.example", "me@sunny.example")).toBe("mailto:me@sunny.example");
    expect(contact("https://sunny.example")).toBe("https://sunny.example");
    expect(contact("http://localhost:8787")).toBe("mailto:nobody@example.com");
  });
});
