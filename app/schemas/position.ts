import * as z from "zod";

const degreesTo = (most: number, message: string) => z.number(message).min(-most, message).max(most, message);

/** In degrees, anywhere on earth, since people look from abroad too. */
export const positionSchema = z.object({
  latitude: degreesTo(90, "Latitude must be a number from -90 to 90"),
  longitude: degreesTo(180, "Longitude must be a number from -180 to 180"),
});
