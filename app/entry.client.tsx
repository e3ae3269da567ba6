import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CodeUnreachable } from "./components/layout/pages/page-unreachable";
import { showIfUnreachable } from "./components/behaviour/load-route-module";

showIfUnreachable(CodeUnreachable);

/**
 * Remix suspends the whole document until its data are decoded. A key that is pressed meanwhile makes React
 * hydrate at once, and it then fails with "Root did not complete". So the data come first: called outside of a
 * render, the component throws what it waits for before it gets to any hook.
 */
async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}

/** Late, since nothing on the page waits for it. If it cannot be fetched, the next document tries again. */
setTimeout(() => void import("./offline/save-for-offline").catch(() => undefined), 2_000);

void waitForData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
