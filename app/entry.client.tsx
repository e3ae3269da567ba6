import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CodeUnreachable } from "./components/layout/pages/page-unreachable";
import { hideEnded } from "./components/warnings/hide-ended";
import { showIfUnreachable } from "./framework/load-route-module";
import { waitForData } from "./framework/wait-for-data";

showIfUnreachable(CodeUnreachable);

/** Loaded late, because nothing on the page waits for it. If that fails, the next document tries again. */
setTimeout(() => void import("./offline/save-for-offline").catch(() => undefined), 2_000);

void waitForData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
    hideEnded();
  }),
);
