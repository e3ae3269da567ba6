import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatClock } from "#app/domain/calendar/clock";
import { MOST_STOPS, type Stop, readStop } from "#app/domain/itinerary/stop";
import { cookiePairs } from "./cookies.server";
import { plainCookie } from "./plain-cookie";

/** The cookie with a guest's trip. It is stored only in their browser, and works without JavaScript. */
const TRIP = "trip";
const KEPT_SECONDS = 90 * 86_400;
/** Browsers silently drop a cookie that exceeds 4,096 octets, including its name and attributes. */
const MOST_OCTETS = 3_800;

/** Returns the trip of a guest's browser; malformed parts are left out. */
export function tripOfBrowser(request: Request): Stop[] {
  const stops = stopsIn(cookiePairs(request).find(({ name }) => name === TRIP)?.value ?? "");
  const known = new Map(stops.map((stop) => [stop.slug, stop]));
  return [...known.values()].slice(0, MOST_STOPS);
}

function stopsIn(value: string): Stop[] {
  try {
    const given: unknown = JSON.parse(decodeURIComponent(value));
    return Array.isArray(given)
      ? given.flatMap((each) => (isRecord(each) ? (readStop(each) ?? []) : []))
      : [];
  } catch {
    return []; // Absent, cut off or not ours: there is no trip.
  }
}

const isRecord = (value: unknown): value is Record<keyof Stop, unknown> =>
  typeof value === "object" && value !== null;

/** Returns the Set-Cookie value that stores these stops, or removes the cookie if there are none; null if there are too many. */
export function tripCookie(request: Request, stops: readonly Stop[]): string | null {
  const url = new URL(request.url);
  if (stops.length === 0) return plainCookie(url, TRIP, "", 0);
  const written = stops.map(({ leave, ...stop }) => ({
    ...stop,
    ...(leave !== null && { leave: formatClock(leave) }),
  }));
  const value = encodeURIComponent(JSON.stringify(written));
  return value.length > MOST_OCTETS ? null : plainCookie(url, TRIP, value, KEPT_SECONDS);
}

/**
 * After signing in, moves the browser's trip into the account and adds the cookie's removal to the headers. Returns a
 * sentence if there was no room for a part of it. A failure never fails the sign-in: the browser then keeps its trip.
 */
export async function moveTrip(
  request: Request,
  { app }: AppLoadContext,
  userId: number,
  headers: Headers,
): Promise<string | null> {
  const stops = tripOfBrowser(request);
  if (stops.length === 0) return null;
  try {
    const left = await app.itinerary.move(userId, stops);
    headers.append("Set-Cookie", tripCookie(request, []) ?? "");
    return left === 0 ? null : "Your trip is full, so we left out some places that you had just added";
  } catch (error) {
    app.log.error("trip.not-moved", error);
    return null;
  }
}
