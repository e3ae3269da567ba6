/** What a search asked for, as far as the form on Home can be filled with it. */
interface Asked {
  postcode: string;
  drivingHours: number | string;
  /** "" for today. */
  travelDate: string;
}

/** The address of Home with its form filled in. */
export function filledFormUrl({ postcode, drivingHours, travelDate }: Asked): string {
  const query = new URLSearchParams({ postcode, drivingHours: String(drivingHours) });
  if (travelDate !== "") query.set("travelDate", travelDate);
  return `/?${query.toString()}`;
}
