import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { type Photograph, photographPath } from "#app/domain/photographs/photograph";
import { MAX_PHOTOGRAPH_BYTES, MAX_PHOTOGRAPH_WIDTH, isAllowedLicence } from "./allowed";

const photograph = z.object({
  author: z.string().min(1),
  licence: z.string().refine(isAllowedLicence),
  file: z.string().min(1),
  width: z.int().positive().max(MAX_PHOTOGRAPH_WIDTH),
  height: z.int().positive(),
});
const asked = { askedOn: z.iso.date() };
const entry = z.discriminatedUnion("state", [
  z.object({ state: z.literal("nothing"), why: z.string(), ...asked }),
  z.object({
    state: z.enum(["waiting", "approved", "refused"]),
    item: z.string(),
    photograph,
    cameraKm: z.number().nonnegative().optional(),
    ...asked,
  }),
]);
const record = z.record(z.string(), entry);

/** The result for a place, and a person's verdict on it. */
export type Entry = z.infer<typeof entry>;
export type PhotographRecord = Readonly<Record<string, Entry>>;

/** The results by place. The file is in the repository, so that no one looks up the same place twice. */
export const recordPath = (project: string) => join(project, "catalogue/photographs.json");
/** The photographs that a person has approved, in the form that the site reads. */
export const approvedPath = (project: string) => join(project, "app/geodata/photographs.json");
/** The file of a picture that waits for a verdict, in a folder that the site does not serve. */
export const waitingFile = (project: string, slug: string) =>
  join(project, ".cache/photographs", `${slug}.jpg`);
export const shownFile = (project: string, slug: string) => join(project, "public", photographPath(slug));

/** Throws if the file has another shape. */
export function readRecord(project: string): PhotographRecord {
  const path = recordPath(project);
  return existsSync(path) ? record.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/**
 * Writes all results, and the approved ones for the site. Each file is replaced in one step, because a run may be
 * interrupted.
 */
export function writeRecord(project: string, found: PhotographRecord): void {
  const inOrder = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
  const approved = inOrder.flatMap(([slug, each]): [string, Photograph][] =>
    each.state === "approved" ? [[slug, each.photograph]] : [],
  );
  writeWhole(recordPath(project), Object.fromEntries(inOrder));
  writeWhole(approvedPath(project), Object.fromEntries(approved));
}

/** Records a person's verdict on a waiting photograph, or a changed verdict. Throws if there is nothing to decide. */
export function decide(project: string, slug: string, state: "approved" | "refused"): void {
  const found = readRecord(project);
  const each = found[slug];
  if (!each || each.state === "nothing") throw new Error(`${slug}: there is no photograph to decide on`);
  const [waiting, shown] = [waitingFile(project, slug), shownFile(project, slug)];
  if (state === "approved" && !existsSync(shown)) {
    if (!existsSync(waiting))
      throw new Error(
        `${slug}: its picture is not on this machine; run npm run catalogue:photographs -- ${slug}`,
      );
    const { size } = statSync(waiting);
    if (size > MAX_PHOTOGRAPH_BYTES)
      throw new Error(
        `${slug}: its picture has ${Math.ceil(size / 1_000)} kB, and at most ${MAX_PHOTOGRAPH_BYTES / 1_000} kB are allowed; save ${waiting} with more compression but the same width and height, then approve it`,
      );
    mkdirSync(dirname(shown), { recursive: true });
    renameSync(waiting, shown);
  }
  if (state === "refused") for (const file of [waiting, shown]) rmSync(file, { force: true });
  writeRecord(project, { ...found, [slug]: { ...each, state } });
}

function writeWhole(path: string, json: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(json, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
