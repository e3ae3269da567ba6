/** Homes, storage, private grounds of groups, or spots where people once put up a tent. */
const NOT_FOR_VISITORS =
  /\b(private|residential|retirement|mobile homes?|park homes?|storage|members?|scouts?|scouting|guides?|girlguiding|baden.powell|cadets?|urdd|lrp|rowing|education|(outdoor|adventure|activity|activities) centre|gyps(y|ies)|travell?ers?|exhibitors?|staff|crew|disused|closed|naturists?|sun club|informal|wild camp|permit)\b/i;
const NO_PROPER_NAME = /^(\p{Ll}|www\.)|^.{0,2}$|^.{61,}$/u;

const WORDS_OF_ANY_SITE = new Set(
  (
    "a and at by cabin camc camp camping campsite campervan caravan caravaning caravanning cl club cs field glamping holiday " +
    "in motorhome near of on park pitch pod site tent the touring tourer tourist with yha"
  ).split(" "),
);

export function isForVisitors(name: string): boolean {
  return !NO_PROPER_NAME.test(name) && !NOT_FOR_VISITORS.test(name) && distinctiveWords(name, "").size > 0;
}

/** As `isOnlyTownsName` expects them. "Ruthin and Denbigh" gives two. */
export function namesOfTowns(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => name.split(/\/|,|&|\band\b/)).map(plainName));
}

/** In a name with slashes ("Caergybi/Holyhead"), one part is enough. */
export function isOnlyTownsName(siteName: string, towns: ReadonlySet<string>): boolean {
  return siteName.split("/").some((part) => towns.has(plainName(part)));
}

const plainName = (name: string) => wordsOf(name).join(" ");

/** They show whether two entries are one site, listed as a campsite and as a caravan park. */
export function distinctiveWords(siteName: string, placeName: string): ReadonlySet<string> {
  const ofThePlace = new Set(wordsOf(placeName));
  return new Set(wordsOf(siteName).filter((word) => !WORDS_OF_ANY_SITE.has(word) && !ofThePlace.has(word)));
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['\u2019]/g, "");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=tch|sh)es$|(?<!s)s$/, "") : word,
  );
}
