/** What a search asked for, as far as the form on Home can be filled with it. */
interface Asked {
  postcode: string;
  drivingHours: number | string;
  /** "" for today. */
  travelDate: string;
  /** "" for the usual time. */
  leave: string;
  filters: { readonly needs: readonly string[]; readonly interests: readonly string[] };
}

/** The address of Home with its form filled in. */
export function filledFormUrl({ postcode, drivingHours, travelDate, leave, filters }: Asked): string {
  const query = new URLSearchParams({ postcode, drivingHours: String(drivingHours) });
  if (travelDate !== "") query.set("travelDate", travelDate);
  if (leave !== "") query.set("leave", leave);
  for (const need of filters.needs) query.append("needs", need);
  for (const interest of filters.interests) query.append("interests", interest);
  return `/?${query.toString()}`;
}
