import { searchParameters } from "#app/domain/search/address";

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
  const { needs, interests } = filters;
  return `/?${searchParameters({ postcode, drivingHours, travelDate, leave, needs, interests })}`;
}
