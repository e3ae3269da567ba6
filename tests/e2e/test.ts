import AxeBuilder from "@axe-core/playwright";
import {
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  test as base,
  expect,
} from "@playwright/test";
import { isHydrated } from "../harness/is-hydrated";
import { CLOCK_AHEAD_MS, TESTED_DAY } from "../harness/tested-time";

export { expect };

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Repeats a request if the server closed the idle connection at that moment, as browsers do. */
export const AGAIN_WHERE_HUNG_UP = { maxRetries: 2 };

function askAgainWhereHungUp(requests: APIRequestContext): void {
  for (const method of ["get", "post", "put", "delete"] as const) {
    const send = requests[method].bind(requests);
    requests[method] = (address, options) => send(address, { ...AGAIN_WHERE_HUNG_UP, ...options });
  }
}

function setClockAhead(ms: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
}

/**
 * Sets the clock of a browser's pages and service workers, by default to the site's. With 0 it stays as it is, for tests
 * that install Playwright's clock, which this would disturb.
 */
async function useSiteClock(context: BrowserContext, aheadMs = CLOCK_AHEAD_MS): Promise<BrowserContext> {
  if (aheadMs === 0) return context;
  await context.addInitScript(setClockAhead, aheadMs);
  // A test may end before a worker of its pages has started: then there is no clock to set.
  context.on("serviceworker", (worker) => {
    worker.evaluate(setClockAhead, aheadMs).catch(() => undefined);
  });
  return context;
}

/** Returns the same page, whose goto and reload now wait until the page is ready for use. */
export function readyForUse(page: Page): Page {
  askAgainWhereHungUp(page.request);
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

/** Waits until React and the page are idle. Use it before checking that something did not happen. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Returns a gate that holds something, such as an answer, until the test opens it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds the answers to a page's requests until the returned function is called, as on a slow connection. */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  const gate = createGate();
  await page.route(address, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

/** Messages about a request without an answer, from the browser or from the router that prefetches. */
const REQUEST_FAILED = /^Failed to (load resource|fetch manifest patches TypeError: Failed to fetch)/;

/**
 * Remix logs this if the router leaves a page while it reads an answer, as after a quick second click. If Remix has
 * already read the first line, turbo-stream leaves a rejected promise without a handler, and the browser reports an
 * error.
 */
const REQUEST_GIVEN_UP = /^AbortError: signal is aborted without reason/;
const isAboutRequest = (text: string) => REQUEST_FAILED.test(text) || REQUEST_GIVEN_UP.test(text);

/** A test that also fails if the page logs an error, such as a violation of the CSP or a failed hydration. */
export const test = base.extend<{ consoleErrors: string[]; clockAheadMs: number }>({
  clockAheadMs: [CLOCK_AHEAD_MS, { option: true }],
  context: async ({ context, javaScriptEnabled, clockAheadMs }, use) => {
    if (javaScriptEnabled === false) askAgainWhereHungUp(context.request);
    else context.on("page", readyForUse);
    await use(await useSiteClock(context, clockAheadMs));
  },
  /** Gives every journey an IP address of its own, as visitors have, because registrations are limited by address. */
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
        // Failed requests are logged too, but the tests that cause them check what the page shows.
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
/** The rules that depend on the colour scheme. All other rules give the same result in both schemes. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Expects no serious fault for people who use assistive technology, on the whole page or in the part that a CSS
 * selector names. Scrolls to the top first: further down, a link may be half under the sticky bar and then counts as
 * too small. Which link that is depends on the day's weather.
 */
export async function expectAccessible(
  page: Page,
  { rules, within }: { rules?: typeof RULES_OF_COLOUR; within?: string } = {},
): Promise<void> {
  const scrolledTo = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // A toast that is half faded in or out has too little contrast for a moment, and so has a button on its way from one
  // colour scheme to the other. Reduced motion ends animations, but not the transitions that have begun.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  });
  // Our pages have no frames, so a single run in the page is enough.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  await page.emulateMedia({ reducedMotion: null });
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolledTo);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { rules: RULES_OF_COLOUR });
  await page.emulateMedia({ colorScheme: "light" });
}

export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect([page.url(), wide]).toEqual([page.url(), room]);
}

/** By day. In Celsius no place is as warm. */
export const FAHRENHEIT = /-(1[12]|0[123])-/.test(TESTED_DAY) ? /(?:2[5-9]|[3-9]\d)°/ : /(?:4[6-9]|[5-9]\d)°/;

export const daysOf = (page: Page): Locator =>
  page.getByRole("group", { name: "When are you going?" }).getByRole("radio");

export const openMoreChoices = (page: Page): Promise<void> => page.getByText(/ · leaving /).click();

export async function openResults(page: Page, query = "postcode=SW1A1AA&drivingHours=2"): Promise<void> {
  await page.goto(`/search?${query}`);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
}

export const openOrder = (page: Page): Promise<void> =>
  page
    .locator("summary")
    .filter({ hasText: /^Order/ })
    .click();

export const openFirstCard = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();

/**
 * Clicks "Try Again" and expects `shown`. A failed page tries again by itself after a second, and a card may do so
 * when the pointer is on it. On a busy machine either may happen before the click.
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
 * Holds the timer that opens the sign-in page a second and a half after a notice, so that even a slow machine has
 * time to show the notice. Returns a function that releases the timer. It affects pages opened after the call.
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

export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));
export const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
