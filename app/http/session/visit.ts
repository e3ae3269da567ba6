export const isPrefetch = ({ headers }: Request): boolean =>
  /\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/** Nobody sees the answer to a HEAD, and a prefetch may never be shown. */
export const isVisit = (request: Request): boolean => request.method === "GET" && !isPrefetch(request);

/** The search behind another website's link is another person's. No Sec-Fetch-Site is trusted. */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
