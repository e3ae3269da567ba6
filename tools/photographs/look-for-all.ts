import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Place } from "#app/domain/catalogue/destination";
import type { Point } from "#app/domain/geo/geo";
import { ProviderError } from "#app/services/ports";
import { type Find, findPhotograph } from "./find-photograph";
import { type Entry, readRecord, waitingFile, writeRecord } from "./record";
import type { Wikimedia } from "./wikimedia";

type Subject = Pick<Place, "slug" | "name" | keyof Point>;

interface Look {
  readonly project: string;
  readonly wikimedia: Wikimedia;
  /** The day, such as 2026-11-21. */
  readonly today: string;
  readonly say: (line: string) => void;
  readonly clock: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** The longest wait that we accept. If a service asks for more, we ask again on another day. */
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Looks for a photograph of each place that has not been looked up, or whose picture is not on this machine. Each
 * result is recorded at once, so that an interrupted run continues where it ended. Returns false if Wikimedia did not
 * answer.
 */
export async function lookForAll(places: readonly Subject[], look: Look): Promise<boolean> {
  const { project, wikimedia, today, say } = look;
  for (const place of places) {
    const known = readRecord(project)[place.slug];
    // If the waiting picture is not on this machine, it is fetched again.
    if (known && (known.state !== "waiting" || existsSync(waitingFile(project, place.slug)))) continue;
    try {
      const find = await patiently(look, () => findAndFetch(project, place, wikimedia));
      writeRecord(project, { ...readRecord(project), [place.slug]: entryOf(find, today) });
      say(`${place.slug}: ${"why" in find ? `none, ${find.why}` : `${find.photograph.file}, waits`}`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      say(`${place.slug}: ${error.message}`);
      // A picture that is too large or broken concerns one place. A service that does not answer concerns all, so the
      // run ends.
      if (error.code !== "too-large" && error.code !== "malformed" && error.code !== "refused") return false;
    }
  }
  return true;
}

async function findAndFetch(project: string, place: Subject, wikimedia: Wikimedia): Promise<Find> {
  const find = await findPhotograph(place, wikimedia);
  if ("why" in find) return find;
  const picture = await wikimedia.download(find.thumbnailUrl);
  const file = waitingFile(project, place.slug);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return find;
}

function entryOf(find: Find, askedOn: string): Entry {
  if ("why" in find) return { state: "nothing", why: find.why, askedOn };
  const { item, photograph, cameraKm } = find;
  return { state: "waiting", item, photograph, ...(cameraKm !== undefined && { cameraKm }), askedOn };
}

/** Runs the work again after a wait, once, if the service names a time that is not too far off. */
async function patiently<T>({ clock, sleep, say }: Look, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const retryAtMs = error instanceof ProviderError ? error.details.retryAtMs : undefined;
    const waitMs = retryAtMs === undefined ? Infinity : retryAtMs - clock();
    if (waitMs > LONGEST_WAIT_MS) throw error;
    say(`Wikimedia asks us to wait ${Math.ceil(waitMs / 1_000)} seconds`);
    await sleep(waitMs);
    return run();
  }
}
