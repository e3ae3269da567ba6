export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];
