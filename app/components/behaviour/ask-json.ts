const ANSWER_WITHIN_MS = 20_000;

/** Without the router, which would replace the page after one lost answer. Throws without success. */
export async function getJson<Body>(url: string): Promise<Body> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { headers: { Accept: "application/json" }, signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** Throws only if there is no answer; the caller checks the status. */
export const postJson = (
  url: string,
  body: unknown,
  how: Pick<RequestInit, "keepalive" | "signal"> = {},
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...how,
  });
