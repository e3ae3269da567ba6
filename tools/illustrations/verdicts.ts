import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

export const VERDICTS_FILE = fileURLToPath(new URL("../../catalogue/picture-verdicts.tsv", import.meta.url));

/** What somebody who looked at a picture says of it: a local nods, shrugs, or says "that is not it". */
export type Verdict = "right" | "vague" | "misleading";

/** Or "redrawn": the second person drew it anew, and the verdict is theirs alone. */
export type SecondVerdict = Verdict | "redrawn";

export interface PictureVerdict {
  readonly slug: string;
  /** The drawing that was looked at. */
  readonly picture: string;
  readonly verdict: Verdict;
  /** By somebody else, looking afresh. */
  readonly second: SecondVerdict;
  /** How often the picture has been looked at, counting redrawings. */
  readonly round: number;
  readonly shows: string;
}

/** Short, and another for every change of the drawing. */
export const pictureHash = (drawing: string) =>
  createHash("sha256").update(drawing).digest("hex").slice(0, 8);

const isVerdict = (text: string | undefined): text is Verdict =>
  text === "right" || text === "vague" || text === "misleading";
const isSecond = (text: string | undefined): text is SecondVerdict => isVerdict(text) || text === "redrawn";

/** The lines of catalogue/picture-verdicts.tsv below its heading. Throws, with the line, where one is not right. */
export function readVerdicts(tsv: string): PictureVerdict[] {
  const [, ...lines] = tsv.trimEnd().split("\n");
  return lines.map((line) => {
    const [slug = "", picture = "", verdict, second, round, shows = "", ...rest] = line.split("\t");
    const isWhole = slug !== "" && /^[0-9a-f]{8}$/.test(picture) && Number(round) >= 1 && shows !== "";
    if (!isWhole || !isVerdict(verdict) || !isSecond(second) || rest.length > 0)
      throw new Error(`not a verdict: ${line}`);
    return { slug, picture, verdict, second, round: Number(round), shows };
  });
}
