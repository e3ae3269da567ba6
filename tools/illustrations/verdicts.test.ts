import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE, subjectsOf } from "./build";
import { missingLines } from "./sheets";
import { VERDICTS_FILE, readVerdicts } from "./verdicts";

/** More, and somebody else has to look at them before the catalogue is again one that two people have seen. */
const MAX_PART_REDRAWN = 0.025;

const subjects = subjectsOf(CATALOGUE);
const verdicts = readVerdicts(readFileSync(VERDICTS_FILE, "utf8"));

describe("the verdicts on the pictures", () => {
  it("judge every place's picture as it is drawn today", () => {
    expect(missingLines(subjects, verdicts)).toEqual([]);
  });

  it("find none misleading, whoever looks", () => {
    expect(verdicts.filter((line) => [line.verdict, line.second].includes("misleading"))).toEqual([]);
  });

  it("are by two people, save for the few that one of them has redrawn since", () => {
    const redrawn = verdicts.filter(({ second }) => second === "redrawn");
    expect(redrawn.length).toBeLessThanOrEqual(MAX_PART_REDRAWN * verdicts.length);
  });

  it("are one for each place, in the order of names, and none for a place that is gone", () => {
    expect(verdicts.map(({ slug }) => slug)).toEqual(subjects.map(({ slug }) => slug));
  });
});

describe("a verdict", () => {
  const line = "bath\t0123abcd\tright\tvague\t1\tPulteney Bridge";
  const read = (text: string) => readVerdicts(`slug\tpicture\tverdict\tsecond\tround\tshows\n${text}\n`);

  it("is read from its line", () => {
    expect(read(line)).toEqual([
      {
        slug: "bath",
        picture: "0123abcd",
        verdict: "right",
        second: "vague",
        round: 1,
        shows: "Pulteney Bridge",
      },
    ]);
  });

  it.each([
    "bath",
    line.replace("right", "?"),
    line.replace("vague", "?"),
    line.replace("vague\t", ""),
    line.replace("0123abcd", "later"),
    `${line}\tmore`,
  ])("that is not whole is refused: %s", (text) => {
    expect(() => read(text)).toThrow("not a verdict");
  });

  it("is asked for anew once the scene has changed", () => {
    const [subject] = subjects;
    if (!subject) throw new Error("the catalogue is empty");
    const moved = { ...subject, scene: { ...subject.scene, parts: [{ part: "windmill" }] } };
    expect(missingLines([subject], verdicts)).toEqual([]);
    expect(missingLines([moved], verdicts)).toEqual([expect.stringContaining(`${subject.slug}\t`)]);
  });
});
