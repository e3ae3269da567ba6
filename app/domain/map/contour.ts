/** Row by row. Beyond the edges every value is infinite. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** x, y, x, y … in steps of the grid from its first corner. The first point is not repeated. */
export type Ring = readonly number[];

/**
 * Marching squares; fill by the even-odd rule. Values farther than `softness` from the limit are clamped:
 * beside an infinite value the line runs about midway between two corners.
 */
export function contourRings(field: Field, limit: number, softness: number): Ring[] {
  const level = { field, limit, softness };
  const next = crossings(level);
  const rings: Ring[] = [];
  for (const start of next.keys()) {
    const ring: number[] = [];
    for (let edge: number | undefined = start; edge !== undefined;) {
      const following: number | undefined = next.get(edge);
      if (following === undefined) break;
      next.delete(edge);
      ring.push(...pointOn(level, edge));
      edge = following;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

interface Level {
  readonly field: Field;
  readonly limit: number;
  readonly softness: number;
}

/** Column and row of its top left corner; the corners are clockwise from there. */
interface Square {
  readonly column: number;
  readonly row: number;
  readonly inside: readonly boolean[];
}

/**
 * Twice the number of the corner where the edge starts, plus one if it goes down and not to the right.
 * Corners are numbered with a margin of one around the grid.
 */
const edgeNumber = ({ columns }: Field, column: number, row: number, isDown: boolean): number =>
  2 * ((row + 1) * (columns + 2) + column + 1) + Number(isDown);

const valueAt = ({ columns, rows, values }: Field, column: number, row: number): number =>
  column < 0 || row < 0 || column >= columns || row >= rows
    ? Infinity
    : (values[row * columns + column] as number);

/** Each edge that a line crosses, and the next one that it crosses. */
function crossings(level: Level): Map<number, number> {
  const { field, limit } = level;
  const next = new Map<number, number>();
  const isInside = (column: number, row: number): boolean => valueAt(field, column, row) <= limit;
  for (let row = -1; row < field.rows; row++) {
    let left = false;
    let leftBelow = false;
    for (let column = -1; column < field.columns; column++) {
      const topLeft: boolean = left;
      const bottomLeft: boolean = leftBelow;
      left = isInside(column + 1, row);
      leftBelow = isInside(column + 1, row + 1);
      if (topLeft === left && left === leftBelow && leftBelow === bottomLeft) continue;
      joinEdges(level, { column, row, inside: [topLeft, left, leftBelow, bottomLeft] }, next);
    }
  }
  return next;
}

/** From an edge at which a walk around the square leaves the area to one at which it enters again. */
function joinEdges(level: Level, square: Square, next: Map<number, number>): void {
  const { field } = level;
  const { column, row, inside } = square;
  // Index i goes from corner i to the next.
  const edges = [
    edgeNumber(field, column, row, false),
    edgeNumber(field, column + 1, row, true),
    edgeNumber(field, column, row + 1, false),
    edgeNumber(field, column, row, true),
  ];
  // If only two opposite corners are inside, the value in the middle decides whether they are joined.
  const turn = isMiddleInside(level, square) ? 1 : 3;
  for (let side = 0; side < 4; side++) {
    if (!inside[side] || inside[(side + 1) % 4]) continue;
    let entry = (side + turn) % 4;
    while (inside[entry] || !inside[(entry + 1) % 4]) entry = (entry + turn) % 4;
    next.set(edges[side] as number, edges[entry] as number);
  }
}

function isMiddleInside({ field, limit, softness }: Level, { column, row }: Square): boolean {
  const corner = (right: number, down: number) =>
    Math.min(limit + softness, valueAt(field, column + right, row + down));
  return corner(0, 0) + corner(1, 0) + corner(1, 1) + corner(0, 1) <= 4 * limit;
}

function pointOn({ field, limit, softness }: Level, edge: number): [x: number, y: number] {
  const corner = edge >> 1;
  const column = (corner % (field.columns + 2)) - 1;
  const row = Math.floor(corner / (field.columns + 2)) - 1;
  const isDown = (edge & 1) === 1;
  const soft = (value: number) => Math.max(-softness, Math.min(softness, value - limit));
  const here = soft(valueAt(field, column, row));
  const there = soft(valueAt(field, column + Number(!isDown), row + Number(isDown)));
  const along = here === there ? 0.5 : here / (here - there);
  return isDown ? [column, row + along] : [column + along, row];
}
