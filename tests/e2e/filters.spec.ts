import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account";
import { expect, expectAccessible, openResults, test } from "./test";

const MOST_ACTIONS = 4;

/** Does on a page what a visitor does, and counts it: each field filled in, each choice, each press. */
function visitorOf(page: Page) {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  return {
    type: (postcode: string) => act(page.getByLabel("What is your postcode?").fill(postcode)),
    choose: (day: string) => act(page.getByLabel("When are you going?").selectOption({ label: day })),
    search: () => act(page.getByRole("button", { name: "Find My Sunny Escape" }).click()),
    tick: (name: string) => act(page.getByLabel(name).check()),
    press: async (words: string) => {
      const chip = page.getByRole("navigation", { name: "Filters" }).getByRole("link", { name: words });
      await act(chip.click());
      await expect(page.getByRole("link", { name: `Remove: ${words}` })).toBeVisible();
    },
    /** The count of places that the page shows once that many actions have led there. */
    arrives: async (drive: string): Promise<number> => {
      const head = page.getByText(new RegExp(`^\\d+ places? within ${drive} of `));
      await expect(head).toBeVisible();
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
      return parseInt((await head.textContent()) ?? "", 10);
    },
  };
}

/** Every place that is shown says by name what answers the filters. */
async function expectEachToSay(page: Page, words: RegExp): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByText(words)).toHaveCount(await main.getByText(/^Details of /).count());
}

const dayLabels = (page: Page): Promise<string[]> =>
  page.getByLabel("When are you going?").locator("option").allTextContents();

const expectNoSideways = async (page: Page): Promise<void> => {
  // Without JavaScript the page cannot be asked for its width, but the box of its main part can.
  const main = await page.getByRole("main").boundingBox();
  expect(main?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

for (const javaScriptEnabled of [true, false]) {
  for (const width of [320, 390, 1280]) {
    test.describe(`at ${width} pixels, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

      test("a couple in Leeds finds where the dog can come along on Saturday", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("LS6 3HN");
        // On a Saturday that is today, which needs no choice; on a Sunday no forecast reaches that far.
        const saturday = (await dayLabels(page)).find((label) => label.startsWith("Saturday"));
        if (saturday) await visitor.choose(saturday);
        await visitor.tick("Dogs welcome");
        await visitor.search();
        expect(await visitor.arrives("2 hours")).toBeGreaterThan(5);
        await expect(
          page.getByText(`Results sorted by best weather for: ${saturday ?? "Today"}`),
        ).toBeVisible();
        await expectEachToSay(page, /^Dogs welcome: /);
        await expectNoSideways(page);
      });

      test("a family in Cardiff finds something indoors within an hour and a half", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("CF10 1EP");
        await visitor.search();
        await visitor.press("Indoors");
        await visitor.press("Within 1h 30m");
        expect(await visitor.arrives("1h 30m")).toBeGreaterThan(3);
        await expectEachToSay(page, /^Indoors: /);
      });

      test("a wheelchair user in Birmingham finds what has no steps", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("B1 1BB");
        await visitor.search();
        await visitor.press("Step-free");
        expect(await visitor.arrives("2 hours")).toBeGreaterThan(5);
        await expectEachToSay(page, /^Step-free: /);
      });

      test("a hiker in Glasgow finds the hills for tomorrow", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("G1 1XQ");
        const [, tomorrow = ""] = await dayLabels(page);
        await visitor.choose(tomorrow);
        await visitor.search();
        await visitor.press("Hills");
        expect(await visitor.arrives("2 hours")).toBeGreaterThan(5);
        await expect(page.getByText(`Results sorted by best weather for: ${tomorrow}`)).toBeVisible();
        await expectEachToSay(page, /^Hills: /);
      });

      test("somebody in Lerwick finds the places of Shetland", async ({ page }) => {
        await page.goto("/");
        const visitor = visitorOf(page);
        await visitor.type("ZE1 0AA");
        await visitor.search();
        expect(await visitor.arrives("2 hours")).toBeGreaterThan(0);
        await expect(page.getByRole("heading", { name: "Lerwick and central Shetland" })).toBeVisible();
      });
    });
  }
}
