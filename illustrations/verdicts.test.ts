import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE, subjectsOf } from "./build";
import { missingLines } from "./sheets";
import { VERDICTS_FILE, readVerdicts } from "./verdicts";

const LEAST_RIGHT = 0.95;
const MOST_CLUMSY = 0.01;

const subjects = subjectsOf(CATALOGUE);
const verdicts = readVerdicts(readFileSync(VERDICTS_FILE, "utf8"));

describe("the verdicts on the pictures", () => {
  it("judge every place's picture as it is drawn today", () => {
    expect(missingLines(subjects, verdicts)).toEqual([]);
  });

  it("find none misleading, hardly any clumsy, and nearly all right", () => {
    const share = (name: string) =>
      verdicts.filter(({ verdict }) => verdict === name).length / verdicts.length;
    expect(verdicts.filter(({ verdict }) => verdict === "misleading")).toEqual([]);
    expect(share("clumsy")).toBeLessThanOrEqual(MOST_CLUMSY);
    expect(share("right")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it("are one for each place, in the order of names, and none for a place that is gone", () => {
    expect(verdicts.map(({ slug }) => slug)).toEqual(subjects.map(({ slug }) => slug));
  });
});

describe("a verdict", () => {
  const line = "bath\t0123abcd\tright\tblind\t1\tPulteney Bridge";
  const read = (text: string) => readVerdicts(`slug\tpicture\tverdict\treader\tround\tshows\n${text}\n`);

  it("is read from its line", () => {
    expect(read(line)).toEqual([
      {
        slug: "bath",
        picture: "0123abcd",
        verdict: "right",
        reader: "blind",
        round: 1,
        shows: "Pulteney Bridge",
      },
    ]);
  });

  it.each([
    "bath",
    line.replace("right", "?"),
    line.replace("blind", "?"),
    line.replace("blind\t", ""),
    line.replace("0123abcd", "later"),
    `${line}\tmore`,
  ])("that is not whole is refused: %s", (text) => {
    expect(() => read(text)).toThrow("not a verdict");
  });

  it("is asked for again once the scene has changed", () => {
    const [subject] = subjects;
    if (!subject) throw new Error("the catalogue is empty");
    const moved = { ...subject, scene: { ...subject.scene, parts: [{ part: "windmill" }] } };
    expect(missingLines([subject], verdicts)).toEqual([]);
    expect(missingLines([moved], verdicts)).toEqual([expect.stringContaining(`${subject.slug}\t`)]);
  });
});
