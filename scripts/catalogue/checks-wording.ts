/** Words that a text of the catalogue must not contain, and why. */
interface WordingRule {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * American spellings and words. Some are listed in lower case only, because names contain them with a capital
 * (Rockefeller Center, Thomas Gray).
 */
const AMERICAN =
  /\b(?:[Cc]olor(?:s|ed|ful)?|[Ff]avor(?:s|ed|ite|ites)?|[Ff]lavor(?:s|ed)?|[Nn]eighbor\w*|[Hh]onor(?:s|ed)?|[Ll]abor(?:s|ed)?|humor|rumor\w*|[Pp]arlors?|harbor\w*|[Ss]avor\w*|splendor|vigor|valor|armor\w*|clamor|odor|vapor|gray\w*|centers?|centered|theaters?|meters?|kilometers?|liters?|fibers?|specter|luster|meager|somber|saltpeter|[Tt]ravel(?:er|ers|ing|ed)|canceled|marvelous|jewelers?|jewelry|[Ww]oolen|[Ss]killful|fulfill|enroll|defense|offense|catalog|dialog|plows?|plowed|mustache|skeptic\w*|cozy|aluminum|airplanes?|artifacts?|pajamas|gotten|sidewalks?|vacations?|downtown|restrooms?|parking lots?|railroads?|candy|toward|molded|smolder\w*|\w+-story|storied)\b/;

/** Words in -ize, because the catalogue writes -ise. Words that are always written with a z are allowed. */
const IZE =
  /\b(?!(?:prize|size|seize|capsize|oversize|outsize|maize|downsize|assize|Devize)[sd]?\b|(?:prizing|sizing|seizing|capsizing)\b)\w+(?:ize[sd]?|izing|ization)\b/i;

const CLICHES =
  /\b(?:nestle[sd]?|nestling|hidden gems?|must[- ](?:see|visit|do)|something for every(?:one|body)|picture[- ](?:perfect|postcard)|chocolate[- ]box|steeped in|rich (?:history|heritage|tapestry)|vibrant|breath-?taking|stunning(?:ly)?|boasts?|boasting|bustling|quaint|iconic|world[- ]class|unforgettable|jewel in the crown|(?:off|from) the beaten (?:track|path)|step(?:ping)? back in time|feast for the|perfect (?:for|destination|place|spot|getaway)|a haven (?:for|of)|testament to|bursting with|foodies?|instagram\w*|bucket list|best-kept secret|mecca|look no further|treasure trove|timeless|idyllic|picturesque|charming|fun for all the family|not to be missed|rolling hills|majestic|awe-inspiring|mouth-?watering|hustle and bustle|gem of a|the perfect)\b/i;

/** Prices, opening times and news, which are true today and wrong next season. */
const QUICKLY_DATED =
  /£|\$|€|\b\d+ ?(?:pounds|pence)\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|\bopens? (?:daily|every day|at \d|from \d|all week|until)|\b(?:closed|closes) (?:on|at) |\b(?:currently|recently|nowadays|newly|at present|at the moment|until further notice|coming soon|this (?:year|season|summer|winter)|next (?:year|season|summer)|last year|due to (?:re-?)?open|being (?:restored|refurbished|rebuilt)|under (?:restoration|refurbishment|construction))\b/i;
/** Years from 2026 on, because a text must not announce anything. Years BC are allowed. */
const YEAR = /\b(?:202[6-9]|20[3-9]\d)\b(?! BC)/;

const PLACEHOLDER =
  /\b(?:lorem|ipsum|to ?do:|tb[acd]|fixme|xxx+|placeholder|sample text|dummy|test (?:data|entry|hotel|activity)|untitled|n\/a|undefined|null|insert (?:here|name))\b|[{}<>[\]|_]|\.{3}/i;

const VENDORS =
  /\b(?:google|trip ?advisor|booking\.com|expedia|airbnb|openstreetmap|wikipedia|facebook|twitter|tiktok|yelp|chatgpt|open-?meteo|api|json|https?|www)\b/i;

const WORDING_RULES: readonly WordingRule[] = [
  { name: "American spelling or word", pattern: AMERICAN },
  { name: "-ize where the catalogue writes -ise", pattern: IZE },
  { name: "cliché", pattern: CLICHES },
  { name: "price, opening time or news that dates quickly", pattern: QUICKLY_DATED },
  { name: "year that is not yet over", pattern: YEAR },
  { name: "placeholder", pattern: PLACEHOLDER },
  { name: "vendor or technical word", pattern: VENDORS },
  { name: "double space, or space at an end", pattern: /\s{2}|^\s|\s$|\n/ },
  { name: "space before punctuation", pattern: /\s[,.;:!?]/ },
  { name: "doubled word", pattern: /\b(the|a|an|and|of|to|in|is|it|on|at|by|with|for|from) \1\b/i },
  { name: "doubled punctuation", pattern: /[,.;:!?][,.;:]/ },
  { name: "curly quote, long dash or ellipsis where the catalogue writes them plain", pattern: /[‘’“”—…]/ },
  { name: "shouting", pattern: /(?<!Eureka|Xplore|Westward Ho)!|\b(?!JORVIK|UNESCO|PATRIC)\p{Lu}{6,}\b/u },
  { name: "odd character", pattern: /[^\p{Script=Latin}\p{Nd}\s.,;:?!'"()&/–+*-]/u },
];

/** Returns the names of the rules that the text breaks, each with the words that break it. */
export function wordingFaults(text: string): string[] {
  return WORDING_RULES.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text);
    return found ? [`${name}: ${JSON.stringify(found[0])}`] : [];
  });
}

/**
 * Returns the sentences of a description. A full stop after a capital or after a title's abbreviation does not end a
 * sentence.
 */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<!\b(?:[A-Z]|Dr|Mr|Mrs|St)\.)(?<=[.?!]['")]?)\s+(?=['"(]?[A-Z\d])/);
}

export function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).length;
}

const OPENING = "(?:open(?:s|ed)?|closed?s?|shut|runs?|boats?|tours?|meetings?|shown|volunteer-run)";
const OF_THE_YEAR = "(?:season|spring|summer|autumn|winter|Easter)";
const SEASON = new RegExp(
  `\\b(?:${OPENING}\\b[^.;]*\\b${OF_THE_YEAR}|for the season|seasonal(?:ly)?|in season|spring (?:to|until) autumn)\\b`,
  "i",
);
/**
 * Words about a season other than the opening season: when dogs are allowed, when flowers bloom, when stalls are
 * busy.
 */
const OTHER_SEASON =
  /\b(?:dogs?|lifeguard\w*|lit on|puffins?|swans?|flowers?|pups?|(?:a )?(?:ferry|bus|land train|kiosk|caf\u00e9|bikes?|stalls|boats?|donkeys)\b[^.;]*\b(?:season|summer)|(?:boat|river|passenger) trips?|boats? (?:go|can|down|trips?)|concerts|nesting|since|dry summer)\b/i;

/** Returns whether a description says that a thing to do is open for only part of the year. */
export function speaksOfSeason({ description, cost, indoor }: SeasonWords): boolean {
  // A beach or a path never closes: a season in its description is about lifeguards, boats or flowers.
  if (cost === "free" && indoor !== true) return false;
  return sentencesOf(description)
    .flatMap((sentence) => sentence.split(/[;:]\s/))
    .some((part) => SEASON.test(part) && !OTHER_SEASON.test(part));
}

interface SeasonWords {
  readonly description: string;
  readonly cost?: string;
  readonly indoor?: boolean;
}
