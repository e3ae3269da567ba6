import { licenceUrl } from "#app/domain/photographs/photograph";

/** The largest file that is kept, since phones have to download it. */
export const MAX_PHOTOGRAPH_BYTES = 500_000;

const FREE = /^(?:CC0(?: 1\.0)?|Public domain)$/;

/** CC0, public domain, CC BY and CC BY-SA from 2.0 on; nothing else, such as NC, ND or GFDL. */
export const isAllowedLicence = (name: string): boolean =>
  FREE.test(name) || (name.startsWith("CC BY") && licenceUrl(name) !== null);
