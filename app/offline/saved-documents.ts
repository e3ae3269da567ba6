import { DAY_MS } from "#app/domain/units";
import { DETAILS_LINKS, FRESH, LIST_ID, OLD } from "#app/presenters/offline-copy-view";
import type { SavedPage, SavedUnder } from "./saved";

interface ShownCopy {
  readonly isOther: boolean;
  readonly isOnline: boolean;
  readonly saved: readonly Pick<SavedUnder, "kind" | "url">[];
  readonly nowMs: number;
}

/** If the browser is online, we know only that there was no answer. */
export const noAnswer = (isOnline: boolean): string =>
  isOnline ? "Sunny Escape can't be reached" : "You're offline";

export const isWeatherOld = ({ weatherAt }: Pick<SavedPage, "weatherAt">, nowMs: number): boolean =>
  weatherAt !== null && nowMs - weatherAt > DAY_MS;

export function savedDocument(
  html: string,
  page: SavedUnder,
  { isOther, isOnline, saved, nowMs }: ShownCopy,
): Response {
  const { title, savedAt } = page;
  const isOld = isWeatherOld(page, nowMs);
  const name = isOther ? `${escaped(title)}, saved` : "this page as saved";
  const today = dayOf(savedAt) === dayOf(nowMs) ? "" : ' "Today" is that day.';
  const note = isOld ? " Its weather is older than 24 hours, so it isn't shown." : today;
  const sentence = `${noAnswer(isOnline)}. Showing ${name} ${timeOf(savedAt, nowMs)}.${note}`;
  const styles = withoutDetailsBut(saved) + withoutEnded(html, nowMs);
  const document = html.replace("</head>", (end) => styles + end);
  const words = `<span>${sentence}</span> <a href="/saved">See all saved searches</a>`;
  return answer(document, words, isOld ? OLD : FRESH);
}

const pathOf = (url: string): string => url.split("?")[0] ?? "";

/** Hides links to details, unless the place is saved (for any day). */
function withoutDetailsBut(saved: ShownCopy["saved"]): string {
  const places = saved.filter(({ kind }) => kind === "place").map(({ url }) => pathOf(url));
  const others = places.map(
    (path) => `:not([href^=${JSON.stringify(`${path}?`)}],[href=${JSON.stringify(path)}])`,
  );
  return `<style>${DETAILS_LINKS}${others.join("")}{display:none}</style>`;
}

/** Hides elements whose time is over or has not begun. */
function withoutEnded(html: string, nowMs: number): string {
  const hidden = [...html.matchAll(/ data-(until|from)="(\d+)"/g)].filter(([, kind, time]) =>
    kind === "until" ? Number(time) <= nowMs : Number(time) > nowMs,
  );
  const rules = new Set(hidden.map(([attribute]) => `[${attribute.trim()}]`));
  return rules.size === 0 ? "" : `<style>${[...rules].join(",")}{display:none!important}</style>`;
}

/**
 * Pages of one's own, then searches, the latest first, each with its places: those opened further down the list, then
 * the first ones. `said`, which may be empty, is why the page is shown.
 */
export function listOfSaved(
  shell: string,
  saved: readonly SavedUnder[],
  said: string,
  nowMs: number,
): Response {
  const lineOf = ({ url, title, savedAt }: SavedUnder) =>
    `<a href="${escaped(url)}">${escaped(title)}</a> <small class="block text-ink-soft">Saved ${timeOf(savedAt, nowMs)}</small>`;
  const card = (headline: string, inner: string) =>
    `<li class="rounded-card bg-raised p-card shadow-card"><p class="text-lg font-semibold">${headline}</p>${inner}</li>`;
  const searches = saved.filter(({ kind }) => kind === "search");
  const items = searches.map((search) => {
    const ranks = search.places.map(pathOf);
    const places = saved
      .filter(({ kind, ofSearch }) => kind === "place" && ofSearch === search.ofSearch)
      .sort((one, other) => ranks.indexOf(pathOf(one.url)) - ranks.indexOf(pathOf(other.url)));
    const inner = places.map((place) => `<li>${lineOf(place)}</li>`).join("");
    const headline = isWeatherOld(search, nowMs)
      ? `${escaped(search.title)} <small class="block text-ink-soft">Its weather is older than 24 hours.</small>`
      : lineOf(search);
    return card(headline, inner && `<ul class="mt-4 grid gap-3">${inner}</ul>`);
  });
  const own = saved.filter(({ kind }) => kind === "own").map((page) => card(lineOf(page), ""));
  const list =
    items.length || own.length
      ? `<ul class="grid gap-5">${[...own, ...items].join("")}</ul><form method="post" action="/saved/clear" class="mt-5"><button class="min-h-target cursor-pointer rounded-control border border-line-strong bg-raised px-5 font-semibold text-ink">Clear</button></form>`
      : "<p>Nothing yet: your last three searches are kept here, with their first places and those you open.</p>";
  const document = shell.replace(LIST, (_, begin: string) => `${begin}${list}</div>`);
  return answer(document, said && `<span>${said}</span>`, FRESH);
}

/** For when the site's own page could not be saved. */
export const BARE_SHELL = `<!DOCTYPE html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>Saved in this browser</title></head><body><main><h1>Saved in this browser</h1><div id="${LIST_ID}"></div></main></body></html>`;

const LIST = new RegExp(`(<div id="${LIST_ID}"[^>]*>).*?</div>`, "s");

const noteBar = (words: string) =>
  words &&
  `<div role="status" class="bg-ink text-surface"><p class="wrap flex flex-wrap items-center gap-x-3 py-2.5 [&_a]:text-inherit">${words}</p></div>`;

const answer = (html: string, note: string, weather: typeof FRESH | typeof OLD): Response => {
  const marked = html.replace("<html", `<html data-copy="${weather}"`);
  return new Response(
    marked.replace("<main", (main) => noteBar(note) + main),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Referrer-Policy": "no-referrer",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      },
    },
  );
};

/** "at 13:50" for today, otherwise "on 21 November at 13:50". */
function timeOf(epochMs: number, nowMs: number): string {
  const time = `at ${inLondon(epochMs, { hour: "2-digit", minute: "2-digit" })}`;
  return dayOf(epochMs) === dayOf(nowMs) ? time : `on ${dayOf(epochMs)} ${time}`;
}

const dayOf = (epochMs: number): string => inLondon(epochMs, { day: "numeric", month: "long" });

function inLondon(epochMs: number, options: Intl.DateTimeFormatOptions): string {
  return new Date(epochMs).toLocaleString("en-GB", { timeZone: "Europe/London", ...options });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
