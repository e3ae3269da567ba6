import { sayDuration } from "#app/domain/units";
import type { EmptyReason } from "#app/services/search/explain-empty-search";

/** Why a search found nothing, in one sentence. */
export function explainEmpty(reason: EmptyReason): string {
  if (reason.code === "no-road-link") {
    return reason.isCovered
      ? "We know no place on your side of the water yet, and no road link from this postcode to the others."
      : "Sunny Escape covers the United Kingdom: there is no road link to it from the Channel Islands and the Isle of Man.";
  }
  return `The nearest place we know, ${reason.nearestName}, is ${sayDuration(reason.nearestMinutes).replaceAll(" ", "\u00a0")} away.`;
}
