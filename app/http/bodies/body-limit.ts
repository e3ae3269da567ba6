import { MAX_BODY_BYTES } from "./read-body.server";

/** Three times the whole catalogue: what the administrator's import may bring, and no other request. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The import's page, by a document's post or by a script's, and its call. */
const UPLOAD_PATHS = new Set(["/admin/catalogue", "/admin/catalogue.data", "/api/admin/catalogue/import"]);

/** How large a body may be that is sent to this path; who sends it is for the route to ask. */
export function bodyLimitOf(pathname: string): number {
  return UPLOAD_PATHS.has(pathname) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}
