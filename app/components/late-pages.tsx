import { latePart } from "./ui/late-part";

const load = () => import("./layout/pages/page-unreachable");
const failedClass = "wrap pt-section";

/** The code of these pages is fetched before it is needed: then there may be no connection. */
export const LateFailedPage = latePart({
  name: "this page",
  load: () => load().then((module) => module.FailedPage),
  drawn: import.meta.env.SSR && (await load()).FailedPage,
  failedClass,
});
export const LateCodeUnreachable = latePart({
  name: "this page",
  load: () => load().then((module) => module.CodeUnreachable),
  failedClass,
});

export const LateLoadingPage = latePart({
  name: "this page",
  load: () => import("./layout/pages/loading-pages").then((module) => module.LoadingPage),
});
