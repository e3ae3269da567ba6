import type { KnipConfig } from "knip";

/** Finds unused drawings and functions. */
export default {
  entry: ["tools/illustrations/{build,sheets}.ts"],
  project: ["tools/illustrations/**/*.ts"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [/.*/],
} satisfies KnipConfig;
