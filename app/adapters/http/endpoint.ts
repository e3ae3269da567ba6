/** An address below a configured base, which may hold a path and may or may not end in a slash. */
export function endpointUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = `${baseUrl.replace(/\/+$/, "")}${path}`;
  const search = new URLSearchParams(query).toString();
  return search === "" ? address : `${address}?${search}`;
}
