import { describe, expect, it } from "vitest";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { encodeText } from "#app/domain/bytes";
import { rememberEach } from "./remember";

/** Makes texts and counts how often it was called for each key and subject. */
function counted(length = 1) {
  const made: string[] = [];
  const of = rememberEach<object, number, string>(
    (id) => id,
    (id, key) => {
      made.push(`${key}${id}`);
      return `${key}${id}`.padEnd(length);
    },
  );
  return { made, of };
}

describe("texts that are remembered", () => {
  it("are made once for an owner, a key and a subject", () => {
    const { made, of } = counted();
    const [one, other] = [{}, {}];
    expect([of(one, "a")(1), of(one, "a")(1), of(one, "a")(2), of(one, "b")(1)]).toEqual([
      ...["a1", "a1", "a2", "b1"],
    ]);
    expect(made).toEqual(["a1", "a2", "b1"]);
    of(other, "a")(1);
    expect(made).toEqual(["a1", "a2", "b1", "a1"]);
    expect(of(one)(1)).toBe("1");
  });

  it("are no other maker's, though owner, key and subject are the same", () => {
    const owner = {};
    const [one, other] = [counted(), counted()];
    one.of(owner, "a")(1);
    other.of(owner, "a")(1);
    expect([one.made, other.made]).toEqual([["a1"], ["a1"]]);
  });

  it.each([
    ["a text, two bytes a sign", "x".repeat(MEMORY_SHARES.answerTexts * 0.3)],
    ["a text in parts", ["x".repeat(MEMORY_SHARES.answerTexts * 0.3)]],
    ["bytes", encodeText("x".repeat(MEMORY_SHARES.answerTexts * 0.6))],
  ])("make room for later ones of other owners, by their size: %s", (_, text) => {
    let made = 0;
    const of = rememberEach<object, number, typeof text>(
      (id) => id,
      () => {
        made += 1;
        return text;
      },
    );
    const [earlier, later] = [{}, {}];
    of(earlier)(1);
    of(earlier)(1);
    expect(made).toBe(1);
    of(later)(1);
    of(later)(1);
    expect(made).toBe(2);
    of(earlier)(1);
    expect(made).toBe(3);
  });
});
