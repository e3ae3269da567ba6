import { londonDateOf, londonDayBounds } from "#app/domain/calendar/london-time";
import { isCutOffByTide } from "#app/domain/tides/crossing";
import { type PublishedTides, TIDE_MARGIN_MS } from "#app/domain/tides/published-tides";
import { DAY_MS } from "#app/domain/units";
import { detailsAt } from "#app/services/ports";
import type { SnapshotContent, TidePredictor } from "./ports";

/** Six to choose, and one more in case the snapshot is still in use after midnight. */
const DAYS = 7;

/** From midnight in London on, with half a day before and after; and the places that it cuts off. */
export async function tidesToPublish(
  { places, detailsJson, publishedAt }: SnapshotContent,
  predictor: TidePredictor,
): Promise<PublishedTides> {
  const midnight = londonDayBounds(londonDateOf(publishedAt)).fromMs;
  const fromMs = midnight - TIDE_MARGIN_MS;
  const untilMs = midnight + DAYS * DAY_MS + TIDE_MARGIN_MS;
  const predicted = await predictor.between(fromMs, untilMs);
  const indexes = new Map(predicted.map(({ id }, index) => [id, index]));
  const nearby = places.map((_, position) => detailsAt({ detailsJson }, position).nearby);
  const gaugeAt = nearby.map((facts) => indexes.get(facts?.tideGauge?.id ?? "") ?? -1);
  const cutOff = nearby.flatMap((facts, position) => (isCutOffByTide(facts?.crossings) ? [position] : []));
  const gauges = predicted.map(({ name, high, low }) => ({ name, high, low }));
  return { fromMs, untilMs, gauges, gaugeAt, cutOff };
}
