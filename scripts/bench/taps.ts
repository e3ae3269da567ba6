import { type CDPSession, type Locator, type Page, chromium } from "@playwright/test";
import { systemBrowser } from "../commands/install.mjs";
import { isHydrated } from "../../tests/harness/is-hydrated";
import { type Site, startSite } from "../../tests/harness/site";
import { type Row, atMost, median } from "./report";

const ROUNDS = 5;
const CPU_SLOWER = 4;
const LATENCY_MS = 50;
interface Case {
  readonly bytesPerSecond: number;
  /** How long a finger stays on the screen. */
  readonly heldMs: number;
  readonly mostMs: number;
}
const CASES: Record<string, Case> = {
  "": { bytesPerSecond: -1, heldMs: 80, mostMs: 300 },
  ", 400 kB/s": { bytesPerSecond: 400_000, heldMs: 80, mostMs: 300 },
  // Long enough for what was asked for when the finger touched the screen.
  ", data there": { bytesPerSecond: -1, heldMs: 400, mostMs: 100 },
};
/** By then the page is saved for reading without a connection, which a tap at that moment would wait for. */
const PAUSE_MS = 3_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** In this order. Null is Back. */
const TAPS: Record<string, ((page: Page) => Locator) | null> = {
  "another day": (page) => page.locator(".day-strip a:not([aria-current])").nth(2),
  "another order": (page) => page.getByRole("link", { name: "Nearest", exact: true }),
  "a filter": (page) => page.getByRole("navigation", { name: "Filters" }).getByRole("link").first(),
  "a row": (page) => page.locator("#places ol .card-toggle").first(),
  "a place's page": (page) => page.getByRole("link", { name: /^Full page/ }),
  Back: null,
  "the map": (page) => page.getByRole("navigation", { name: "Show as" }).getByRole("link", { name: "Map" }),
};

/** Row 18: how soon a tap is answered, on a slow CPU, with a quick line and a slow one. */
export async function* measureTaps(question: string): AsyncIterable<Row> {
  const site = await startSite({ unwatched: true, withAssets: true, onLog: () => {} });
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: ["--no-sandbox"] });
  try {
    await site.refresh();
    for (const [named, each] of Object.entries(CASES)) {
      const measured = new Map<string, number[]>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext(PHONE);
        const page = await context.newPage();
        await slowDown(await context.newCDPSession(page), each);
        for await (const [what, ms] of session(page, site, { question, ...each }))
          measured.set(what, [...(measured.get(what) ?? []), ms]);
        await context.close();
      }
      yield* rowsOf(measured, named, each);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

const INTERACTION = "interaction to next paint: ";

function* rowsOf(measured: ReadonlyMap<string, number[]>, named: string, { mostMs }: Case): Iterable<Row> {
  for (const [what, values] of measured) {
    // Nobody can ask early for Back.
    const most = what === "tap to Back" ? 300 : mostMs;
    const limit = what.startsWith(INTERACTION) ? 100 : what.startsWith("tap") ? most : 120;
    yield atMost("18", what + named, median(values), limit, "ms");
  }
  // With data that are there, the next paint is the answer itself.
  if (mostMs <= 100) return;
  const interactions = [...measured].flatMap(([what, values]) =>
    what.startsWith(INTERACTION) ? values : [],
  );
  yield atMost("18", `${INTERACTION}median of all${named}`, median(interactions), 50, "ms");
  yield atMost("18", `${INTERACTION}worst of all${named}`, Math.max(...interactions), 100, "ms");
}

async function slowDown(cdp: CDPSession, { bytesPerSecond }: Case): Promise<void> {
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: LATENCY_MS, ...throughput });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
}

async function* session(
  page: Page,
  site: Site,
  { question, heldMs }: Case & { readonly question: string },
): AsyncIterable<[string, number]> {
  // tsx wraps functions in a call of this.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(watchPage);
  const cdp = await page.context().newCDPSession(page);
  for (const [name, path] of [
    ["Home", "/"],
    ["results", `/search?${question}`],
  ] as const) {
    await page.goto(new URL(path, site.url).href);
    await page.waitForFunction(isHydrated);
    yield [`long tasks until ${name} is hydrated`, await page.evaluate(() => window.watched.longTasksMs())];
    await page.waitForTimeout(PAUSE_MS);
  }
  for (const [name, linkOn] of Object.entries(TAPS)) {
    if (name === "another order")
      await page
        .locator("summary")
        .filter({ hasText: /^Order/ })
        .tap();
    await page.waitForTimeout(PAUSE_MS);
    if (!linkOn) {
      yield [`tap to ${name}`, await page.evaluate(() => window.watched.nextAnswerMs(() => history.back()))];
      continue;
    }
    await linkOn(page).scrollIntoViewIfNeeded();
    const answered = page.evaluate(() => window.watched.nextAnswerMs());
    await touch(cdp, linkOn(page), heldMs);
    yield [`tap to ${name}`, await answered];
    await page.waitForTimeout(PAUSE_MS);
    yield [INTERACTION + name, await page.evaluate(() => window.watched.longestInteractionMs())];
  }
}

async function touch(cdp: CDPSession, target: Locator, heldMs: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, heldMs));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

interface Watched {
  longTasksMs(): Promise<number>;
  longestInteractionMs(): number;
  /** From the click, or from `act`, until another answer is painted. */
  nextAnswerMs(act?: () => void): Promise<number>;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page. */
function watchPage(): void {
  let longTasksMs = 0;
  let longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasksMs += duration;
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  /** What the taps change: the rows, the heading, an opened row's tabs, the map. Asks for no layout, which takes time. */
  const answer = () =>
    [...document.querySelectorAll("h1, #places h2, [role=tab], .map h2, .map-pin")]
      .map(({ textContent }) => textContent)
      .join();
  window.watched = {
    // By then the browser has reported the last of them.
    longTasksMs: () => new Promise((resolve) => requestIdleCallback(() => resolve(longTasksMs))),
    longestInteractionMs: () => longestMs,
    nextAnswerMs: (act?: () => void) =>
      new Promise<number>((resolve) => {
        const before = answer();
        let startedMs = 0;
        longestMs = 0;
        document.addEventListener("click", ({ timeStamp }) => (startedMs = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          if (answer() === before) return;
          observer.disconnect();
          // The first thing after the frame: a task, or the next frame if pictures are read before that task.
          const end = () => resolve(performance.now() - startedMs);
          requestAnimationFrame(() => {
            requestAnimationFrame(end);
            void scheduler.postTask(end, { priority: "user-blocking" });
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        if (!act) return;
        startedMs = performance.now();
        act();
      }),
  };
}
