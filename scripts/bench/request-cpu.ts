/**
 * npm run bench:cpu: CPU milliseconds of each kind of request, the figures of docs/deployment.md. Reads the runtime's
 * own CPU time from /proc (so: Linux), which a busy machine blurs little; the runtime's work around the Worker is in
 * it, and taken off as what a request costs that is refused at once.
 */
import { readFileSync } from "node:fs";
import { startSite } from "../../tests/integration/site";
import { median } from "./report";
import { runtimeCpuMs } from "./runtime-cpu";

const ROUNDS = 5;
const SECTORS = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
const ACCOUNT = { username: "bench-cpu", password: "a long password", confirmPassword: "a long password" };

const site = await startSite({ unwatched: true, onLog: () => {} });
const origin = { "Content-Type": "application/json", Origin: site.url.origin };
/** The local runtime would pack the answers itself, which costs more than making them; the platform does it elsewhere. */
const UNPACKED = { "Accept-Encoding": "identity" };
let turn = 0;
/** A postcode not asked for before, so that nothing is answered from what is kept. */
const nextPostcode = () =>
  `${SECTORS[(turn++ * 37) % SECTORS.length]?.split(",")[0] ?? ""}AA`.replace(" ", "");
const post = (path: string, body: unknown, headers = {}) =>
  site.send("POST", path, { headers: { ...UNPACKED, ...origin, ...headers }, body: JSON.stringify(body) });

try {
  await print("the hourly refresh, every place on sample weather", 2, () =>
    site.refresh(Date.now() + 3_600_000 * ++turn),
  );
  const refusedMs = await cpuMs(300, () =>
    site.send("POST", "/", { headers: { ...UNPACKED, Origin: "https://elsewhere.example" } }),
  );
  await print("GET /api/search, another postcode each time", 200, () => search("/api/search"), refusedMs);
  await print("GET /search (page), another postcode each time", 100, () => search("/search"), refusedMs);
  await print(
    "GET /search (page), asked for again within 30 s",
    200,
    () => site.get("/search?postcode=SW1A1AA", UNPACKED),
    refusedMs,
  );
  await print("GET / (page)", 200, () => site.get("/", UNPACKED), refusedMs);
  await print(
    "GET /destinations/brighton (page), another postcode",
    100,
    () => search("/destinations/brighton"),
    refusedMs,
  );
  const registered = await post("/api/register", ACCOUNT);
  const cookie = { Cookie: registered.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  await print("POST /api/login (the hash)", 5, () => post("/api/login", ACCOUNT), refusedMs);
  await print(
    "GET /api/search, signed in, with its record",
    100,
    () => search("/api/search", cookie),
    refusedMs,
  );
  const signedIn = { ...UNPACKED, ...cookie };
  await print("GET /favorites (page), signed in", 50, () => site.get("/favorites", signedIn), refusedMs);
} finally {
  await site.close();
}

function search(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return site.get(`${path}?postcode=${nextPostcode()}&drivingHours=2`, { ...UNPACKED, ...headers });
}

async function print(
  what: string,
  count: number,
  ask: () => Promise<Response | void>,
  baseMs = 0,
): Promise<void> {
  console.log(`${what.padEnd(54)} ${((await cpuMs(count, ask)) - baseMs).toFixed(1)} ms`);
}

/** The median of some rounds, after one that compiles. */
async function cpuMs(count: number, ask: () => Promise<Response | void>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = runtimeCpuMs();
    for (let asked = 0; asked < count; asked += 1) await (await ask())?.arrayBuffer();
    if (round > 0) rounds.push((runtimeCpuMs() - before) / count);
  }
  return median(rounds);
}
