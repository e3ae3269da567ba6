import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, type Locator, type Page, test as base, expect } from "@playwright/test";
import { isHydrated } from "../harness/is-hydrated";

export { expect };

/** A page that is ready for use once it is opened or reloaded. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** The same page, which is ready for use whenever it has been opened by its address or reloaded. */
export function readyForUse(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const answer = await goto(...options);
    await waitForHydration(page);
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await waitForHydration(page);
    return answer;
  };
  return page;
}

/** Waits until React and the page are idle: for asserting that something does not happen. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Holds something, such as an answer, until the test releases it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A server may close an idle connection just as a request leaves on it: browsers then ask again. */
function askAgainWhereHungUp(requests: APIRequestContext): void {
  for (const method of ["get", "post", "put", "delete"] as const) {
    const send = requests[method].bind(requests);
    requests[method] = (address, options) => send(address, { maxRetries: 2, ...options });
  }
}

/** How the browser, and the router looking ahead for the page's links, tell of a request without an answer. */
const REQUEST_FAILED = /^Failed to (load resource|fetch manifest patches TypeError: Failed to fetch)/;

/**
 * Remix writes this where the router goes elsewhere while an answer is still being read, as after a quick second click; where
 * its first line was read already, turbo-stream leaves a promise that nobody waits for, which the browser tells as an error.
 */
const REQUEST_GIVEN_UP = /^AbortError: signal is aborted without reason/;
const isAboutRequest = (text: string) => REQUEST_FAILED.test(text) || REQUEST_GIVEN_UP.test(text);

/** A test fails where the page writes an error to the console: a broken rule of the CSP, a failed hydration. */
export const test = base.extend<{ consoleErrors: string[] }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", readyForUse);
    await use(context);
  },
  page: async ({ page }, use) => {
    askAgainWhereHungUp(page.request);
    await use(page);
  },
  /** Every journey comes from an address of its own, as visitors do: registrations are limited by address. */
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = Buffer.from(testId.slice(-6), "hex");
    await use({ "CF-Connecting-IP": `10.${a}.${b}.${c}` });
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => {
        if (!REQUEST_GIVEN_UP.test(`${error.name}: ${error.message}`))
          errors.push(error.stack ?? error.message);
      });
      page.on("console", (message) => {
        // A failed request is told here as well; the tests that cause one look at what the page makes of it.
        if (message.type() !== "error" || isAboutRequest(message.text())) return;
        const { url, lineNumber } = message.location();
        errors.push(`${message.text()} (${url}:${lineNumber})`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that what is dark or light can break: all else is the same in both. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Nothing serious for people who use assistive technology. Seen from the top: a link that is half under a bar which stays in
 * sight would be too small a target, and which one is there hangs on the places that the day brings.
 */
export async function expectAccessible(page: Page, rules?: typeof RULES_OF_COLOUR): Promise<void> {
  const scrolledTo = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // Our pages have no frames, so one run in the page is enough.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolledTo);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** The same in light and in dark colours. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, RULES_OF_COLOUR);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** The same at each width, where nothing reaches over the right edge. */
export async function expectAccessibleAtWidths(
  page: Page,
  { widths = [390, 1280], check = expectAccessibleInBothSchemes } = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
}

/** The six days of the search form, as radio buttons. */
export const daysOf = (page: Page): Locator =>
  page.getByRole("group", { name: "When are you going?" }).getByRole("radio");

/** What the form has behind one line: when they leave, and who comes along. */
export const openMoreChoices = (page: Page): Promise<void> => page.getByText(/^Leaving .* · /).click();

/** The results of a search, from its address. */
export async function openResults(page: Page, query = "postcode=SW1A1AA&drivingHours=2"): Promise<void> {
  await page.goto(`/search?${query}`);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
}

/**
 * Pages that failed ask anew by themselves after a second, and a card that the pointer is on may too, on a busy machine before
 * "Try Again" is pressed: one of the two brings `shown`.
 */
export async function recoversAtLatestWhenAsked(page: Page, shown: Locator): Promise<void> {
  const name = "Try Again";
  const again = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/**
 * Holds what leads to the sign-in page a second and a half after a notice, until it is let go: how soon a slow machine shows
 * the notice is no matter. For pages opened from now on.
 */
export async function holdLeaving(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    window.setTimeout = ((work: () => void, ms?: number, ...more: unknown[]) => {
      if (ms !== 1_500) return start(work, ms, ...more);
      held.push(work);
      return -1;
    }) as typeof start;
    Object.assign(window, { leaveNow: () => held.splice(0).forEach((work) => work()) });
  });
  return () => page.evaluate(() => (window as unknown as { leaveNow: () => void }).leaveNow());
}

/** Marks the document: the mark is gone once another has taken its place. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));
export const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
