import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { Ring } from "#app/domain/map/contour";

export interface DriveAreas {
  /** Of all origins in common. Rings on the map: see driveArea. Equal calls may return the same object, so do not change it. */
  area(
    origins: readonly Point[],
    reach: { readonly limitMinutes: number; readonly date: LondonDate; readonly leavesAt: ClockMinutes },
  ): readonly Ring[];
}
