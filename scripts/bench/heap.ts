import { type WebSocket, fetch } from "miniflare";
import type { Site } from "../../tests/harness/site";
import { askForAll } from "./loads";
import type { Row } from "./report";

/** The platform ends an isolate that uses more than 128 MB. */
const HEAP_BUDGET_BYTES = 90_000_000;

const SEARCHES = 20_000;
/** How far the second measurement may exceed the first, because each collection leaves a little more or less. */
const LEVEL = 1.05;

/** Row 13: the isolate's heap after many searches that all differ. The runtime itself reports it. */
export async function measureHeap(site: Site, postcodes: readonly string[]): Promise<Row[]> {
  const paths = Array.from({ length: SEARCHES }, (_, index) => distinctSearch(postcodes, index));
  // The answer to a repeated search is cached, which is memory of another kind.
  if (new Set(paths).size < SEARCHES) throw new Error("some searches are the same");
  await askForAll({ url: site.url, paths: paths.slice(0, SEARCHES / 2) });
  const halfway = await heapBytes(site);
  await askForAll({ url: site.url, paths: paths.slice(SEARCHES / 2) });
  const after = await heapBytes(site);
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return [
    {
      budget: "13",
      what: `heap after ${SEARCHES / 2} and after ${SEARCHES} distinct searches`,
      measured: `${megabytes(halfway)} MB, ${megabytes(after)} MB`,
      allowed: `≤ ${megabytes(HEAP_BUDGET_BYTES)} MB, and level`,
      holds: after <= HEAP_BUDGET_BYTES && after <= LEVEL * halfway,
    },
  ];
}

/** Returns a search that differs from all others in postcode, day, hours, units or part. Every twentieth is a page. */
function distinctSearch(postcodes: readonly string[], index: number): string {
  const parameters = new URLSearchParams({
    postcode: postcodes[index % postcodes.length] ?? "",
    drivingHours: String(1 + (index % 5)),
    ranking: index % 3 === 0 ? "beach" : "urban",
    temperatureUnit: index % 7 === 0 ? "fahrenheit" : "celsius",
    travelDate: String(Math.floor(Date.now() / 1_000) + 86_400 * (index % 6)),
  });
  if (index % 20 === 0) {
    // All fields so far are the same again after 6,000 searches.
    const round = Math.floor(index / 6_000);
    if (round % 2 === 1) parameters.set("distanceUnit", "kilometers");
    if (round >= 2) parameters.set("sort", "score");
    return `/search?${parameters}`;
  }
  parameters.set("limit", String(1 + (index % 60)));
  parameters.set("offset", String(Math.floor(index / postcodes.length)));
  return `/api/search?${parameters}`;
}

interface HeapUsage {
  readonly usedSize: number;
  /** Bytes of array buffers, which are not part of `usedSize`. */
  readonly backingStorageSize?: number;
}

/** Returns the bytes that the isolate of the site's Worker still holds after a full garbage collection. */
export async function heapBytes(site: Site): Promise<number> {
  const targets = await (await fetch(new URL("/json", await site.inspectorUrl()))).json();
  const worker = (targets as { id: string; webSocketDebuggerUrl: string }[]).find(({ id }) =>
    id.startsWith("core:user"),
  );
  if (!worker) throw new Error("the Worker has no debugger");
  const address = worker.webSocketDebuggerUrl.replace(/^ws/, "http");
  const { webSocket } = await fetch(address, { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("the debugger does not answer");
  webSocket.accept();
  try {
    // Without this, the runtime collects no garbage and reports no error.
    await command(site, webSocket, "HeapProfiler.enable");
    await command(site, webSocket, "HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = await command<HeapUsage>(
      site,
      webSocket,
      "Runtime.getHeapUsage",
    );
    return usedSize + backingStorageSize;
  } finally {
    webSocket.close();
  }
}

let commands = 0;

/**
 * Sends one command of the DevTools protocol and waits for its answer. An idle isolate does not read its debugger's
 * messages, so this sends requests to the site until the answer arrives.
 */
async function command<Result = unknown>(site: Site, socket: WebSocket, method: string): Promise<Result> {
  const id = ++commands;
  const answered = new Promise<Result>((resolve, reject) => {
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data as string) as { id?: number; result?: Result; error?: unknown };
      if (message.id !== id) return;
      if (message.error) reject(new Error(`${method}: ${JSON.stringify(message.error)}`));
      else resolve(message.result as Result);
    });
  });
  socket.send(JSON.stringify({ id, method }));
  let isAnswered = false;
  const settled = answered.finally(() => (isAnswered = true));
  while (!isAnswered) {
    await (await fetch(new URL("/api/user", site.url))).arrayBuffer();
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  return answered;
}
