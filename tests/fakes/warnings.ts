import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { WarningArea } from "#app/domain/warnings/warning-area";
import type { OfficialWarning } from "#app/domain/warnings/official-warning";

/** For tests: a made-up warning for the whole country over many years, with the given changes. */
export const everywhere = (told: Partial<OfficialWarning> = {}): OfficialWarning => ({
  id: "made-up",
  level: "amber",
  hazards: ["WIND"],
  headline: "Made up: strong winds may disrupt travel",
  fromMs: 0,
  untilMs: Date.UTC(2100, 0),
  area: boxOf(-12, 48, 4, 62),
  ...told,
});

export const boxOf = (west: number, south: number, east: number, north: number): WarningArea => [
  [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  ],
];

/** Returns an area that contains the place at this position of `someSnapshot`, and no other place. */
export const aroundPlace = (position: number): WarningArea => {
  const latitude = 50.5 + position / 100;
  return boxOf(-2.004, latitude - 0.004, -1.996, latitude + 0.004);
};

/** Returns the known warnings right after a look. */
export const justLooked = (...inForce: readonly OfficialWarning[]): KnownWarnings => ({
  isKnown: true,
  lookedAtMs: Date.UTC(2026, 6, 16, 11),
  inForce,
});
