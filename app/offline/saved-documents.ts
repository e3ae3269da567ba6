import { DAY_MS } from "#app/domain/units";
import { pageTitle } from "#app/presenters/head-view";
import type { SavedPage, SavedUnder } from "./saved";

interface Asked {
  /** Another day or view was asked for. */
  readonly isOther: boolean;
  /** Whether the browser believes that it has a connection. */
  readonly isOnline: boolean;
  readonly saved: readonly Pick<SavedUnder, "url">[];
  readonly nowMs: number;
}

/** Why a saved page is shown: a browser with a connection only knows that nobody answered. */
export const noAnswer = (isOnline: boolean): string =>
  isOnline ? "Sunny Escape cannot be reached" : "You are offline";

/** A saved page with its age, and no weather of more than a day ago. */
export function savedDocument(page: SavedPage, { isOther, isOnline, saved, nowMs }: Asked): Response {
  const { title, styles, body, bodyWithoutWeather, savedAt, weatherAt } = page;
  const isOld = nowMs - weatherAt > DAY_MS;
  const links = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join("");
  const what = isOther ? ` Of this search there is: ${escaped(title)}.` : "";
  const today = dayOf(savedAt) === dayOf(nowMs) ? "" : ' "Today" is that day.';
  const note = what + (isOld ? " Its weather is older than 24 hours and is not shown." : today);
  const why = noAnswer(isOnline).replace(/^Y/, "y");
  const age = `<p role="status">Saved ${timeOf(savedAt, nowMs)}, ${why}.${note} <a href="/saved">All that is saved</a></p>`;
  return html(
    title,
    `${links}${STYLE}${withoutDetailsBut(saved)}`,
    `${age}<main id="main">${isOld ? bodyWithoutWeather : body}</main>`,
  );
}

/** Details of a card lead to its place, and are there only where that is saved as well. */
function withoutDetailsBut(saved: Asked["saved"]): string {
  const others = saved.map(({ url }) => `:not([href=${JSON.stringify(url)}])`).join("");
  return `<style>.card-toggle${others}{display:none}</style>`;
}

/** The saved searches, the last first, each with the places opened from it. `said`: why they are shown. */
export function listOfSaved(saved: readonly SavedUnder[], said: string, nowMs: number): Response {
  const lineOf = ({ url, title, savedAt }: SavedUnder) =>
    `<a href="${escaped(url)}">${escaped(title)}</a> <small>Saved ${timeOf(savedAt, nowMs)}</small>`;
  const searches = saved.filter(({ kind }) => kind === "search");
  const items = searches.map((search) => {
    const places = saved.filter(({ kind, ofSearch }) => kind === "place" && ofSearch === search.ofSearch);
    const inner = places.map((place) => `<li>${lineOf(place)}</li>`).join("");
    return `<li>${lineOf(search)}${inner && `<ul>${inner}</ul>`}</li>`;
  });
  const list = items.length
    ? `<ul>${items.join("")}</ul><form method="post" action="/saved/clear"><button>Clear</button></form>`
    : "<p>Nothing yet: your last three searches and the places opened from them are kept here.</p>";
  const title = "Saved in this browser";
  const head = said && `<p role="status">${said}</p>`;
  return html(title, STYLE + LIST_STYLE, `${head}<main><h1>${title}</h1>${list}</main>`);
}

/** What stands over a saved page begins where the page does. */
const STYLE =
  "<style>body>header,body>p{padding:.75rem max(1rem,(100% - 75rem)/2);background:#12424f;color:#fff;margin:0}body>:not(main) a{color:inherit}body>header{font-weight:700}body>p{background:#1d2f36}</style>";
/** Colours of styles/tokens.css. */
const LIST_STYLE =
  "<style>:root{color-scheme:light dark;--bg:#fbf6ec;--card:#fffdf8;--ink:#12323f;--sea:#0c617d}@media(prefers-color-scheme:dark){:root{--bg:#0f2430;--card:#17323f;--ink:#f4eee1;--sea:#8bd1e6}}body{margin:0;background:var(--bg);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}body>header,body>p,main{padding-inline:max(1rem,(100% - 38rem)/2)}main{padding-block:1rem}h1{font-size:1.5rem}ul{list-style:none;margin:0;padding:0}main>ul>li{padding:1rem;margin:0 0 1rem;border-radius:12px;background:var(--card)}ul ul{padding:.25rem 0 0 1.25rem}ul ul li{margin-top:.75rem}main a{color:var(--sea)}small{display:block}button{font:inherit;font-weight:600;min-height:44px;padding:0 1.25rem;border:1px solid;border-radius:12px;background:var(--card);color:inherit;cursor:pointer}:focus-visible{outline:3px solid;outline-offset:2px}</style>";

/** No script runs in it, whatever was saved. */
function html(title: string, head: string, body: string): Response {
  const brand = '<header><a href="/">Sunny Escape</a></header>';
  const text = `<!DOCTYPE html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>${escaped(pageTitle(title))}</title>${head}</head><body>${brand}${body}</body></html>`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

/** "at 13:50", "on 21 November at 13:50". */
function timeOf(epochMs: number, nowMs: number): string {
  const time = `at ${told(epochMs, { hour: "2-digit", minute: "2-digit" })}`;
  return dayOf(epochMs) === dayOf(nowMs) ? time : `on ${dayOf(epochMs)} ${time}`;
}

const dayOf = (epochMs: number): string => told(epochMs, { day: "numeric", month: "long" });

function told(epochMs: number, options: Intl.DateTimeFormatOptions): string {
  return new Date(epochMs).toLocaleString("en-GB", { timeZone: "Europe/London", ...options });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
