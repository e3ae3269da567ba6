import type { Point } from "./geo";

export interface Town extends Point {
  readonly name: string;
  /** Its county, or its region if the county is unknown. */
  readonly area: string;
  readonly region: string;
  /** Welsh, Gaelic or other; "" if there is none. */
  readonly otherName: string;
}

/** A well-formed UK postcode, sector or district, which need not exist; or a town. */
export interface Postcode {
  /** In upper case with one space, such as "SW1A 1AA"; "SW1A 1" or "SW1A" if the rest is unknown. */
  readonly text: string;
  readonly outcode: string;
  /** Such as "SW1A 1": about 150 postcodes. */
  readonly sector: string | null;
  /** If the text is a town's name. Outcode and sector are then nearest to its middle. */
  readonly town?: Town;
}

export const INCODE_LENGTH = 3;

/** A street or part of one, and not a district or a sector. */
export const isWholePostcode = ({ text, outcode, town }: Postcode): boolean =>
  !town && text.length > outcode.length + INCODE_LENGTH;

/** For sentences and links that must not give a home away: "LS6", "York". */
export const startName = ({ text, outcode, town }: Postcode): string => (town ? text : outcode);
