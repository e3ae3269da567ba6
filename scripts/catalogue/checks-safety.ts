import type { CatalogueFile } from "#app/domain/catalogue/file";

/** Words that send people where the sea, a river, guns or a slope may harm them, and the words that then must follow. */
interface SafetyRule {
  readonly name: string;
  readonly sends: RegExp;
  readonly cautions: RegExp;
}

const TIME_OF_THE_TIDE =
  /\b(?:tide (?:tables?|board|first)|(?:crossing|safe) times|falling tide|look (?:it|its times)? ?up|look up low water|before (?:it|the tide) (?:turns|comes|rises)|before the sea comes back|turn back|until it turns|the tide (?:turns|closes|comes in)|tides? (?:cut|cover)|covers? parts|covered|keep (?:away|back|off|near|to)|stay (?:off|near|on)|official guide|mind the (?:tide|rips)|watch the tide|know the time|only around|flags|heed|obey|when the sea covers|creeks beyond|when the tide is out|half a mile on foot|at any tide|when the bar|either side of low)\b/i;

const RULES: readonly SafetyRule[] = [
  {
    name: "sends people below high water, and does not say when to be back",
    sends:
      /\b(?:(?:at|around|half) low (?:tide|water)|at low (?:tide|water)|low-tide|low water|half tide|the tide (?:goes|is) out|foreshore|sandbanks?|tidal (?:sand|island|road|way)\b|rock[- ]pools?|on foot over the sands?|over the sands|causeway that)/i,
    cautions: TIME_OF_THE_TIDE,
  },
  {
    name: "sends people into caves or under cliffs by the sea, and does not say when to be out",
    sends:
      /\b(?:caves? (?:to explore|at (?:one|the \w+) end)|arches and caves|rock pools and caves|caves below|sea caves?|fossils? (?:at|under|wash|are common)|(?:look|search|hunt)(?:ing)? for (?:fossils|sharks' teeth))\b/i,
    cautions:
      /\b(?:falling tide|before it turns|keep (?:away|back)|stay (?:off|back)|sea comes back|when the water allows|keep children|leave the hammer|as the tide falls|while the tide falls|well away)\b/i,
  },
  {
    name: "sends people into rivers, lakes or the sea to swim, and does not say who should stay out",
    sends: /\b(?:swim (?:your|from|in the|on the)|or swim\b|wild swim|swim\.$|for swimming\.$|jump in)/i,
    cautions:
      /\b(?:strong swimmers|confident|lido|pool|lifeguards?|only the hardy|too wild|dangerous|not allowed|do not swim)\b/i,
  },
  {
    name: "sends people to an army range, and does not say when it is open",
    sends: /\b(?:army range|army's ranges|army (?:fires|trains)|firing range|danger area)\b/i,
    cautions:
      /\b(?:heed|red flags?|is shut at times|when the road is open|for a century|have been handed)\b/i,
  },
  {
    name: "sends people on to a landslip or below a cliff that falls, and does not say what to check",
    sends: /\b(?:jungle and landslip|crumbling cliffs|cliffs that (?:still )?slip|the way down is rough)\b/i,
    cautions: /\b(?:check|keep (?:away|back)|from the path on top|carried away)\b/i,
  },
  {
    name: "looks on to the sands of Morecambe Bay, and does not name the guide",
    sends:
      /\b(?:Canal Foot|beside the salt marsh, then|from Heysham to Hest Bank|the sands without|Kent's? (?:estuary|bore))\b/,
    cautions: /\bguide\b/,
  },
];

/** Places and things whose words are harmless, by the reason. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  "people look at it from dry land": [
    ...["hunstanton", "margate", "padstow", "poole", "dornoch/Loch Fleet and the Big Burn"],
    ...["golspie/Loch Fleet National Nature Reserve", "kirkwall/Mull Head and the Gloup"],
    ...["bournemouth/Hengistbury Head", "beaulieu/Riverside walk to Buckler's Hard"],
  ],
  "the place's crossings have the times": ["colonsay", "newborough"],
  "no sea, and no deep water": [
    ...["coniston/The Old Man of Coniston", "hollingworth-lake/Healey Dell"],
    "royal-tunbridge-wells/Tunbridge Wells Common and Wellington Rocks",
  ],
  "a walled harbour": ["penzance/Mousehole", "port-isaac/The harbour and the lanes"],
  "a ferry goes there": ["bournemouth/Brownsea Island"],
  "salmon jump": ["crathes/Bridge of Feugh", "edzell/The Rocks of Solitude"],
  "it names those who swim": ["portobello"],
  "the hunt is at Charmouth, with its caution": ["lyme-regis"],
  "the pool is in a museum": ["filey/Filey Museum"],
  "a ranger leads": ["flamborough/Living Seas Centre"],
};
const EXCEPTIONS = new Set(Object.values(HARMLESS).flat());

/** Returns the entries of the allow list that no rule finds any more. */
export function idleExceptions(files: readonly CatalogueFile[]): string[] {
  const found = new Set(
    textsWithCautions(files).flatMap(({ where, text }) => (unsafeIn(text).length > 0 ? [where] : [])),
  );
  return [...EXCEPTIONS].filter((where) => !found.has(where));
}

/** Returns the texts that send people into danger without a word of caution, each with the rule's name. */
export function unsafeTexts(files: readonly CatalogueFile[]): string[] {
  return textsWithCautions(files).flatMap(({ where, text }) =>
    EXCEPTIONS.has(where) ? [] : unsafeIn(text).map((rule) => `${where}: ${rule}`),
  );
}

export const unsafeIn = (text: string): string[] =>
  RULES.filter(({ sends, cautions }) => sends.test(text) && !cautions.test(text)).map(({ name }) => name);

const textsWithCautions = (files: readonly CatalogueFile[]) =>
  files.flatMap(({ slug, description, activities }) => [
    { where: slug, text: description },
    ...activities.map(({ name, description: text, tide = "" }) => ({
      where: `${slug}/${name}`,
      text: `${text} ${tide}`,
    })),
  ]);
