import { expect, it } from "vitest";
import { choosePush } from "./carriers.server";

it("push services reach the operator, else the site, and nobody on a developer's machine", () => {
  const keys = {
    VAPID_PUBLIC_KEY: `B${"x".repeat(86)}`,
    VAPID_PRIVATE_KEY: "x".repeat(43),
    DELIVERIES_PER_RUN: 1,
  };
  const contact = (site: string, email?: string) => choosePush(keys, email)?.contact(site);
  expect(contact("https://sunny.example", "me@sunny.example")).toBe("mailto:me@sunny.example");
  expect(contact("https://sunny.example")).toBe("https://sunny.example");
  expect(contact("http://localhost:8787")).toBe("mailto:nobody@example.com");
});
