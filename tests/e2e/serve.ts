/**
 * Starts the site for the journeys: the built Worker with the browser's files, sample weather and the real catalogue.
 */
import { createServer } from "node:http";
import { endWithoutParent } from "../../scripts/commands/supervise.mjs";
import { startFakeUpstream } from "../fakes/upstream";
import { mailVariables, mailsIn } from "../fakes/vendors/resend";
import { startSite } from "../harness/site";
import { CLOCK_AHEAD_MS } from "../harness/tested-time";
import { ADMIN_PASSWORD } from "./admin-password";

/** The longest time that an answer takes on the slowest machine. */
const LIMIT_MS = 120_000;
const PAUSE_MS = 10_000;

// Playwright starts this process in a group of its own.
endWithoutParent();
const port = Number(process.argv[2]);
const upstream = await startFakeUpstream();
const site = await startSite({
  withAssets: true,
  port,
  adminPassword: ADMIN_PASSWORD,
  variables: mailVariables(upstream.url, `http://localhost:${port}`),
  clockAheadMs: CLOCK_AHEAD_MS,
});
await site.refresh();
// This port opens only once the site has weather. It returns the emails that were sent.
createServer((_, response) => response.end(JSON.stringify(mailsIn(upstream.requests)))).listen(port + 1);
console.log(`Serving ${site.url.href}`);

// Ends this process if the runtime hangs or dies, so that all journeys fail at once and not each after its own time
// limit.
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  await site.send("GET", "/robots.txt", { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    console.error(
      `The site for the journeys does not answer any more: all that follow fail. ${String(error)}`,
    );
    process.exit(1);
  });
}
