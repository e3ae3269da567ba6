/** From its lower edge to that of the next. A band for a single value has two equal edges. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

interface RatingCurve {
  readonly middles: Float64Array;
  readonly points: Float64Array;
}

const widthOf = (band: Band | undefined): number => (band === undefined ? 0 : band.to - band.from);

/** A band with an open end has the width of its neighbour. */
function middleOf(band: Band, index: number, bands: readonly Band[]): number {
  if (band.from === -Infinity) return band.to - widthOf(bands[index + 1]) / 2;
  if (band.to === Infinity) return band.from + widthOf(bands[index - 1]) / 2;
  return (band.from + band.to) / 2;
}

/** In ascending order. In the middle of each band the curve has the band's published points. */
export function ratingCurve(bands: readonly Band[]): RatingCurve {
  return {
    middles: Float64Array.from(bands.map(middleOf)),
    points: Float64Array.from(bands, (band) => band.points),
  };
}

/** Linear between two middles, flat beyond the outer ones. NaN gives NaN. */
export function pointsOn({ middles, points }: RatingCurve, value: number): number {
  if (Number.isNaN(value)) return NaN;
  const last = middles.length - 1;
  let right = 0;
  while (right < last && value > (middles[right] as number)) right += 1;
  const x1 = middles[right] as number;
  const y1 = points[right] as number;
  if (right === 0 || value >= x1) return y1;
  const x0 = middles[right - 1] as number;
  const y0 = points[right - 1] as number;
  return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
}
