import { type Point, isWithinDegrees } from "#app/domain/geo/geo";

/** Half a cell of the coarsest grid, and a margin: the service may choose a neighbouring land cell. */
const GRID_TOLERANCE_DEGREES = 0.25;

/** Square degrees. A grid can reverse two places by about a cell; more means that they were exchanged. */
const EXCHANGE_TOLERANCE = 0.03;

const isSameCell = (asked: Point, answered: Point): boolean =>
  isWithinDegrees(asked, answered, GRID_TOLERANCE_DEGREES);

function areExchanged(askedA: Point, askedB: Point, answeredA: Point, answeredB: Point): boolean {
  const along =
    (askedA.latitude - askedB.latitude) * (answeredA.latitude - answeredB.latitude) +
    (askedA.longitude - askedB.longitude) * (answeredA.longitude - answeredB.longitude);
  return along < -EXCHANGE_TOLERANCE;
}

/** Each near its place, which alone misses an exchange about 20 km apart, and no two exchanged. */
export function isInOrder(asked: readonly Point[], answered: readonly Point[]): boolean {
  if (asked.length !== answered.length) return false;
  return asked.every((askedA, a) => {
    const answeredA = answered[a];
    if (!answeredA || !isSameCell(askedA, answeredA)) return false;
    return asked.slice(0, a).every((askedB, b) => {
      const answeredB = answered[b];
      return answeredB !== undefined && !areExchanged(askedA, askedB, answeredA, answeredB);
    });
  });
}
