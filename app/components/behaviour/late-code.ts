const NOT_FOUND = 404;
const REMEMBERED = "remembered";
const fetched = new Set<string>();

/**
 * Stands in the built code around every `import()`: remix.config.js puts it in the place of Vite's own preloading, which
 * gives it the module's files. A browser remembers an import that failed for as long as the document lives, and a fetch it
 * does not: so nothing is imported before all of its files are here, and whoever asks again after a failure may succeed.
 */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await fetchAll(files.map((file) => `/${file}`));
  return load().catch((error: unknown) => {
    throw new Error(`${files[0]} is here and was not imported: ${String(error)}`, { cause: REMEMBERED });
  });
}

/** Fetches files of code, each once, so that the browser has them in its cache. Throws where one cannot be had. */
export const fetchAll = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map(fetchOnce));

async function fetchOnce(address: string): Promise<void> {
  if (fetched.has(address) || isPartOfDocument(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`, { cause: answer.status });
  await answer.arrayBuffer();
  fetched.add(address);
}

/** These were loaded with the document, or nothing would run. */
const isPartOfDocument = (address: string): boolean =>
  document.querySelector(
    `link:is([rel="modulepreload"],[rel="stylesheet"])[href="${CSS.escape(address)}"]`,
  ) !== null;

/** Whether the server no longer has the code, as after a release. */
export const isGone = (error: unknown): boolean => error instanceof Error && error.cause === NOT_FOUND;

/** Whether only loading the document anew can bring the code. */
export const needsReload = (error: unknown): boolean =>
  isGone(error) || (error instanceof Error && error.cause === REMEMBERED);
