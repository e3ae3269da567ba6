import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageUnreachable } from "./components/layout/pages/page-unreachable";
import { showWhereUnreachable } from "./components/behaviour/load-route-module";

interface Router {
  subscribe(listener: () => void): () => void;
}

showWhereUnreachable(PageUnreachable);

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

/** Late, since nothing on the page waits for it; where it cannot be fetched, again after the next navigation. */
function saveForOfflineSoon(): void {
  setTimeout(() => {
    import("./offline/save-for-offline").catch(() => {
      const { __remixRouter: router } = window as unknown as { __remixRouter?: Router };
      const stop = router?.subscribe(() => {
        stop?.();
        saveForOfflineSoon();
      });
    });
  }, 2_000);
}
saveForOfflineSoon();

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
