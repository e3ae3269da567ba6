/** Whether a visitor sees the answer. Nobody sees the answer to a HEAD, and a prefetch may never be shown. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * Whether a visitor sees the answer and has not come by a link on another website. The search behind such a link was
 * made by another person, so nothing about it is stored. Browsers that send no Sec-Fetch-Site are trusted.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
