/**
 * Layout of sectors.bin, little endian: the magic, uint16 number of outcodes O, uint16 number of sectors S,
 * uint16 length of the text; the text, which is the outcodes and, after a line feed, the areas without a
 * road link, both joined by spaces; then 16-bit arrays, each as a plane of its low bytes and a plane of its
 * high bytes (they compress better): latitude[O], longitude[O], digit mask[O], latitude offset[S],
 * longitude offset[S]; then a byte for each sector, its reach in steps of half a kilometre. Positions are grid steps; the offsets are signed steps from the outcode to the
 * sector. Bit d of a mask says that the sector with digit d exists; sectors are in the order of the
 * outcodes and then of the digits.
 */
export const SECTORS_MAGIC = "UKS2";
export const SECTORS_HEADER_BYTES = 10;

/** A step is about 19 m from south to north, and at most 12 m from west to east. */
export const SECTOR_GRID = {
  latitude: { origin: 49.8, step: 0.00017 },
  longitude: { origin: -8.7, step: 0.00016 },
} as const;

export const REACH_STEP_KM = 0.5;

/** Unpacked but not yet combined: see the layout. */
export type SectorsFile = ReturnType<typeof unpackSectorsFile>;

/** Throws if the bytes are not such a file, which is a fault of the build. */
export function unpackSectorsFile(bytes: ArrayBuffer) {
  if (bytes.byteLength < SECTORS_HEADER_BYTES) throw new Error("sectors.bin: too short");
  const header = new DataView(bytes);
  const ascii = new TextDecoder();
  const outcodeCount = header.getUint16(4, true);
  const sectorCount = header.getUint16(6, true);
  const textLength = header.getUint16(8, true);
  const planesStart = SECTORS_HEADER_BYTES + textLength;
  if (
    ascii.decode(bytes.slice(0, SECTORS_MAGIC.length)) !== SECTORS_MAGIC ||
    bytes.byteLength !== planesStart + 6 * outcodeCount + 5 * sectorCount
  )
    throw new Error("sectors.bin: wrong magic or length");

  const [outcodes = "", areas = ""] = ascii
    .decode(bytes.slice(SECTORS_HEADER_BYTES, planesStart))
    .split("\n");
  const next = planeReader(new Uint8Array(bytes, planesStart));
  return {
    outcodes: outcodes.split(" "),
    areasWithoutRoadLink: areas.split(" "),
    latitudes: next(outcodeCount),
    longitudes: next(outcodeCount),
    digitMasks: next(outcodeCount),
    latitudeOffsets: new Int16Array(next(sectorCount)),
    longitudeOffsets: new Int16Array(next(sectorCount)),
    reaches: new Uint8Array(bytes, bytes.byteLength - sectorCount),
  };
}

/** Each array is a plane of low bytes and a plane of high bytes. */
function planeReader(bytes: Uint8Array): (length: number) => Uint16Array {
  let position = 0;
  return (length) => {
    const low = bytes.subarray(position, position + length);
    const high = bytes.subarray(position + length, position + 2 * length);
    position += 2 * length;
    return Uint16Array.from(low, (value, i) => value | ((high[i] ?? 0) << 8));
  };
}
