import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingContact, readyWords } from "./ready-words.mjs";

const SITE = { address: "http://localhost:8787", password: "Sign in as admin.", weather: "It is sunny." };
const LEFT_OUT = 'CONTACT_EMAIL is empty in .dev.vars, so the site has no "Contact us" link.';

it.each([undefined, ""])("a started site says that it has no contact: %j", (contactEmail) => {
  expect(readyWords({ ...SITE, contactEmail })).toEqual([
    "Sunny Escape is ready: http://localhost:8787",
    "Sign in as admin.",
    "It is sunny.",
    LEFT_OUT,
  ]);
  expect(missingContact(contactEmail)).toBe(LEFT_OUT);
});

it("a site with a contact does not mention it", () => {
  expect(readyWords({ ...SITE, contactEmail: "me@sunny.example" })).not.toContain(LEFT_OUT);
  expect(missingContact("me@sunny.example")).toBeNull();
});

it("npm start prints all lines, and set-up only the one about the contact", () => {
  expect(readFileSync("scripts/start-site.mjs", "utf8")).toContain("readyWords({");
  expect(readFileSync("scripts/setup/run.ts", "utf8")).toContain("missingContact(readDevVar(");
});
