import { licenceUrl } from "#app/domain/photographs/photograph";

/** The largest photograph that is shown, since phones have to download it. */
export const MAX_PHOTOGRAPH_BYTES = 90_000;
/** In pixels: a size that Commons keeps ready, and twice what a phone shows. */
export const MAX_PHOTOGRAPH_WIDTH = 960;
/**
 * The largest picture that waits: Commons compresses little, and a person makes it smaller before it is
 * shown.
 */
export const MAX_WAITING_BYTES = 500_000;

const FREE = /^(?:CC0(?: 1\.0)?|Public domain)$/;

/** CC0, public domain, CC BY and CC BY-SA from 2.0 on; nothing else, such as NC, ND or GFDL. */
export const isAllowedLicence = (name: string): boolean =>
  FREE.test(name) || (name.startsWith("CC BY") && licenceUrl(name) !== null);
