import { createByteLimitedCache } from "#app/domain/byte-limited-cache";
import type { Ring } from "#app/domain/map/contour";
import { driveArea } from "#app/domain/map/drive-area";
import type { DriveCells } from "#app/domain/map/drive-cells";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { accessOf } from "#app/domain/roads/access";
import { typicalFrom } from "#app/domain/roads/traffic";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { DriveAreas } from "#app/services/map/ports";

const BYTES_A_NUMBER = 8;

/** The first area loads the graph; an area takes some milliseconds, a recent one none. */
export function createEmbeddedAreas(graph: () => RoadGraph, readCells: () => DriveCells): DriveAreas {
  let cells: DriveCells | undefined;
  const kept = createByteLimitedCache<readonly Ring[]>(MEMORY_SHARES.driveAreas);
  return {
    area(origins, { limitMinutes, date, leavesAt }) {
      const at = origins.map(({ latitude, longitude }) => `${latitude},${longitude}`).join();
      const key = `${at},${limitMinutes},${date},${leavesAt}`;
      const known = kept.get(key);
      if (known) return known;
      cells ??= readCells();
      const rings = driveArea(
        graph(),
        cells,
        origins.map((origin) => accessOf(graph(), origin)),
        limitMinutes,
        typicalFrom(date, leavesAt),
      );
      const numbers = rings.reduce((sum, ring) => sum + ring.length, 0);
      kept.set(key, rings, numbers * BYTES_A_NUMBER);
      return rings;
    },
  };
}
