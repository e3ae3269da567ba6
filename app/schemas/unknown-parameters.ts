const MOST_NAMED = 5;
const LONGEST_NAME = 40;

/** By name. A misspelt name would silently give another answer. */
export function unknownParameters(
  address: URLSearchParams,
  isKnown: (name: string) => boolean,
): Readonly<Record<string, string>> {
  const unknown = [...new Set(address.keys())].filter((name) => !isKnown(name)).slice(0, MOST_NAMED);
  return Object.fromEntries(
    unknown.map((name) => [name.slice(0, LONGEST_NAME), "This call has no such parameter"]),
  );
}
