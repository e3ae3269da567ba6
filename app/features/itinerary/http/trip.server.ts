import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatClock } from "#app/domain/calendar/clock";
import { type Stop, readStop } from "#app/features/itinerary/domain/stop";
import { cookiePairs, plainCookie } from "#app/http/session/cookies.server";
import { ownerOf } from "#app/presenters/offline-copy-view";
import type { Log } from "#app/services/ports";
import { passesOf } from "#app/http/session/usual-search";
import { currentUser } from "#app/http/session/session.server";

/** Only the browser stores a guest's trip: a cookie per place, so that two tabs can add at once. */
const OF_TRIP = "trip-";
const NAME = /^trip-[a-z0-9-]{1,100}$/;
const KEPT_SECONDS = 90 * 86_400;
/** For all places together: browsers and servers limit one cookie, and all headers. */
const MOST_OCTETS = 3_800;

const ownPairs = (request: Request) => cookiePairs(request).filter(({ name }) => NAME.test(name));

/** What cannot be read is left out. */
export function tripOfBrowser(request: Request): Stop[] {
  const stops = ownPairs(request).flatMap(
    ({ name, value }) => stopIn(name.slice(OF_TRIP.length), value) ?? [],
  );
  const known = new Map(stops.map((stop) => [stop.slug, stop]));
  return [...known.values()];
}

function stopIn(slug: string, value: string): Stop | null {
  try {
    const given: unknown = JSON.parse(decodeURIComponent(value));
    return isRecord(given) ? readStop({ ...given, slug }) : null;
  } catch {
    return null; // the cookie was cut off or is not ours
  }
}

const isRecord = (value: unknown): value is Record<keyof Stop, unknown> =>
  typeof value === "object" && value !== null;

function valueOf({ slug: _, leave, ...stop }: Stop): string {
  return encodeURIComponent(
    JSON.stringify({ ...stop, ...(leave !== null && { leave: formatClock(leave) }) }),
  );
}

/** Ends those of places that are gone. Null if all together would be too long. */
export function stopCookies(request: Request, stop: Stop, others: readonly Stop[]): string[] | null {
  const octets = [...others, stop].reduce((sum, each) => sum + each.slug.length + valueOf(each).length, 0);
  if (octets > MOST_OCTETS) return null;
  const stays = new Set([stop, ...others].map(({ slug }) => slug));
  const gone = tripOfBrowser(request).filter(({ slug }) => !stays.has(slug));
  return [
    plainCookie(new URL(request.url), OF_TRIP + stop.slug, valueOf(stop), KEPT_SECONDS),
    ...gone.flatMap(({ slug }) => endedStopCookies(request, slug)),
  ];
}

export function endedStopCookies(request: Request, slug?: string): string[] {
  const ended = ownPairs(request).filter(({ name }) => slug === undefined || name === OF_TRIP + slug);
  return ended.map(({ name }) => plainCookie(new URL(request.url), name, "", 0));
}

/**
 * Returns a sentence if some places did not fit. If it fails, the sign-in succeeds and the browser keeps its
 * trip.
 */
export async function moveTrip(
  request: Request,
  headers: Headers,
  move: (stops: readonly Stop[]) => Promise<number>,
  log: Log,
): Promise<string | null> {
  const stops = tripOfBrowser(request);
  if (stops.length === 0) return null;
  try {
    const left = await move(stops);
    for (const cookie of endedStopCookies(request)) headers.append("Set-Cookie", cookie);
    return left === 0 ? null : "Your trip is full, so we left out some places that you had just added";
  } catch (error) {
    log.error("trip.not-moved", error);
    return null;
  }
}

/** From the account or a guest's browser. The token is null if it is not shared, undefined for a guest. */
export async function readTrip(request: Request, context: AppLoadContext) {
  const { itinerary } = context.app;
  const user = await currentUser(request, context);
  const owned = { owner: ownerOf(user), passes: passesOf(request, user) };
  if (!user) {
    return { ...owned, seen: await itinerary.see(tripOfBrowser(request)), token: undefined, votes: [] };
  }
  const [stops, token] = await Promise.all([itinerary.stopsOf(user.id), itinerary.tokenOf(user.id)]);
  const [seen, votes] = await Promise.all([
    itinerary.see(stops),
    token === null ? [] : itinerary.votesAt(token, null),
  ]);
  return { ...owned, seen, token, votes };
}
