import { HOUR_MS } from "#app/domain/units";
import { oldestAgeToldIn } from "#app/domain/weather/forecast-freshness";
import { withoutSite } from "#app/presenters/head-view";
import type { SavedPage } from "./saved";

/** Left out of saved pages: what is personal, or needs a script (forms, hearts), */
const OF_SCRIPTS =
  "script, noscript, template, form, dialog, button, input, select, source, [role=tablist], [hidden], .js-only, a[href^='/auth'], a[download]";
/**
 * and what leads to another page of this site, which is not there: other orders and views, further filters, alerts,
 * calendars.
 */
const LEADS_AWAY =
  "nav:not(.day-strip, [aria-label=Filters]), [aria-label=Filters] :is(p, li:not(:has([data-on])), .sr-only, svg), .results-bar, a:has(.lucide-share-2), a[href*='/calendar.ics'], a[href='/'], a[href^='/?'], a[href^='/alerts'], a[href^='/about'], a[href^='/map']";
/** The links to the places before and after those of the page. */
const WAYS_ON = "[role=status] + div:has(> a[href^='/search?'])";
/** What says that something can be pressed, or belongs to what can. */
const SAYS_PRESSED = ["role", "aria-expanded", "aria-controls", "aria-labelledby", "tabindex"];
/** The names of places among results: in the list, in the table of days and on the map. */
export const NAMES = "ol > li h2, tbody th a, .map-tip strong";

/** What the page itself does not tell. */
export type CopiedAs = Pick<SavedPage, "kind" | "ofSearch" | "savedAt">;

/**
 * What of a page can be read without its scripts and without a connection; null for a page without content. `page` may be
 * another than the one that is shown, which it is drawn like.
 */
export function copyOf(page: Document, { kind, ofSearch, savedAt }: CopiedAs): SavedPage | null {
  const main = page.querySelector("main")?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return null;
  for (const pressed of main.querySelectorAll("button:has(img)")) unwrap(pressed);
  giveRoomOfMap(main);
  // That the weather is made up stands over every page, and so over the saved one.
  const notice = page.querySelector("[data-of-weather]");
  if (notice) main.insertBefore(notice.cloneNode(true), main.firstChild);
  main.querySelector(WAYS_ON)?.replaceChildren("The other places of this search are not saved.");
  for (const element of main.querySelectorAll(`${OF_SCRIPTS}, ${LEADS_AWAY}`)) element.remove();
  // They tell the best of each day and the filters that are on; the searches that they lead to are not saved.
  for (const told of main.querySelectorAll(".day-strip a, a[data-on]")) told.removeAttribute("href");
  // Pins keep theirs: those too close together to be targets are no stops of the keyboard either.
  for (const element of main.querySelectorAll("a:not(.map-pin), [role=tabpanel]")) {
    for (const name of SAYS_PRESSED) element.removeAttribute(name);
  }
  const styles = sources(document, "link[rel=stylesheet]", "href");
  const files = filesOf(main, styles);
  blankPictures(main, files);
  return {
    kind,
    ofSearch,
    savedAt,
    styles,
    title: withoutSite(page.title),
    files,
    body: main.innerHTML,
    bodyWithoutWeather: kind === "search" ? namesIn(main) : factsIn(main),
    weatherAt: savedAt - ageOfWeather(main),
  };
}

/** The map beside the list needs scripts: without it the list has the whole width. */
function giveRoomOfMap(main: HTMLElement): void {
  const column = main.querySelector("[data-beside]")?.parentElement;
  column?.parentElement?.removeAttribute("class");
  column?.remove();
}

/** A day of the forecast is a button that shows its hours: what it tells stays. */
function unwrap(pressed: Element): void {
  const told = document.createElement("div");
  told.className = pressed.className;
  while (pressed.firstChild) told.appendChild(pressed.firstChild);
  pressed.replaceWith(told);
}

/** The addresses on this site that such elements name, without what follows a "#". */
function sources(within: Document | HTMLElement, selector: string, attribute: string): string[] {
  return [...within.querySelectorAll(selector)].flatMap((element) => {
    const { origin, pathname } = new URL(element.getAttribute(attribute) ?? "#", window.location.href);
    return origin === window.location.origin && pathname !== window.location.pathname ? [pathname] : [];
  });
}

/** What the page is drawn with, as far as the browser has it: nothing is fetched for this that nobody has seen. */
function filesOf(main: HTMLElement, styles: readonly string[]): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const drawn = new Set([...styles, ...sources(main, "img", "src"), ...sources(main, "use", "href")]);
  return [...new Set(loaded)].filter((path) => drawn.has(path) || path.endsWith(".woff2"));
}

/** One transparent point. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Pictures that nobody has scrolled to are not there: their ground shows, and not the browser's sign for a broken one. */
function blankPictures(main: HTMLElement, files: readonly string[]): void {
  for (const picture of main.querySelectorAll("img")) {
    const { pathname, origin } = new URL(picture.src, window.location.href);
    if (origin === window.location.origin && files.includes(pathname)) continue;
    picture.removeAttribute("srcset");
    picture.setAttribute("src", NO_PICTURE);
  }
}

/** A page without an age shows forecasts of at most 90 minutes; the age in words is rounded. */
function ageOfWeather(main: HTMLElement): number {
  const hours = oldestAgeToldIn(main.textContent ?? "");
  return (hours === null ? 1.5 : hours + 0.5) * HOUR_MS;
}

/** A search without its weather: the places within the drive. */
function namesIn(main: HTMLElement): string {
  const items = [...main.querySelectorAll("ol > li, tbody > tr")].flatMap((place) => {
    const name = place.querySelector(NAMES)?.outerHTML;
    return name === undefined ? [] : [`<li>${name}</li>`];
  });
  return `${main.querySelector("h1")?.outerHTML ?? ""}<ul>${items.join("")}</ul>`;
}

const LASTING = ["facts", "activities", "accommodation"];

/** A place without its weather: what there is to do, and where to stay. */
function factsIn(main: HTMLElement): string {
  const sections = LASTING.map((id) => main.querySelector(`section[aria-labelledby=${id}]`)?.outerHTML ?? "");
  return (main.querySelector("h1")?.outerHTML ?? "") + sections.join("");
}
