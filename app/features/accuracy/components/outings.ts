import { londonDateOf } from "#app/domain/calendar/london-time";
import { isAskedOn } from "#app/features/accuracy/domain/outing-answers";

/** A place that somebody drives to on a day. Only this browser keeps it. */
export interface Outing {
  slug: string;
  name: string;
  date: string;
}

const KEY = "outings";
const MOST_KEPT = 8;
/** Stored in place of the list by people who want no such questions. */
const NOT_ASKED = "not asked";

function read(): readonly Outing[] | typeof NOT_ASKED {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    if (stored === NOT_ASKED) return NOT_ASKED;
    return Array.isArray(stored) ? stored.filter(isOuting) : [];
  } catch {
    // Storage may be switched off, and anyone may have changed what is in it.
    return [];
  }
}

function write(outings: readonly Outing[] | typeof NOT_ASKED): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(outings));
  } catch {
    // Without storage nothing is asked.
  }
}

const isOuting = (value: unknown): value is Outing =>
  typeof value === "object" &&
  value !== null &&
  ["slug", "name", "date"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

const isSame = (a: Outing, b: Outing): boolean => a.slug === b.slug && a.date === b.date;

function keepOuting(outing: Outing): void {
  const known = read();
  if (known === NOT_ASKED || known.some((each) => isSame(each, outing))) return;
  write([...known, outing].slice(-MOST_KEPT));
}

export function forgetOuting(outing: Outing): void {
  const known = read();
  if (known !== NOT_ASKED) write(known.filter((each) => !isSame(each, outing)));
}

export const stopAsking = (): void => write(NOT_ASKED);

/** The latest that is over; null if there is none to ask about. */
export function outingToAskAbout(nowMs: number): Outing | null {
  const known = read();
  if (known === NOT_ASKED) return null;
  const over = known.filter(({ date }) => isAskedOn(date, londonDateOf(nowMs)));
  return over.toSorted((a, b) => b.date.localeCompare(a.date))[0] ?? null;
}

/** Returns the outing that an element of the page is about: its place, with the nearest heading's name, and the day. */
function outingOf(element: HTMLElement | null | undefined): Outing | null {
  const date = element?.closest<HTMLElement>("[data-day]")?.dataset.day;
  const slug = element?.dataset.outing;
  const name = element?.closest(".card, article")?.querySelector("h1, h2, h3")?.textContent;
  return date && slug && name ? { slug, name, date } : null;
}

export function noteOutings(): () => void {
  const note = ({ target }: MouseEvent) => {
    const outing = outingOf(target instanceof Element ? target.closest<HTMLElement>("[data-outing]") : null);
    if (outing) keepOuting(outing);
  };
  document.addEventListener("click", note);
  return () => document.removeEventListener("click", note);
}

export function keepPlannedOutings(): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-planned] [data-outing]")) {
    const outing = outingOf(link);
    if (outing) keepOuting(outing);
  }
}
