/** The arrows of docs/architecture.md: which layers each layer may import. */
const isTest = "\\.test\\.tsx?$";
/** The folder of a layer below app/, and the one of the same name in each feature. */
const layer = (names) => [`^app/(${names})/`, `^app/features/[^/]+/(${names})/`];
/** The parts of services that their implementations may import: ports, and where to log. */
const contracts = [
  "^app/services/ports\\.ts$",
  "^app/services/[^/]+/ports\\.ts$",
  "^app/features/[^/]+/services/ports\\.ts$",
];
/** The data of pages. */
const views = [
  "^app/features/[^/]+/presenters/view\\.ts$",
  ...layer("presenters").map((folder) => `${folder}.+[/-]view\\.ts$`),
];
const composition = ["^app/composition(\\.server\\.ts$|/)", "^app/features/[^/]+/[^/]+\\.server\\.ts$"];

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-is-pure",
      comment: "The domain imports only the domain.",
      severity: "error",
      from: { path: layer("domain"), pathNot: isTest },
      to: { pathNot: layer("domain") },
    },
    {
      name: "services-know-domain-and-ports",
      severity: "error",
      from: { path: layer("services"), pathNot: isTest },
      to: { pathNot: layer("domain|services") },
    },
    {
      name: "notes-know-the-domain-and-themselves",
      severity: "error",
      from: { path: "^app/notes/([^/]+)/", pathNot: isTest },
      to: { path: "^app/", pathNot: ["^app/domain/", ...contracts, "^app/notes/$1/", "^app/adapters/http/"] },
    },
    {
      name: "only-composition-names-notes",
      comment: "Whoever shows notes does not know which there are; a feature may be about one of them.",
      severity: "error",
      from: {
        path: "^(app|workers)/",
        pathNot: ["^app/composition/", "^app/features/", "^app/notes/", isTest],
      },
      to: { path: "^app/notes/" },
    },
    {
      name: "adapters-implement-ports",
      comment:
        "An adapter knows the domain, the ports and its own kind; never a use case, the database or a page.",
      severity: "error",
      from: { path: ["^app/adapters/([^/]+)/", "^app/features/([^/]+)/adapters/"], pathNot: isTest },
      to: {
        path: "^app/",
        pathNot: [
          ...layer("domain"),
          ...contracts,
          "^app/adapters/$1/",
          "^app/features/$1/adapters/",
          "^app/adapters/(http/|cache/key-value-store)",
        ],
      },
    },
    {
      name: "drizzle-only-in-db",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: layer("db") },
      to: { path: "node_modules/drizzle-orm" },
    },
    {
      name: "db-implements-ports",
      severity: "error",
      from: { path: layer("db"), pathNot: isTest },
      to: { path: "^app/", pathNot: [...layer("db|domain"), ...contracts] },
    },
    {
      name: "routes-are-thin",
      comment: "Routes parse, call a use case and present: no adapter, no store, no composition.",
      severity: "error",
      from: { path: layer("routes"), pathNot: isTest },
      to: { path: ["^app/env\\.server", ...layer("adapters|db"), ...composition] },
    },
    {
      name: "components-stay-in-the-browser",
      severity: "error",
      from: { path: layer("components"), pathNot: isTest },
      to: {
        path: "^app/",
        pathNot: [
          ...layer("components|domain|offline|styles"),
          "^app/framework/(early-data|link|load-route-module|on-plain-click|router)\\.tsx?$",
          ...views,
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "offline-knows-no-page",
      comment: "The worker outlives every page: it and what it shares with them draw nothing of the site's.",
      severity: "error",
      from: { path: layer("offline"), pathNot: isTest },
      to: { pathNot: [...layer("domain|offline"), "^app/framework/router\\.ts$", ...views] },
    },
    {
      name: "only-composition-names-adapters",
      severity: "error",
      from: {
        path: "^app/",
        // Notes may fetch, and nothing else: see notes-know-the-domain-and-themselves.
        pathNot: [...composition, ...layer("adapters|db"), "^app/notes/", isTest],
      },
      to: { path: layer("adapters|db") },
    },
    {
      name: "presenters-know-the-domain",
      comment: "What use cases answer is theirs to read: types of services, and the ports' own values.",
      severity: "error",
      from: { path: layer("presenters"), pathNot: isTest },
      to: {
        path: "^app/",
        pathNot: [...layer("presenters|domain"), ...contracts, "^app/notes/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "presenters-know-no-door",
      severity: "error",
      from: { path: layer("presenters"), pathNot: isTest },
      to: { path: "^app/", pathNot: [...layer("presenters|domain|services"), "^app/notes/"] },
    },
    {
      name: "http-reads-and-answers",
      comment:
        "It calls use cases only as it is given them: of services it knows types, and the ports' values.",
      severity: "error",
      from: { path: layer("http"), pathNot: isTest },
      to: {
        path: "^app/",
        pathNot: [
          ...layer("http|domain|schemas|presenters"),
          ...contracts,
          "^app/features/[^/]+/addresses\\.ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "http-rooms",
      comment:
        "From the door inwards: door, session, bodies, then answers and address, which know none of the others.",
      severity: "error",
      from: { path: "^app/http/(session|bodies|answers|address)/", pathNot: isTest },
      to: { path: "^app/http/(door|loaders|actions)/" },
    },
    {
      name: "http-answers-and-address-know-no-room",
      severity: "error",
      from: { path: "^app/http/(answers|address)/", pathNot: isTest },
      to: { path: "^app/http/", pathNot: "^app/http/(answers|address)/" },
    },
    {
      name: "schemas-know-the-domain",
      comment: "Of services they know types only: what a use case wants read.",
      severity: "error",
      from: { path: "^app/schemas/", pathNot: isTest },
      to: { path: "^app/", pathNot: "^app/(schemas|domain)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "framework-knows-no-page",
      comment:
        "What replaces a part of the framework knows the door's addresses and types, and nothing of pages.",
      severity: "error",
      from: { path: "^app/framework/", pathNot: isTest },
      to: { path: "^app/", pathNot: "^app/(framework|http/(door|address))/" },
    },
    {
      name: "worker-reads-the-built-server",
      comment: "Source under app/ would be bundled twice.",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^app/", pathNot: "\\.(bin|tsv)$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "env-knows-variables-only",
      severity: "error",
      from: { path: "^app/env\\.server\\.ts$" },
      to: { path: "^(app|workers)/" },
    },
    {
      name: "fakes-are-for-tests",
      comment: "What runs is made of real parts; scripts and tools use the app, never the other way round.",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: isTest },
      to: { path: "^(tests|scripts|tools)/" },
    },
    {
      name: "scripts-use-the-app",
      comment: "The bench alone starts the built site, with the harness of its tests.",
      severity: "error",
      from: { path: "^(scripts|tools)/", pathNot: [isTest, "^scripts/bench/"] },
      to: { path: "^tests/" },
    },
    {
      name: "harness-knows-no-test",
      comment:
        "Integration tests, chaos, journeys and the bench start the site by it, and none of them by another.",
      severity: "error",
      from: { path: "^(scripts/bench|tests/(harness|fakes))/" },
      to: { path: "^tests/", pathNot: "^tests/(harness|fakes)/" },
    },
    {
      name: "core-names-no-feature",
      comment:
        "But for four lists: composition, addresses, what pages draw, the browser's worker (decision 092).",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          "^app/features/",
          "^app/composition/features\\.server\\.ts$",
          "^app/http/address/addresses\\.ts$",
          "^app/components/features-[^/]*\\.tsx$",
          "^app/offline/sw\\.ts$",
          isTest,
        ],
      },
      to: { path: "^app/features/" },
    },
    {
      name: "features-know-the-core",
      comment: "A feature goes with its folder, so that no other may need it.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/", pathNot: isTest },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: { orphan: true, path: "^app/", pathNot: [isTest, "\\.d\\.ts$", "^app/framework/worker/"] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.cache)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"], conditionNames: ["import", "types"] },
  },
};
