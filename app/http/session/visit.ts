/**
 * Returns whether a visitor sees the answer: false for a HEAD, and for a prefetch that may never be shown.
 */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * Returns whether a visitor sees the answer, and did not come by a link on another website. Nothing is stored of a
 * search behind such a link, since it is its author's. Browsers that send no Sec-Fetch-Site are trusted.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
