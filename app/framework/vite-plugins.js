import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Parts of the site that only some pages need. Rollup would otherwise put small parts into the chunks of other pages.
 */
const SEPARATE_CHUNKS = {
  // With its icons: rollup would put them into a chunk that needs this one.
  "map-ground": /\/app\/components\/map\/map-ground\.tsx|\/icons\/(minus|scan)\.\w+$/,
  "admin-frame": /\/app\/components\/admin\/admin-(frame|table)\.tsx?/,
  "privacy-text": /\/app\/(components\/about\/(privacy-page|kept-)|routes\/pages\/about\/privacy\.)/,
  "favorites-page":
    /\/app\/(components\/favorites\/favorites-(page|empty)|routes\/pages\/trips\/favorites\.)/,
};

/**
 * Code that changes only with the versions of packages, and our module loader. It is one chunk, so that browsers keep
 * it in their caches when we release.
 */
const FRAMEWORK =
  /\/(load-route-module|early-data)\.ts|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\/|\/vendor\/turbo-stream\/|vite\/preload-helper|commonjsHelpers/;

/** The pages that visitors come for. Each has a chunk of the code that it, and none before it, shares with any other. */
const FRONT_PAGES = {
  "shared-with-results": /\/app\/routes\/pages\/search\/search\.tsx/,
  "shared-with-home": /\/app\/routes\/pages\/home\.tsx/,
};

/**
 * By default rollup joins small modules that every page needs with parts of the admin's pages. Instead, the code that
 * every page loads becomes one chunk, and the code that Home and the results share with other pages becomes two others.
 */
export function separateChunks() {
  return {
    name: "separate-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions: (options) => ({
      ...options,
      onlyExplicitManualChunks: true,
      manualChunks: chunkOf,
    }),
    generateBundle(_, bundle) {
      const circle = Object.keys(bundle).find((chunk) => needs(bundle, chunk).has(chunk));
      if (circle) this.error(`${circle} needs itself: what it makes while it loads may not be there yet.`);
    },
  };
}

/** The chunks that are loaded for this one, and for those in turn. */
function needs(bundle, chunk) {
  const found = new Set();
  const waiting = [...(bundle[chunk].imports ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(bundle[next]?.imports ?? []));
  }
  return found;
}

function chunkOf(id, { getModuleIds, getModuleInfo }) {
  sharing ??= sharingOf([...getModuleIds()], getModuleInfo);
  const separate = Object.keys(SEPARATE_CHUNKS).find((chunk) => SEPARATE_CHUNKS[chunk].test(id));
  if (separate) return separate;
  if (sharing.everywhere.has(id)) return FRAMEWORK.test(id) ? "framework" : "everywhere";
  return sharing.front.get(id);
}

let sharing = null;

function sharingOf(ids, getModuleInfo) {
  // The routes, and the code that comes later.
  const entries = ids.filter(
    (id) => getModuleInfo(id).isEntry || getModuleInfo(id).dynamicImporters.length > 0,
  );
  const reached = new Map(entries.map((entry) => [entry, reachedFrom(entry, getModuleInfo)]));
  const isOneOf = (pattern) => (entry) => pattern.test(entry);
  const everywhere = new Set(
    entries.filter(isOneOf(/\/app\/(root|entry\.client)\.tsx/)).flatMap((entry) => [...reached.get(entry)]),
  );
  const front = new Map();
  for (const [chunk, page] of Object.entries(FRONT_PAGES)) {
    const own = entries.filter(isOneOf(page));
    const others = entries.filter((entry) => !own.includes(entry)).map((entry) => reached.get(entry));
    for (const id of own.flatMap((entry) => [...reached.get(entry)])) {
      const isShared = others.some((other) => other.has(id));
      if (isShared && !everywhere.has(id) && !front.has(id)) front.set(id, chunk);
    }
  }
  return { everywhere, front };
}

function reachedFrom(entry, getModuleInfo) {
  const reached = new Set();
  const ahead = [...getModuleInfo(entry).importedIds];
  while (ahead.length > 0) {
    const id = ahead.pop();
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...getModuleInfo(id).importedIds);
  }
  return reached;
}

const from = (file) => `from ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};`;
const reexport = (name, file) => () => `export { ${name} } ${from(file)}`;

/** Fails if one of the texts has gone with a new version. */
const edited =
  (...edits) =>
  (code) =>
    edits.reduce((text, [theirs, ours]) => {
      if (text.search(theirs) < 0) throw new Error(`${theirs} has gone`);
      return text.replace(theirs, ours);
    }, code);

/** What becomes of the modules of packages that we change. */
const OURS = {
  // Remix's module reacts to a lost connection by reloading the page that the visitor is about to leave.
  "/@remix-run/react/dist/esm/routeModules.js": reexport("loadRouteModule", "load-route-module.ts"),
  "/lucide-react/dist/esm/createLucideIcon.mjs": reexport("createIcon as default", "icon.ts"),
  "/@remix-run/react/dist/esm/single-fetch.js": edited(
    [/^/, () => `import { usingEarlyData } ${from("early-data.ts")}`],
    [
      /async function fetchAndDecode\(url, init\)/,
      "const fetchAndDecode = usingEarlyData(fetchNow);\nasync function fetchNow(url, init, send = fetch)",
    ],
    [/await fetch\(url, init\)/, "await send(url, init)"],
  ),
  // For an urgent update of a context, React throws away the server's HTML of parts whose code is not there yet.
  "/@remix-run/react/dist/esm/browser.js": edited(
    [/setLocation\(newState\.location\)/, "React.startTransition(() => $&)"],
    [
      /window\.__remixContext\.(isSpaMode|future\.v3_singleFetch)/g,
      (_, name) => String(name !== "isSpaMode"),
    ],
  ),
  // From here on, code goes that this site never runs: Remix's links, which these assignments would keep,
  "/@remix-run/react/dist/esm/components.js": edited(
    [/^(Nav)?Link\.displayName = .+$/gm, ""],
    [/future\.v3_singleFetch/g, "true"],
  ),
  // data that does not come with all other data of its page, development's reloads, a root that waits for data,
  "/@remix-run/react/dist/esm/routes.js": edited(
    [/typeof singleFetch === "function"/, "true"],
    [/if \(needsRevalidation\)/, "if (false)"],
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/, "undefined"],
    [/if \(isSpaMode\)/g, "if (false)"],
  ),
  // and data that comes in parts.
  "/@remix-run/router/dist/router.js": edited(
    [/(?<=function isDeferred(?:Result|Data)\(\w+\) \{)/g, " return false;"],
    [/activeDeferreds\.forEach\(/g, "false && $&"],
  ),
};

/** Changes the modules in OURS. Fails if a new version of a package has moved one of them. */
export function ourModules() {
  const missing = new Set(Object.keys(OURS));
  return {
    name: "our-modules",
    apply: "build",
    transform(code, id) {
      const theirs = Object.keys(OURS).find((path) => id.endsWith(path));
      if (!theirs) return null;
      missing.delete(theirs);
      return { code: OURS[theirs](code), map: null };
    },
    generateBundle() {
      const [moved] = missing;
      if (this.environment.name === "client" && moved) this.error(`${moved} has moved`);
    },
  };
}

/**
 * Removes the white space from JSON files that are bundled as text, because the Worker reads its whole script at each
 * start.
 */
export function shortJsonTexts() {
  return {
    name: "short-json-texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".json?raw")) return null;
      const json = JSON.parse(readFileSync(id.slice(0, -"?raw".length), "utf8"));
      return `export default ${JSON.stringify(JSON.stringify(json))};`;
    },
  };
}
