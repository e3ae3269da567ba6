export const PASSES = [
  "nt",
  "english-heritage",
  "nts",
  "hes",
  "cadw",
  "rspb",
  "wwt",
  "rhs",
  "wildlife-trusts",
] as const;
export type Pass = (typeof PASSES)[number];

/** As in "National Trust members". Each Wildlife Trust is a body of its own. */
export const PASS_NAMES: Readonly<Record<Pass, string>> = {
  nt: "National Trust",
  "english-heritage": "English Heritage",
  nts: "National Trust for Scotland",
  hes: "Historic Scotland",
  cadw: "Cadw",
  rspb: "RSPB",
  wwt: "WWT",
  rhs: "RHS",
  "wildlife-trusts": "local Wildlife Trust",
};

export const freeWithCard = (pass: Pass): string => `Free with your ${PASS_NAMES[pass]} card`;

/** In the order of PASSES; unknown ones are left out. */
export const passesIn = (texts: readonly string[]): Pass[] => PASSES.filter((pass) => texts.includes(pass));
