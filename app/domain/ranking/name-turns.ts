/** By code units, not by a locale's rules, which differ from engine to engine. */
const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Each place's rank when sorted by name, ignoring case; ranks are unique. */
export function nameTurnsOf(places: readonly { readonly name: string }[]): Uint32Array {
  const names = places.map(({ name }) => name.toLowerCase());
  const order = names
    .map((_, position) => position)
    .sort((a, b) => compareNames(names[a] as string, names[b] as string) || a - b);
  const turns = new Uint32Array(names.length);
  order.forEach((position, turn) => {
    turns[position] = turn;
  });
  return turns;
}
