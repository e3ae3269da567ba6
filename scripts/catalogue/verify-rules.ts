import { IS_NO_POINT } from "./same-thing";
import type { Finding } from "./finding";

/** The answers that a person or a rule may give to a finding. */
export const ANSWERS = ["confirmed", "corrected", "removed", "cannot be checked"] as const;
export type Answer = (typeof ANSWERS)[number];

interface Rule {
  readonly name: string;
  readonly answer: Answer;
  readonly applies: (finding: Finding) => boolean;
  /** A short reason for the report. */
  readonly why: (finding: Finding) => string;
}

const LANDSCAPE =
  /\b(?:avenue|bank|bay|beach(?:es)?|bridge|broads?|causeway|church|chapel|cathedral|cliffs?|common|coves?|dales?|dam|docks?|down|downs|edge|estate|falls?|fell|firth|flats|force|forest|gardens?|glen|gorge|green|harbour|head|heath|hills?|island|islands|isle|kirk|lake|lakes|landing|lanes?|links|lochs?|lough|llyn|market|markets|marshes|meadows?|mere|minster|moor|mountain|mountains|ness|park|pier|point|pools?|port|quay|quays|reserve|reservoir|river|rocks?|sands|sea|shops|shore|springs?|square|stones?|strand|street|tarn|tower|town|village|wall|walls|water|waterfall|wharf|wood|woods|woodland)\b/i;

const isAbout =
  (...checks: readonly Finding["check"][]) =>
  ({ check }: Finding) =>
    checks.includes(check);
const isThing = isAbout("activity", "hotel");

/**
 * Rules that each answer many findings; the first rule that applies decides. No rule claims more than its evidence:
 * if the open data cannot show it, the answer is "cannot be checked".
 */
export const RULES: readonly Rule[] = [
  {
    name: "sector",
    answer: "confirmed",
    applies: (finding) => finding.check === "position" && finding.evidence.isInSector === true,
    why: () => "the position lies within its postcode's sector",
  },
  {
    name: "several",
    answer: "confirmed",
    applies: (finding) => isThing(finding) && finding.evidence.isAmbiguous === true,
    why: () => "it is in the open data; of which of them it is, nothing is said and no position given",
  },
  {
    name: "likely",
    answer: "confirmed",
    applies: (finding) => isThing(finding) && Boolean(finding.evidence.likely),
    why: () => "the open data has it, or what it is a part of, under a name much like it; no position given",
  },
  {
    name: "table",
    answer: "cannot be checked",
    applies: ({ check, evidence }) => check === "activity" && evidence.isDining === true,
    why: () => "the open data has no places to eat",
  },
  {
    name: "gap",
    answer: "cannot be checked",
    applies: (finding) => isThing(finding) && finding.evidence.isInGap === true,
    why: () => "the open data has only museums around here",
  },
  {
    name: "route",
    answer: "cannot be checked",
    applies: ({ check, evidence }) => check === "activity" && IS_NO_POINT.test(evidence.name),
    why: () => "a route, a trip or a valley has no single position",
  },
  {
    name: "landscape",
    answer: "cannot be checked",
    applies: ({ check, evidence }) => check === "activity" && LANDSCAPE.test(evidence.name),
    why: () => "the open data has sights, and neither landscape nor places of worship, shops and streets",
  },
  {
    name: "unlisted",
    answer: "cannot be checked",
    applies: isThing,
    why: () => "the open data of 2021 is not complete, and has nothing of this name",
  },
  {
    name: "dogs indoors",
    answer: "cannot be checked",
    applies: ({ check, finding }) => check === "flag" && finding.startsWith("dog friendly and indoors"),
    why: () => "how far dogs may go is left open, and the page says that nobody checked",
  },
  {
    name: "dogs in summer",
    answer: "cannot be checked",
    applies: ({ check, finding }) => check === "flag" && finding.startsWith("a beach for dogs"),
    why: () => "no open data on bans; the page says that nobody checked",
  },
  {
    name: "access by name",
    answer: "cannot be checked",
    applies: ({ check, finding }) => check === "flag" && finding.startsWith("accessible, though"),
    why: () => "step-free access is left open, and the page says that nobody checked",
  },
];
