import { launch } from "puppeteer-core";
import type { TourBrowser } from "./tour-browser";

/** Longer than the slowest machine needs for any step of a tour. */
const LIMIT_MS = 240_000;

/** Starts a headless Firefox with a fresh profile, controlled by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  width: number,
  height: number,
): Promise<TourBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    defaultViewport: { width, height },
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
