import type { Band } from "./rating-curve";

export const RANKING_STYLES = ["urban", "beach"] as const;
export type RankingStyle = (typeof RANKING_STYLES)[number];

export const FACETS = ["thermal", "sky", "rain", "wind"] as const;
export type Facet = (typeof FACETS)[number];

/** Points are at most 10, and below zero for the worst weather; the score multiplies them by the weight. */
interface FacetScore {
  readonly points: number;
  readonly weight: number;
}
export type FacetScores = Readonly<Record<Facet, FacetScore>>;

type FacetBands = Readonly<Record<Facet, readonly Band[]>>;

/** The smallest positive number, so zero itself has a band of its own. */
const ABOVE_ZERO = Number.MIN_VALUE;

const band = (from: number, to: number, points: number): Band => ({ from, to, points });

const WIND_KMH: readonly Band[] = [
  band(0, 0, 8),
  band(ABOVE_ZERO, 10, 10),
  band(10, 20, 9),
  band(20, 30, 8),
  band(30, 40, 6),
  band(40, 50, 3),
  band(50, 70, 0),
  band(70, Infinity, -10),
];

/** Scott, Rutty, Amelung, Tang 2016, doi 10.3390/atmos7060080. In °C, % of cloud, mm, km/h. */
const URBAN: FacetBands = {
  thermal: [
    band(-Infinity, -6, 1),
    band(-6, 0, 2),
    band(0, 7, 3),
    band(7, 11, 4),
    band(11, 15, 5),
    band(15, 18, 6),
    band(18, 20, 7),
    band(20, 23, 9),
    band(23, 26, 10),
    band(26, 27, 9),
    band(27, 29, 8),
    band(29, 31, 7),
    band(31, 33, 6),
    band(33, 35, 5),
    band(35, 37, 4),
    band(37, 39, 2),
    band(39, Infinity, 0),
  ],
  sky: [
    band(0, 0, 8),
    band(1, 10, 9),
    band(11, 20, 10),
    band(21, 30, 9),
    band(31, 40, 8),
    band(41, 50, 7),
    band(51, 60, 6),
    band(61, 70, 5),
    band(71, 80, 4),
    band(81, 90, 3),
    band(91, 99, 2),
    band(100, 100, 1),
  ],
  rain: [
    band(0, 0, 10),
    band(ABOVE_ZERO, 3, 9),
    band(3, 6, 8),
    band(6, 9, 5),
    band(9, 12, 2),
    band(12, 25, 0),
    band(25, Infinity, -1),
  ],
  wind: WIND_KMH,
};

/** HCI:Beach (Rutty et al. 2020, doi 10.3390/atmos11040412). Units as above. */
const BEACH: FacetBands = {
  thermal: [
    band(-Infinity, 10, -10),
    band(10, 15, -5),
    band(15, 17, 0),
    band(17, 18, 1),
    band(18, 19, 2),
    band(19, 20, 3),
    band(20, 21, 4),
    band(21, 22, 5),
    band(22, 23, 6),
    band(23, 26, 7),
    band(26, 28, 9),
    band(28, 31, 10),
    band(31, 33, 9),
    band(33, 34, 8),
    band(34, 35, 7),
    band(35, 36, 6),
    band(36, 37, 5),
    band(37, 38, 4),
    band(38, 39, 2),
    band(39, Infinity, 0),
  ],
  sky: [
    band(0, 0, 8),
    band(1, 14, 9),
    band(15, 25, 10),
    band(26, 35, 9),
    band(36, 45, 8),
    band(46, 55, 7),
    band(56, 65, 6),
    band(66, 75, 5),
    band(76, 85, 4),
    band(86, 95, 3),
    band(96, 100, 2),
  ],
  rain: [
    band(0, 0, 10),
    band(ABOVE_ZERO, 3, 9),
    band(3, 6, 8),
    band(6, 9, 6),
    band(9, 12, 4),
    band(12, 25, 0),
    band(25, Infinity, -1),
  ],
  wind: WIND_KMH,
};

export const BANDS: Readonly<Record<RankingStyle, FacetBands>> = { urban: URBAN, beach: BEACH };

/** By which the score multiplies the points of each facet. Ten points in every facet make 100. */
export const WEIGHTS: Readonly<Record<RankingStyle, Readonly<Record<Facet, number>>>> = {
  urban: { thermal: 4, sky: 2, rain: 3, wind: 1 },
  beach: { thermal: 2, sky: 4, rain: 3, wind: 1 },
};
