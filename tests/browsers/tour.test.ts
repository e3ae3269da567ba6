import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { firefox, webKit } from "../../scripts/commands/install.mjs";
import { isHydrated } from "../harness/is-hydrated";
import { type Site, startSiteThisMorning } from "../harness/site";
import { smallDots } from "./dots";
import { startFirefox } from "./firefox";
import { shadesInEveryLight } from "./lights";
import { type Line, startLine } from "./line";
import type { TourBrowser } from "./tour-browser";
import { startWebKit } from "./webkit";

const PICTURES = "test-results/browsers";
const PHONE = [390, 844] as const;
/** The errors that WebKit and Firefox report for what a page still loads or reads when the visitor leaves it. */
const GIVEN_UP = [
  "TypeError: Load failed",
  "TypeError: NetworkError when attempting to fetch resource.",
  "TypeError: Error in input stream",
  "TypeError: error loading dynamically imported module",
  "AbortError: The operation was aborted.",
  "Failed to fetch manifest patches",
];
const SEARCH = "/search?postcode=LS63AA&drivingHours=2";
const FIRST_CARD = "(//main//li[.//h2])[1]";

const BROWSERS = [
  { name: "Firefox", binary: firefox(), start: startFirefox },
  { name: "WebKit", binary: webKit(), start: startWebKit },
];

/** A short version of the Chromium journeys. It only checks that the site works in other engines. */
for (const { name, binary, start } of BROWSERS)
  describe.skipIf(!binary)(`a tour in ${name}`, () => {
    let site: Site;
    let line: Line;
    let browser: TourBrowser;

    beforeAll(async () => {
      site = await startSiteThisMorning({ withAssets: true });
      line = await startLine(site.url);
      browser = await start(binary ?? "", ...PHONE);
    });
    afterAll(async () => {
      await browser?.close();
      await line?.cut();
      await site?.close();
    });

    const becomes = (expression: string, value: unknown = true) =>
      expect.poll(() => browser.evaluate(expression)).toEqual(value);
    const isHydratedNow = () => becomes(`(${String(isHydrated)})()`);
    const open = async (path: string) => {
      await browser.open(line.url + path);
      await isHydratedNow();
    };
    const headingBecomes = (words: string) => becomes("document.querySelector('h1')?.textContent", words);

    it("leads from the form on Home to the results", async () => {
      await open("/");
      await headingBecomes("Find Your Perfect Sunny Escape");
      await browser.type("//input[@name='postcode']", "ls6 3aa");
      await browser.press("//button[normalize-space()='Find My Sunny Escape']");
      await becomes(
        "location.pathname + new URLSearchParams(location.search).get('postcode')",
        "/searchLS6 3AA",
      );
      await headingBecomes("Best Weather Destinations");
    });

    it("opens a card's details", async () => {
      await open(SEARCH);
      await browser.press(`${FIRST_CARD}//*[@aria-expanded][starts-with(normalize-space(), 'Details')]`);
      await becomes("!!document.querySelector('main li [role=tabpanel]')?.textContent");
    });

    it("filters", async () => {
      await open(SEARCH);
      await browser.press("//a[normalize-space()='Filters']");
      await browser.press("//label[starts-with(normalize-space(), 'Dogs')]");
      await browser.press("//button[starts-with(normalize-space(), 'Show ')]");
      await becomes("new URLSearchParams(location.search).get('needs')", "dogs");
      await becomes("document.querySelectorAll('main li h2').length > 5");
    });

    it("draws the map, and dots that stay small where it is enlarged", async () => {
      await open(`${SEARCH}&view=map`);
      await becomes("document.querySelectorAll('.map-pin').length", 20);
      // The attribute appears once the map's code has loaded.
      await becomes(`!!document.querySelector('[data-map-zoom="out"][aria-disabled="true"]')`);
      for (const zoom of ["2", "4"]) {
        await browser.press("//button[@data-map-zoom='in']");
        await becomes("document.querySelector('.map').style.getPropertyValue('--zoom')", zoom);
      }
      await browser.evaluate(
        "document.querySelector('.map').scrollIntoView({ block: 'center', behavior: 'instant' })",
      );
      // On a busy machine the enlarged map is painted some frames later.
      await vi.waitFor(
        async () => {
          const { small, all } = await smallDots(browser, 8);
          expect(all).toBeGreaterThan(3);
          expect(small / all).toBeGreaterThan(0.7);
        },
        { timeout: 15_000, interval: 250 },
      );
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(`${PICTURES}/map-${name}.png`, await browser.picture());
    });

    it("shows a drawing in the light that its address's fragment asks for", async () => {
      await open("/status");
      const shades = await shadesInEveryLight(browser, "/images/kinds/country-house.svg");
      const brightness = (colour: readonly number[]) => colour.reduce((sum, part) => sum + part, 0) / 3;
      const colourfulness = (colour: readonly number[]) => Math.max(...colour) - Math.min(...colour);
      const [fair, dull, wet] = [shades[""], shades["#dull"], shades["#wet"]];
      const [snow, night] = [shades["#snow"], shades["#night"]];
      expect(colourfulness(fair.sky)).toBeGreaterThan(colourfulness(dull.sky) + 10);
      expect(brightness(wet.ground)).toBeLessThan(brightness(dull.ground) - 4);
      expect(brightness(snow.ground)).toBeGreaterThan(brightness(dull.ground) + 20);
      expect(brightness(night.ground)).toBeLessThan(brightness(fair.ground) * 0.6);
      expect(brightness(night.sky)).toBeLessThan(brightness(fair.sky) * 0.6);
    });

    it("has the status page, and no menu that moves sideways", async () => {
      await open("/status");
      await becomes("!!document.querySelector('main time, main li')");
      await browser.press("//button[normalize-space()='Menu']");
      await becomes("getComputedStyle(document.querySelector('#site-menu')).display", "grid");
      const scrolled = "const menu = document.querySelector('#site-menu'); menu.scrollLeft = 50;";
      await becomes(`(() => { ${scrolled} return menu.scrollLeft })()`, 0);
    });

    it("keeps a favourite of a new account", async () => {
      await open("/auth");
      await browser.press("//*[@role='tab'][normalize-space()='Register']");
      const field = (label: string) => `//form[@id='register-form']//input[@name='${label}']`;
      await browser.type(field("username"), "tourist");
      await browser.type(field("password"), "sunny-days");
      await browser.type(field("confirmPassword"), "sunny-days");
      await browser.press("//form[@id='register-form']//button[normalize-space()='Create Account']");
      await becomes("location.pathname !== '/auth'");
      await open(SEARCH);
      const place = await browser.evaluate("document.querySelector('main li h2').textContent");
      await browser.press(`${FIRST_CARD}//button[starts-with(@aria-label, 'Add ')]`);
      await becomes("/^Remove/.test(document.querySelector('main li .heart').ariaLabel)");
      // The heart changes before the server answers.
      await becomes(
        "fetch('/api/favorites').then((answer) => answer.json()).then((saved) => saved.length)",
        1,
      );
      await open("/favorites");
      await becomes("document.querySelector('main h2').textContent", place);
    });

    it("shows a saved search without a connection", async () => {
      await open(SEARCH);
      const saved = `(async () => {
        if (!navigator.serviceWorker.controller) return [];
        const keys = await (await caches.open("saved-pages-3")).keys();
        return keys.map(({ url }) => url.slice(location.origin.length)).includes(${JSON.stringify(SEARCH)});
      })()`;
      await becomes(saved);
      const title = await browser.evaluate("document.title");
      onTestFinished(() => line.mend());
      await line.cut();
      await browser.reload();
      await becomes("document.title", title);
      await becomes("/saved at \\d\\d:\\d\\d/i.test(document.querySelector('[role=status]').textContent)");
    });

    it("has written no error to its console", () => {
      // The framework requests the routes of a page's links, and leaving the page cancels those requests.
      const isGivenUp = (error: string) => GIVEN_UP.some((words) => error.includes(words));
      expect(line.errors.filter((error) => !isGivenUp(error))).toEqual([]);
    });
  });
