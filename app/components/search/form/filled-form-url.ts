/** What a search asked for, as far as the form on Home can be filled with it. */
interface Asked {
  postcode: string;
  drivingHours: number | string;
  /** "" for today. */
  travelDate: string;
  /** "" for the usual time. */
  leave: string;
}

/** The address of Home with its form filled in. */
export function filledFormUrl({ postcode, drivingHours, travelDate, leave }: Asked): string {
  const query = new URLSearchParams({ postcode, drivingHours: String(drivingHours) });
  if (travelDate !== "") query.set("travelDate", travelDate);
  if (leave !== "") query.set("leave", leave);
  return `/?${query.toString()}`;
}
