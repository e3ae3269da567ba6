import type { Point } from "#app/domain/geo/geo";
import type { Ring } from "#app/domain/map/contour";

export interface DriveAreas {
  /**
   * The area within a drive of so many minutes, as rings on the map: see driveArea. Equal calls may answer the same
   * object: it is not to be written to.
   */
  area(origin: Point, limitMinutes: number): readonly Ring[];
}
