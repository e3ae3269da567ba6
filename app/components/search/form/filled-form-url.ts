import { searchParameters } from "#app/domain/search/address";

interface FilledForm {
  postcode: string;
  others?: readonly string[];
  drivingHours: number | string;
  /** "" for today. */
  travelDate: string;
  /** "09:15"; "" for the usual time. */
  leave: string;
  /** 0 or "" for a day out. */
  nights: number | string;
  filters: {
    readonly needs: readonly string[];
    readonly interests: readonly string[];
    readonly passes: readonly string[];
  };
}

export function filledFormUrl({
  postcode,
  others,
  drivingHours,
  travelDate,
  leave,
  nights,
  filters,
}: FilledForm): string {
  const asked = { postcode, with: others ?? null, drivingHours, travelDate, leave, nights: nights || null };
  return `/?${searchParameters({ ...asked, ...filters })}`;
}
