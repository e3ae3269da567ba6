import type { DriveLoad } from "./traffic";

/**
 * What traffic can delay on a way, as one number that can be added: hundredths of minutes on strategic roads; below them, in
 * `DELAY_STEPS` a minute, what traffic adds on local roads in the mean of a week. 18 + 28 bits.
 */
export type TrafficLoad = number;

const STRATEGIC = 2 ** 28;
/** A hundredth of a minute, times the sum of two percentages. */
const DELAY_STEPS = 100 * 200;

export const strategicLoad = (minuteHundredths: number): TrafficLoad => minuteHundredths * STRATEGIC;

/** The delays in percent, of the nodes at both ends. */
export const localLoad = (minuteHundredths: number, from: number, to: number): TrafficLoad =>
  Math.round(minuteHundredths * (from + to));

export function unpackLoad(load: TrafficLoad): Omit<DriveLoad, "minutes"> {
  const strategic = Math.floor(load / STRATEGIC);
  return { strategic: strategic / 100, localDelay: (load - strategic * STRATEGIC) / DELAY_STEPS };
}
