/** Corners with ways to nodes of the road graph; one in the sea near a coast has the nearest land's. */
export type DriveCells = ReturnType<typeof readDriveCells>;

/**
 * Layout of drive-cells.bin, little endian: the magic, uint16 columns, uint16 rows, int16 x, int16 y, uint16 step in
 * tenths of a kilometre, uint32 entries E; then uint8 entries of each corner, nodes[E] as a plane of low bytes and one
 * of high bytes, and uint8 minutes[E] in halves.
 */
export const DRIVE_CELLS_MAGIC = "UKC1";
export const DRIVE_CELLS_HEADER_BYTES = 18;
export const MINUTE_STEPS = 2;

/** Throws if the bytes are not such a file, which is a fault of the build. */
export function readDriveCells(bytes: ArrayBuffer) {
  if (bytes.byteLength < DRIVE_CELLS_HEADER_BYTES) throw new Error("drive-cells.bin: too short");
  const view = new DataView(bytes);
  const magic = new TextDecoder().decode(bytes.slice(0, DRIVE_CELLS_MAGIC.length));
  const columns = view.getUint16(4, true);
  const rows = view.getUint16(6, true);
  const entries = view.getUint32(14, true);
  const corners = columns * rows;
  if (magic !== DRIVE_CELLS_MAGIC || bytes.byteLength !== DRIVE_CELLS_HEADER_BYTES + corners + 3 * entries)
    throw new Error("drive-cells.bin: wrong magic or length");
  const column = (start: number, length: number) =>
    new Uint8Array(bytes, DRIVE_CELLS_HEADER_BYTES + start, length);
  const low = column(corners, entries);
  const high = column(corners + entries, entries);
  const firsts = new Uint32Array(corners + 1);
  column(0, corners).forEach((count, corner) => {
    firsts[corner + 1] = (firsts[corner] as number) + count;
  });
  if (firsts[corners] !== entries) throw new Error("drive-cells.bin: entries that belong to no corner");
  return {
    columns,
    rows,
    x: view.getInt16(8, true),
    y: view.getInt16(10, true),
    stepKm: view.getUint16(12, true) / 10,
    /** Corner i has those from firsts[i] up to, not including, firsts[i + 1]. Far out at sea there are none. */
    firsts,
    nodes: Uint16Array.from(low, (byte, i) => byte | ((high[i] as number) << 8)),
    /** Between the corner and the node of each entry. */
    minutes: Float32Array.from(column(corners + 2 * entries, entries), (halves) => halves / MINUTE_STEPS),
  };
}
