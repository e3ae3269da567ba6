import { joinBytes } from "#app/domain/join-bytes";
import { arrivalQuarter } from "#app/domain/ranking/visit";
import { type Utf8, encodeText } from "#app/presenters/bytes";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import {
  type FindingsForCall,
  type SearchJsonOptions,
  destinationTexts,
  drivingTimeJson,
  matchTexts,
} from "./json";
import { summaryScoreTexts, visitTextsKey } from "./visit-json";

const [OPEN, COMMA, CLOSE, END, NO_SCORE] = ["[", ",", "]", "}", ',"score":null'].map(encodeText) as [
  Utf8,
  Utf8,
  Utf8,
  Utf8,
  Utf8,
];

/** The answer of GET /api/search with detail=summary: each place with its drive and its score, some 0.45 kB each. */
export function searchSummariesJson(
  findings: Omit<FindingsForCall, "home" | "scoresOn">,
  { site, style, nowMs, temperatureUnit, distanceUnit }: SearchJsonOptions,
): Utf8 {
  const { snapshot, table, positions, date, leavesAt } = findings;
  const destination = destinationTexts(snapshot.places);
  const siteText = encodeText(site);
  const matches = matchTexts(findings);
  const scoreAt = (position: number): Utf8 => {
    if (!usableForecast(snapshot.forecasts[position] ?? null, nowMs)) return NO_SCORE;
    const quarter = arrivalQuarter(leavesAt, table.minutes[position] ?? 0);
    return summaryScoreTexts(snapshot, visitTextsKey(style, date, temperatureUnit, quarter))(position);
  };
  const parts = positions.flatMap((position, rank) => {
    const [place, path] = destination(position) as readonly [Utf8, Utf8];
    const drive = encodeText(drivingTimeJson(table, position, distanceUnit));
    return [rank > 0 ? COMMA : OPEN, place, siteText, path, drive, scoreAt(position), matches(position), END];
  });
  return positions.length === 0 ? encodeText("[]") : joinBytes([...parts, CLOSE]);
}
