/** Nobody sees the answer to a HEAD, and a prefetch may never be shown. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/** The search behind another website's link is another person's. No Sec-Fetch-Site is trusted. */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
