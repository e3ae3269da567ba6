/** Things filed by the square cells of the plane that they touch, so that neighbours are found without looking at all. */
export class CellIndex<Item> {
  private readonly cells = new Map<string, Item[]>();

  constructor(private readonly cellSize: number) {}

  /** Files an item under every cell of the box. */
  add(item: Item, box: Box): void {
    this.eachCell(box, (key) => {
      const cell = this.cells.get(key);
      if (cell) cell.push(item);
      else this.cells.set(key, [item]);
    });
  }

  /** All items filed under a cell of the box, each once, in the order in which they were filed within a cell. */
  near(box: Box): Set<Item> {
    const found = new Set<Item>();
    this.eachCell(box, (key) => this.cells.get(key)?.forEach((item) => found.add(item)));
    return found;
  }

  private eachCell({ west, south, east, north }: Box, visit: (key: string) => void): void {
    const cell = (value: number) => Math.floor(value / this.cellSize);
    for (let x = cell(west); x <= cell(east); x++)
      for (let y = cell(south); y <= cell(north); y++) visit(`${x} ${y}`);
  }
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest box around some points of the plane. */
export function boxAround(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}
