/// <reference types="vite/client" />
/// <reference types="@cloudflare/workers-types/2023-07-01" />

interface ImportMetaEnv {
  /** Identifies the build; undefined if there is no build, as in tests. */
  readonly RELEASE: string;
}

/** The built server. Declared here, so that types are checked whether or not build/ exists. */
declare module "*/build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  type Entry = { module: ServerBuild["entry"]["module"] & typeof import("./app/entry.server") };
  export const mode: ServerBuild["mode"];
  export const routes: ServerBuild["routes"];
  export const assets: ServerBuild["assets"];
  export const publicPath: ServerBuild["publicPath"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const entry: Entry;
}

declare module "*.tsv" {
  const text: ArrayBuffer;
  export default text;
}

declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
