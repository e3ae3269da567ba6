/** Nobody sees the answer to a HEAD, and a prefetch may never be shown. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * The search behind a link on another website is another person's: nothing is stored. Browsers that send no
 * Sec-Fetch-Site are trusted.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
