import type { KnipConfig } from "knip";

/** Drawings and helpers that nothing uses. */
export default {
  entry: ["tools/illustrations/{build,sheets}.ts"],
  project: ["tools/illustrations/**/*.ts"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [/.*/],
} satisfies KnipConfig;
