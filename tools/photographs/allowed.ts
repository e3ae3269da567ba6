import { licenceUrl } from "#app/domain/photographs/photograph";

/** The largest photograph that the site shows, because phones have to download it. */
export const MAX_PHOTOGRAPH_BYTES = 90_000;
/** Pixels: a width that Commons keeps ready, and twice as wide as a phone shows. */
export const MAX_PHOTOGRAPH_WIDTH = 960;
/**
 * The largest picture that may wait for a verdict. Commons compresses little, so a person makes it smaller before the
 * site shows it.
 */
export const MAX_WAITING_BYTES = 500_000;

const FREE = /^(?:CC0(?: 1\.0)?|Public domain)$/;

/** Allows CC0, public domain, and CC BY and CC BY-SA from version 2.0 on. Nothing else, such as NC, ND or GFDL. */
export const isAllowedLicence = (name: string): boolean =>
  FREE.test(name) || (name.startsWith("CC BY") && licenceUrl(name) !== null);
