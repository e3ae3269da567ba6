import { arrivalQuarter } from "#app/domain/ranking/visit";
import type { FoundPlace } from "#app/services/search/found-place";
import {
  type FindingsForCall,
  type SearchJsonOptions,
  destinationTexts,
  driveText,
  matchesText,
  stayText,
  warningsText,
} from "./json";
import { summaryScoreTexts, visitTextsKey } from "./visit-json";

/** The answer of GET /api/search with detail=summary: each place with its drive and score, in some 0.45 kB each. */
export function searchSummariesJson(
  { snapshot, places, date, leavesAt }: Omit<FindingsForCall, "home">,
  { site, style, temperatureUnit, distanceUnit }: SearchJsonOptions,
): string {
  const destination = destinationTexts(snapshot.places, site);
  const scoreText = (found: FoundPlace): string => {
    if (!found.forecast) return ',"score":null';
    const quarter = arrivalQuarter(leavesAt, found.drive?.minutes ?? 0);
    return summaryScoreTexts(snapshot, visitTextsKey(style, date, temperatureUnit, quarter))(found);
  };
  const summaries = places.map((found) => {
    const drive = driveText(found.drive, distanceUnit);
    return `${destination(found)}${drive}${scoreText(found.dayOut)}${stayText(found)}${matchesText(found)}${warningsText(found)}}`;
  });
  return `[${summaries.join(",")}]`;
}
