/** Whether somebody looks at the answer: not for a HEAD, nor where a browser looks ahead and may never show it. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * Such a visit, and not by a link of another website: that search is its author's, and nothing of it is kept. Browsers that
 * send no Sec-Fetch-Site are believed.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
