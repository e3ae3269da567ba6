/** So long a visitor is told that something is being fetched; then that it could not be. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * Asks an address of this site for JSON, past the router, to which one lost answer would be a reason to give up
 * the whole page. Throws where there is no answer in time, or none with success.
 */
export async function getJson<Body>(url: string): Promise<Body> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { headers: { Accept: "application/json" }, signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
