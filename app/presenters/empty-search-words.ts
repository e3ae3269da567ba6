import { formatDuration } from "#app/domain/units";
import type { EmptyReason } from "#app/services/search/explain-empty-search";

/** Why a search found nothing, in one sentence. */
export function explainEmpty(reason: EmptyReason): string {
  if (reason.code === "no-road-link") {
    return "There is no road link from this postcode to the places we cover.";
  }
  return `The nearest place we know, ${reason.nearestName}, is ${formatDuration(reason.nearestMinutes).replace(" ", "\u00a0")} away.`;
}
