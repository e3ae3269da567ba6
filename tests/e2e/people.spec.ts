import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account";
import { daysOf, expect, openMoreChoices, openResults, test } from "./test";

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

/** Acts like a person and counts the actions. */
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
    actions: () => actions,
  };
}

/** Finds the first Saturday that the form offers, or else the last day. */
async function saturdayOf(page: Page): Promise<Locator> {
  const named = page
    .getByRole("group", { name: "When are you going?" })
    .getByRole("radio", { name: /^Saturday/ });
  return (await named.count()) ? named.first() : daysOf(page).nth(5);
}

test("a family in Leeds with a dog opens a place for ten on Saturday in eight actions, and in three the next time", async ({
  page,
}) => {
  await page.goto("/");
  const family = personAt(page);
  await family.type("LS6 2AA");
  await family.act((await saturdayOf(page)).check());
  await family.openMore();
  await family.act(page.getByLabel("Leaving at").selectOption("10:00"));
  await family.tick("Dogs welcome");
  await family.tick("Good for children");
  await family.search();
  // The rows show how long each drive takes. So the family sets no limit, and opens the first place within an hour and
  // a half.
  const near = places(page).filter({
    hasText: /(?:\d+\smin|1h(?:\s[12]?\dm|\s30m)?) · .*there by 1[01]:/,
  });
  await expect(near.first().getByText(/^Dogs welcome, good for children: |^Dogs welcome: /)).toBeVisible();
  await family.open(near.first());
  expect(family.actions()).toBeLessThanOrEqual(8);

  await page.goto("/");
  const again = personAt(page);
  await again.act((await saturdayOf(page)).check());
  await again.search();
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toBeVisible();
  await again.open();
  expect(again.actions()).toBeLessThanOrEqual(3);
});

test("a wheelchair user in Birmingham opens a place without steps for tomorrow in six actions", async ({
  page,
}) => {
  await page.goto("/");
  const visitor = personAt(page);
  await visitor.type("B15 2TT");
  await visitor.act(daysOf(page).nth(1).check());
  await visitor.openMore();
  await visitor.tick("Step-free");
  await visitor.search();
  // The first place is the answer, whose sentence ends with what is step-free there.
  await expect(
    places(page)
      .first()
      .getByText(/\. (Said to be step-free|Step-free( in part)?): /),
  ).toBeVisible();
  await visitor.open();
  expect(visitor.actions()).toBeLessThanOrEqual(6);
  // The place shows what is known about its access, or that nothing is known.
  await page.getByRole("tab", { name: "Things to Do" }).click();
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/step-free|accessible/i)
      .first(),
  ).toBeVisible();
});

test("a hiker in Glasgow opens dry and calm hills in five actions, and reads the wind", async ({ page }) => {
  await page.goto("/");
  const hiker = personAt(page);
  await hiker.type("G1 1XQ");
  await hiker.search();
  await hiker.filter("Hikes");
  await hiker.filter("Dry and calm");
  const first = places(page).first();
  await expect(first.getByText(/\bhikes: /i)).toBeVisible();
  await expect(first.getByText(/\d+\s(mph|km\/h)/).first()).toBeVisible();
  await hiker.open(first);
  expect(hiker.actions()).toBeLessThanOrEqual(5);
  await expect(page.getByRole("tabpanel").getByText(/mph/).first()).toBeVisible();
});

test("a visitor in Lerwick has an honest answer in two actions, whatever the weather", async ({ page }) => {
  await page.goto("/");
  const islander = personAt(page);
  await islander.type("ZE1 0AA");
  await islander.search();
  expect(islander.actions()).toBeLessThanOrEqual(2);
  await expect(page.getByRole("region", { name: "In short" })).not.toBeEmpty();
  await expect(page.getByRole("heading", { name: "Lerwick and central Shetland" })).toBeVisible();
});

test.describe("in London, who gives the position and no postcode", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 51.5055, longitude: -0.0754, accuracy: 30 },
  });

  test("a visitor has the best place open in three actions", async ({ page }) => {
    await page.goto("/");
    const visitor = personAt(page);
    await visitor.act(page.getByRole("button", { name: "Locate me" }).click());
    await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
    // The answer is whole on the first screen, and the next place has begun with its name.
    await expect(places(page).first()).toBeInViewport({ ratio: 1 });
    await expect(places(page).nth(1).getByRole("heading")).toBeInViewport({ ratio: 1 });
    await visitor.open();
    expect(visitor.actions()).toBeLessThanOrEqual(3);
  });
});

test("a person with a home postcode has the best near it first, and its alert, heart and calendar at hand", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/settings");
  await page.getByLabel("Home postcode").fill("LS6 2AA");
  await page.getByRole("button", { name: "Save Home Postcode" }).click();
  await expect(page.locator("[data-toast]").first()).toContainText("Home postcode saved");
  await page.goto("/");
  const near = page.getByRole("region", { name: "Best near LS6" });
  const day = near.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Today" }) });
  await day.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add .+ to favorites$/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /calendar/i }).first()).toBeVisible();
  await page.goBack();
  await near.getByRole("link", { name: "All places today" }).click();
  await page.getByRole("link", { name: "Tell me when it is sunny" }).first().click();
  await expect(page.getByText("Within 2 hours of LS6")).toBeVisible();
});

test("a person with the keyboard alone is at the first place within ten tabs", async ({ page }) => {
  await openResults(page, "postcode=LS62AA&drivingHours=2");
  const first = places(page)
    .first()
    .getByRole("button", { name: /^Details of / });
  let tabs = 0;
  const tab = async () => {
    tabs += 1;
    await page.keyboard.press("Tab");
  };
  const skip = page.getByRole("link", { name: "Skip to the places" });
  while (!(await skip.evaluate((link) => link === document.activeElement)) && tabs < 10) await tab();
  await page.keyboard.press("Enter");
  while (!(await first.evaluate((button) => button === document.activeElement)) && tabs < 10) await tab();
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await isOpen(page);
});

test("a person of seventy-five reads with text at 200 %, and the first place begins within one and a half screens", async ({
  page,
}) => {
  await page.goto("/");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const visitor = personAt(page);
  await visitor.type("LS6 2AA");
  await visitor.search();
  const firstAt = await places(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);
  expect(firstAt).toBeLessThanOrEqual(844 * 1.5);
  await visitor.open();
  await page.getByRole("tab", { name: "Accommodation" }).click();
  await expect(page.getByRole("tabpanel")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
