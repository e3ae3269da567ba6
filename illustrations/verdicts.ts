import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

export const VERDICTS_FILE = fileURLToPath(new URL("../catalogue/picture-verdicts.tsv", import.meta.url));

/**
 * What a reader says about a picture: a local nods, shrugs, or says "that is not it"; or it is badly drawn.
 */
const VERDICTS = ["right", "vague", "misleading", "clumsy"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Who judged it: the one who drew it, or a reader who saw the picture before its name. */
const READERS = ["illustrator", "blind"] as const;
export type Reader = (typeof READERS)[number];

export interface PictureVerdict {
  readonly slug: string;
  /** The hash of the drawing that was judged. */
  readonly picture: string;
  readonly verdict: Verdict;
  readonly reader: Reader;
  /** How often the picture has been looked at, counting redrawings. */
  readonly round: number;
  readonly shows: string;
}

/** Short, and different after every change of the drawing. */
export const pictureHash = (drawing: string) =>
  createHash("sha256").update(drawing).digest("hex").slice(0, 8);

const oneOf = <T extends string>(names: readonly T[], text: string | undefined): T | undefined =>
  names.find((name) => name === text);

/**
 * The lines of catalogue/picture-verdicts.tsv below its heading. If a line is incomplete, throws an error that
 * quotes it.
 */
export function readVerdicts(tsv: string): PictureVerdict[] {
  const [, ...lines] = tsv.trimEnd().split("\n");
  return lines.map((line) => {
    const [slug = "", picture = "", verdictName, readerName, round, shows = "", ...rest] = line.split("\t");
    const [verdict, reader] = [oneOf(VERDICTS, verdictName), oneOf(READERS, readerName)];
    const isWhole = slug !== "" && /^[0-9a-f]{8}$/.test(picture) && Number(round) >= 1 && shows !== "";
    if (!isWhole || !verdict || !reader || rest.length > 0) throw new Error(`not a verdict: ${line}`);
    return { slug, picture, verdict, reader, round: Number(round), shows };
  });
}
