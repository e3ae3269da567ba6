import type { Place } from "#app/domain/catalogue/destination";
import type { Origin, RoutePlanner } from "../ports";

export type EmptyReason =
  /**
   * No way by road and ferry to any place of the catalogue: from an island of the United Kingdom that has no
   * place of its own yet, or from outside it (`isCovered` false), where it never will have.
   */
  | { readonly code: "no-road-link"; readonly isCovered: boolean }
  /** There is a way, but a longer one than asked for. */
  | { readonly code: "too-far"; readonly nearestName: string; readonly nearestMinutes: number };

/** Longer than any drive within the United Kingdom, ferries included. */
const ANY_DRIVE_MINUTES = 24 * 60;

/** Why a search from here found nothing within its limit, and what the nearest place would take. */
export async function explainEmptySearch(
  origin: Origin,
  places: readonly Place[],
  roadNetwork: RoutePlanner,
): Promise<EmptyReason> {
  const { minutes } = await roadNetwork.driveTimes(origin, places, ANY_DRIVE_MINUTES);
  let nearest = -1;
  minutes.forEach((each, position) => {
    if (Number.isFinite(each) && (nearest < 0 || each < (minutes[nearest] ?? Infinity))) nearest = position;
  });
  const place = places[nearest];
  if (!place) return { code: "no-road-link", isCovered: true };
  return { code: "too-far", nearestName: place.name, nearestMinutes: minutes[nearest] ?? Infinity };
}
