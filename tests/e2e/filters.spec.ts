import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  openMoreChoices,
  openResults,
  test,
} from "./test";

/** The most actions before the results, including the one that opens the choice of company. */
const MOST_ACTIONS = 5;

/** Acts like a visitor and counts actions: each field filled in, each choice and each click is one. */
function visitorOf(page: Page) {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  return {
    type: (postcode: string) => act(page.getByLabel("What is your postcode?").fill(postcode)),
    choose: (day: string) => act(page.getByRole("radio", { name: day }).check()),
    search: () => act(page.getByRole("button", { name: "Find My Sunny Escape" }).last().click()),
    open: () => act(openMoreChoices(page)),
    tick: (name: string) => act(page.getByLabel(name).check()),
    press: async (words: string) => {
      const drive = /^Within (.*)$/.exec(words)?.[1];
      await page.getByRole("link", { name: /^Filters/ }).click();
      const sheet = page.getByRole("dialog").or(page.getByRole("region", { name: "Filters" }));
      if (drive) {
        const option = sheet.locator("option").filter({ hasText: `${drive} (` });
        await act(sheet.getByLabel("Drive at most").selectOption((await option.getAttribute("value")) ?? ""));
      } else await act(sheet.getByLabel(words).check());
      await sheet.getByRole("button", { name: /^Show/ }).click();
      if (drive) await expect(page).toHaveURL(/within=/);
      else await expect(page.getByRole("link", { name: `Remove: ${words}` })).toBeVisible();
    },
    /** Checks the number of actions and returns the number of places that the page shows. */
    arrives: async (drive: string): Promise<number> => {
      const head = page.getByText(new RegExp(`^\\d+ places? within ${drive} of `));
      await expect(head).toBeVisible();
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
      return parseInt((await head.textContent()) ?? "", 10);
    },
  };
}

/** Checks that every listed place names something that meets the filters. */
async function expectEachToSay(page: Page, words: RegExp): Promise<void> {
  // The answer says it in its sentence.
  const main = page.locator("#places");
  await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByText(words)).toHaveCount(await main.getByText(/^Details of /).count());
}

const dayLabels = (page: Page): Promise<string[]> =>
  page
    .getByRole("group", { name: "When are you going?" })
    .locator("label .sr-only:not(input)")
    .allTextContents();

const expectNoSideways = async (page: Page): Promise<void> => {
  // Without JavaScript the page's width cannot be read, but the box of its main part can.
  const main = await page.getByRole("main").boundingBox();
  expect(main?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

for (const javaScriptEnabled of [true, false]) {
  for (const width of javaScriptEnabled ? [320] : [390]) {
    test.describe(`at ${width} pixels, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

      test("a couple in Leeds finds where the dog can come along on Saturday", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("LS6 3HN");
        // On a Saturday this is today and needs no choice. On a Sunday no forecast reaches the next Saturday.
        const saturday = (await dayLabels(page)).find((label) => label.startsWith("Saturday"));
        if (saturday) await visitor.choose(saturday);
        await visitor.open();
        await visitor.tick("Dogs welcome");
        await visitor.search();
        expect(await visitor.arrives("2 hours")).toBeGreaterThan(5);
        await expect(
          page.getByText(`Results sorted by best weather for: ${saturday ?? "Today"}`),
        ).toBeVisible();
        await expectEachToSay(page, /^Dogs welcome: /);
        await expectNoSideways(page);
      });

      test("a family in Cardiff finds a museum within an hour and a half", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("CF10 1EP");
        await visitor.search();
        await visitor.press("Museums");
        await visitor.press("Within 1h 30m");
        expect(await visitor.arrives("1h 30m")).toBeGreaterThan(3);
        await expectEachToSay(page, /^Museums: /);
      });
    });
  }
}

const chips = (page: Page): Locator => page.getByRole("navigation", { name: "Filters" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the sheet holds all filters, and its answer is as large as it says", async ({ page }) => {
      await openResults(page, "postcode=LS63HN");
      await page.getByRole("link", { name: "Filters", exact: true }).click();
      const sheet = javaScriptEnabled
        ? page.getByRole("dialog")
        : page.getByRole("region", { name: "Filters" });
      const show = sheet.getByRole("button", { name: /^Show/ });
      const before = (await show.textContent()) ?? "";
      await sheet.getByLabel("Dogs welcome").check();
      await sheet.getByLabel("Museums").check();
      await sheet.getByLabel("Drive at most").selectOption("105");
      if (javaScriptEnabled) {
        const numbers = new RegExp(`^(Show places|${before})$`);
        await expect.poll(() => show.textContent()).not.toMatch(numbers);
      }
      const promised = (await show.textContent())?.replace("Show ", "") ?? "";
      await show.click();
      await expect(page).toHaveURL(/needs=dogs/);
      const head = page.getByText(/^\d+ places? within 1h 45m of /);
      await expect(head).toBeVisible();
      if (javaScriptEnabled) await expect(head).toContainText(`${promised} within`);
      else expect(promised).toBe("places");
      await expect(page.getByRole("link", { name: "Filters (2)" })).toBeVisible();
      await expectEachToSay(page, /^Dogs welcome(, museums)?: /);
    });
  });
}

test("a filter finds as many places as it says, says so politely, and goes with its cross", async ({
  page,
}) => {
  await openResults(page, "postcode=LS63HN");
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const museums = sheet.locator("label").filter({ hasText: "Museums" });
  const promised = parseInt((await museums.textContent())?.replace(/\D+/, "") ?? "", 10);
  await museums.click();
  const words = promised === 1 ? "1 place" : `${promised} places`;
  await sheet.getByRole("button", { name: `Show ${words}` }).click();
  await expect(page.getByText(`${words} within 2 hours of `)).toBeVisible();
  await expect(page.getByText(`${words} found`)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Filters (1)" })).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: /^Order/ })
    .click();
  await page.getByRole("link", { name: "Nearest", exact: true }).click();
  await expect(page).toHaveURL(/interests=museums.*sort=near|sort=near.*interests=museums/);
  // A drive that is not narrowed leaves nothing in the address.
  expect(new URL(page.url()).searchParams.has("within")).toBe(false);
  await page.getByRole("link", { name: "Remove: Museums" }).click();
  await expect(page).not.toHaveURL(/interests=/);
  await expect(chips(page).getByRole("link", { name: /^Remove: / })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove: Museums" })).toBeVisible();
});

test("where nothing matches, each filter that can go leads to as many places as it says", async ({
  page,
}) => {
  await page.goto("/search?postcode=LS63HN&needs=dogs&needs=stepfree&interests=seaside&within=15");
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: /^Without any filter/ })).toBeVisible();
  const way = page.getByRole("link", { name: /^With a longer drive/ });
  const promised = (await way.textContent())?.split(": ")[1] ?? "";
  await way.click();
  await expect(page.getByText(`${promised} within 2 hours of `)).toBeVisible();
  await expect(page).toHaveURL(/needs=stepfree/);
});

test("preferences are ticked on Home, in sight, and can be taken off", async ({ page }) => {
  await signUp(page, { dogFriendly: true, hiking: true });
  await page.goto("/");
  await expect(page.getByLabel("Dogs welcome")).toBeChecked();
  await expect(page.getByLabel("Hikes")).toBeChecked();
  await expect(page.getByLabel("Step-free")).not.toBeChecked();
  await openMoreChoices(page);
  await page.getByLabel("Dogs welcome").uncheck();
  await page.getByLabel("What is your postcode?").fill("LS6 3HN");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
  await expect(page.getByRole("link", { name: "Remove: Hikes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toHaveCount(0);
  // Going back does not restore a removed filter.
  await page.goBack();
  await expect(page.getByLabel("Hikes")).toBeChecked();
  await expect(page.getByLabel("Dogs welcome")).not.toBeChecked();
  // A search from another start hides no filter and offers the preferences.
  await openResults(page, "postcode=LS63HN");
  await expect(page.getByRole("link", { name: "Filters", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Use my preferences" }).click();
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove: Hikes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Use my preferences" })).toHaveCount(0);
});

test("on a phone chips and sheet are accessible, light and dark, and the sheet gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page, "postcode=LS63HN&needs=dogs");
  await expectAccessibleInBothSchemes(page);
  const opener = page.getByRole("link", { name: "Filters (1)" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  for (const label of await sheet.locator("label:has(input)").all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});
