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
