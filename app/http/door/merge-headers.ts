/** All the headers of all of them: cookies add up, where copying would keep the last one only. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Headers();
  for (const headers of all) for (const [name, value] of headers) merged.append(name, value);
  return merged;
}
