import type { Site } from "../../tests/harness/site";
import type { Row } from "./report";

/** Ten for the refresh, and four for the record of forecasts and for rows that expire (budget 17). */
const MOST_REFRESH_STATEMENTS = 14;

/** Rows 1, 2 and 7: counts, at the bindings, what a search and a refresh read, write and request. */
export async function measureCounts(site: Site, search: string): Promise<Row[]> {
  const [{ places } = { places: 0 }] = await site.rows<{ places: number }>(
    "SELECT count(*) AS places FROM destinations",
  );
  // One request for each hundred places, and three for the lists of runs.
  const mostRequests = Math.ceil(places / 100) + 3;
  await site.watch();
  await site.refresh(Date.now() + 3_600_000);
  const refresh = await site.watch();
  await site.get(`${search}&limit=7`);
  await site.watch();
  await site.get(`${search}&limit=8`);
  const warm = await site.watch();
  const cookie = await signIn(site);
  await site.settled();
  // Holds the timer that writes the search record after the answer, so that only statements before the answer are
  // counted.
  await site.watch("timersHeld");
  await (await site.get(search, { Cookie: cookie })).text();
  const signedIn = await site.watch();
  return [
    countRow(
      "1",
      "D1 statements, KV reads, requests out of a warm search",
      [warm.d1Statements, warm.kvReads, warm.outbound],
      [0, 0, 0],
    ),
    countRow("2", "D1 statements before the answer, signed in", [signedIn.d1Statements], [2]),
    countRow(
      "7",
      "requests out, KV writes, D1 statements of a refresh",
      [refresh.outbound, refresh.kvWrites, refresh.d1Statements],
      [mostRequests, 2, MOST_REFRESH_STATEMENTS],
    ),
  ];
}

/** Registers a new user and returns the cookie of the user's session. */
async function signIn(site: Site): Promise<string> {
  const account = {
    username: `bench-${Date.now()}`,
    password: "a long password",
    confirmPassword: "a long password",
  };
  const answer = await site.send("POST", "/api/register", {
    headers: { "Content-Type": "application/json", Origin: site.url.origin },
    body: JSON.stringify(account),
  });
  if (answer.status !== 201) throw new Error(`no account: ${answer.status}`);
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

function countRow(budget: string, what: string, counts: readonly number[], limits: readonly number[]): Row {
  return {
    budget,
    what,
    measured: counts.join(", "),
    allowed: `≤ ${limits.join(", ")}`,
    holds: counts.every((count, index) => count <= (limits[index] ?? 0)),
  };
}
