import { distinctiveWords } from "#app/domain/catalogue/file-campsite-names";

const WORDS_OF_ANY_NAME = new Set("a an and at by de for from in near of on the to with y".split(" "));

/** Two names that share only such words are not the same place. */
const WORDS_OF_KINDS = new Set(
  (
    "abbey art aquarium bar bathing bay beach bed breakfast building camp castle cathedral centre church city collection " +
    "cottage country estate farm gallery garden guest hall harbour heritage hill history holiday hostel hotel house inn " +
    "island lake local lodge manor memorial mill monument museum national nature old park pier port priory railway " +
    "reserve restaurant river room royal sand sea shop spa st saint station street theatre tour tower town trail trust " +
    "view viewpoint village visitor walk water wood world zoo north east south west"
  ).split(" "),
);

/** Without case, accents, apostrophes, plurals and filler words. */
export function nameWords(name: string): ReadonlySet<string> {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ");
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
  return new Set(words.filter((word) => !WORDS_OF_ANY_NAME.has(word)));
}

/** "Cook Museum" is "Captain Cook Museum", "Castle" is not "Castle Gardens". */
export function isSameName(a: string, b: string, destinationName: string): boolean {
  const [fewer, more] = bySize(nameWords(a), nameWords(b));
  if (fewer.size === 0 || !isPartOf(fewer, more)) return false;
  return fewer.size === more.size || hasProperWord(fewer, nameWords(destinationName));
}

/** Of places side by side, which is evidence too, so the names need less in common. */
export function isSimilarName(a: string, b: string): boolean {
  const [fewer, more] = bySize(nameWords(a), nameWords(b));
  return fewer.size > 0 && isPartOf(fewer, more);
}

/** One source may call it a campsite, and another a caravan park. */
export function isSameSiteName(a: string, b: string, destinationName: string): boolean {
  const [fewer, more] = bySize(distinctiveWords(a, destinationName), distinctiveWords(b, destinationName));
  return fewer.size > 0 ? isPartOf(fewer, more) : isSameName(a, b, destinationName);
}

type Words = ReadonlySet<string>;

function bySize(a: Words, b: Words): readonly [Words, Words] {
  return a.size <= b.size ? [a, b] : [b, a];
}

function isPartOf(words: Words, others: Words): boolean {
  return [...words].every((word) => others.has(word));
}

function hasProperWord(words: Words, ofDestination: Words): boolean {
  return [...words].some((word) => !WORDS_OF_KINDS.has(word) && !ofDestination.has(word));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=ch|sh|x)es$|(?<!s)s$/, "") : word;
}
