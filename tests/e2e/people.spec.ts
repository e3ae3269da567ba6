import type { Locator, Page } from "@playwright/test";
import { TESTED_SEED } from "../harness/tested-time";
import { daysOf, expect, openMoreChoices, test } from "./test";

/*
 * These journeys are of people whose device remembers nothing, from Home until they open the place they choose.
 * Typing a postcode counts as one action, and so does a choice in a list. Four other people have journeys elsewhere:
 * the couple with a weekend (weekend.spec.ts), the visitor without JavaScript (without-javascript.spec.ts), the
 * traveller without a connection (offline.spec.ts) and the administrator (admin.spec.ts).
 */
test.use({ viewport: { width: 390, height: 844 } });

const places = (page: Page): Locator => page.locator(".place");
const isOpen = (page: Page): Promise<void> =>
  expect(page.getByRole("tab", { name: "Weather Forecast" })).toBeVisible();

function personAt(page: Page) {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const results = () =>
    expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  return {
    act,
    type: (postcode: string) => act(page.getByLabel("What is your postcode?").fill(postcode)),
    tick: (label: string) => act(page.getByLabel(label).check()),
    openMore: () => act(openMoreChoices(page)),
    search: async () => {
      await act(page.getByRole("button", { name: "Find My Sunny Escape" }).last().click());
      await results();
    },
    filter: async (label: string) => {
      await act(page.getByRole("link", { name: label, exact: true }).click());
      await expect(page.getByRole("link", { name: `Remove: ${label}` })).toBeVisible();
    },
    open: async (place = places(page).first()) => {
      await act(place.getByRole("button", { name: /^Details of / }).click());
      await isOpen(page);
    },
    send: () => act(page.getByRole("link", { name: "Send this answer" }).click()),
    actions: () => actions,
  };
}

/** Saturday has a name of its own unless it is today. On a Sunday it is too far ahead, and the first day is Sunday. */
const saturdayOf = (page: Page): Locator =>
  daysOf(page)
    .and(page.getByRole("radio", { name: /^Saturday/ }))
    .or(daysOf(page).first())
    .last();

const answerOf = (page: Page): Locator => page.getByRole("region", { name: "In short" });

test("a family in Leeds with a dog sends a place for Saturday in six actions, and has its answer in one the next time", async ({
  page,
}) => {
  await page.goto("/");
  const family = personAt(page);
  await family.type("LS6 2AA");
  await family.act(saturdayOf(page).check());
  await family.search();
  await family.filter("Dogs welcome");
  await family.filter("Good for children");
  await expect(answerOf(page)).toContainText(/ on (Saturday|Sunday)\b.*(takes the dog|Dogs welcome)/);
  await family.send();
  expect(family.actions()).toBeLessThanOrEqual(6);

  await page.goto("/");
  const again = personAt(page);
  await again.search();
  expect(again.actions()).toBeLessThanOrEqual(1);
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toBeVisible();
  await expect(answerOf(page)).not.toBeEmpty();
});

test("a wheelchair user in Birmingham reads of steps and toilets, and of parking where it is known, in six actions", async ({
  page,
}) => {
  await page.goto("/");
  const visitor = personAt(page);
  await visitor.type("B15 2TT");
  await visitor.openMore();
  await visitor.tick("Step-free");
  await visitor.search();
  await expect(answerOf(page)).toContainText(/(Said to be step-free|Step-free( in part)?): |is step-free/);
  await visitor.open();
  await visitor.act(page.getByRole("link", { name: /^Full page of / }).click());
  expect(visitor.actions()).toBeLessThanOrEqual(6);
  const facts = page.getByRole("region", { name: "Good to Know" });
  await expect(facts.getByText(/toilet/i).first()).toBeVisible();
});

test("a hiker in Glasgow sends dry and calm hills in five actions, and a visitor in Lerwick has an answer in two", async ({
  page,
}) => {
  await page.goto("/");
  const hiker = personAt(page);
  await hiker.type("G1 1XQ");
  await hiker.search();
  await hiker.filter("Hikes");
  await expect(answerOf(page)).toContainText(/hikes: /i);
  // Not offered if no hill is.
  if (await page.getByRole("link", { name: "Dry and calm", exact: true }).isVisible()) {
    await hiker.filter("Dry and calm");
    await expect(answerOf(page)).toContainText(/\d+\s(mph|km\/h)/);
  } else expect(TESTED_SEED).not.toBe("0");
  await hiker.send();
  expect(hiker.actions()).toBeLessThanOrEqual(5);

  // A visitor in Lerwick has an honest answer in two actions, whatever the weather.
  await page.context().clearCookies();
  await page.goto("/");
  const islander = personAt(page);
  await islander.type("ZE1 0AA");
  await islander.search();
  expect(islander.actions()).toBeLessThanOrEqual(2);
  await expect(page.getByRole("region", { name: "In short" })).not.toBeEmpty();
  await expect(page.getByRole("heading", { name: "Lerwick and central Shetland" })).toBeVisible();
});
