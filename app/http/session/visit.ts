/**
 * Returns whether a visitor sees the answer: false for a HEAD, and for a prefetch that may never be shown.
 */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * Returns whether it is a visit that no link on another website began: that search is its author's, and
 * nothing of it is stored. Browsers that send no Sec-Fetch-Site are trusted.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
