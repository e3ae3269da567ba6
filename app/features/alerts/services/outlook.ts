import { mayBeAdvised } from "#app/domain/catalogue/closure";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { leavingTime } from "#app/domain/ranking/visit";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { warningsDuring } from "#app/domain/warnings/official-warning";
import type { Outlook } from "#app/features/alerts/domain/due-message";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import type { SearchOnDay } from "./ports";

/** `known` is null if this site asks no service for warnings. */
export function outlookOf(days: readonly SearchOnDay[], known: KnownWarnings | null): Outlook {
  const searchOn = new Map(days.map(({ search }) => [search.date, search]));
  return {
    dates: [...searchOn.keys()],
    isUnderWay(date) {
      const search = searchOn.get(date);
      if (!search || date !== londonDateOf(search.nowMs)) return false;
      return search.leavesAt > leavingTime(date, search.query.leave, 0);
    },
    first(date, points) {
      const search = searchOn.get(date);
      const found = search && firstOf(search, points);
      return found ? { destinationId: found.place.id, date, score: found.score ?? 0 } : null;
    },
    visitTo(destinationId, date) {
      const search = searchOn.get(date);
      const position = search?.snapshot.places.findIndex(({ id }) => id === destinationId) ?? -1;
      if (!search || position < 0) return { score: null, warning: null };
      const found = search.placeAt(position);
      const score = found.drive ? found.score : null;
      const [severest] = warningsDuring(known?.isKnown ? known.inForce : [], found.place, found.away);
      if (!severest) return { score, warning: null };
      const { headline, area, ...warning } = severest;
      return { score, warning };
    },
  };
}

function firstOf(search: Search, points: number): FoundPlace | null {
  if ((search.best?.score ?? -1) < points) return null;
  for (const found of search.inOrder()) {
    if ((found.score ?? -1) < points || !mayBeAdvised(found)) continue;
    // The start may be under a warning of its own.
    return search.notes.issued.cautionAt(search.start, found.away) ? null : found;
  }
  return null;
}
