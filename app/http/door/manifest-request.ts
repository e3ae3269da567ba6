import { addressOf } from "#app/http/address/address-of";

/** Where the framework's code in a browser asks which routes answer the paths that a page links to. */
const MANIFEST = "/__manifest";
const PATH = "p";

/** In this spelling alone the framework takes it for that question; any other is an unknown page. */
export const isManifestRequest = (pathname: string): boolean => pathname === MANIFEST;

/**
 * The same question with the pattern of each path's address in the place of the path: all places have one route. The framework
 * matches each beginning of each path by itself, so that one of a thousand segments would cost seconds, and two hundred places
 * two hundred times what one does.
 */
export function withPatterns(request: Request): Request {
  const url = new URL(request.url);
  const paths = url.searchParams.getAll(PATH);
  const patterns = new Set(paths.map((path) => addressOf(path.startsWith("/") ? path : `/${path}`).path));
  url.searchParams.delete(PATH);
  for (const pattern of patterns) url.searchParams.append(PATH, `/${pattern}`);
  return new Request(url, request);
}
