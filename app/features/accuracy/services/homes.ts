import { DRIVE_MINUTES, type Home } from "#app/features/accuracy/domain/choices";
import type { Point } from "#app/domain/geo/geo";
import { parsePartialPostcode } from "#app/domain/geo/read-postcode";
import { USUAL_LEAVING } from "#app/domain/calendar/clock";
import { typicalMinutes } from "#app/domain/roads/traffic";
import type { Geocoder, RoutePlanner } from "#app/services/ports";

const HOME_OUTCODES = "B1 BS1 BT1 CF10 EH1 EX1 G1 LS6 M1 NE1 NR1 SW1A".split(" ");

/** With the drives by the embedded road graph, typical of the day. */
export async function homesFor(places: readonly Point[], geocoder: Geocoder, roadNetwork: RoutePlanner) {
  const homes: Home[] = [];
  for (const outcode of HOME_OUTCODES) {
    const postcode = parsePartialPostcode(outcode);
    const origin = postcode && (await geocoder.locate(postcode));
    if (!origin?.ok) continue;
    const table = await roadNetwork.driveTimes(origin.value, places, DRIVE_MINUTES);
    const minutesOn: Home["minutesOn"] = (date) => typicalMinutes(table, date, USUAL_LEAVING);
    homes.push({ ...origin.value.point, outcode, minutesOn });
  }
  return homes;
}
