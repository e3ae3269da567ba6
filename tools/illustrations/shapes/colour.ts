const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A #rrggbb colour the given share (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share);
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
