import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentDrawn } from "./components/behaviour/use-browser-state";
import { LateCodeUnreachable, LateLoadingPage } from "./components/late-pages";
import { LateToasts } from "./components/layout/toasts/toast-host";
import { neededAtOnce } from "./components/ui/late-part";
import { takeOutForeignNodes } from "./framework/foreign-nodes";
import { showIfUnreachable } from "./framework/load-route-module";
import { rememberTyped } from "./framework/typed-before";
import { waitForData } from "./framework/wait-for-data";

const CHECK_MS = 10_000;

showIfUnreachable(LateCodeUnreachable);

/** Nothing on the page waits for it. If it fails, the next document tries again. */
setTimeout(() => void import("./offline/save-for-offline").catch(() => undefined), 2_000);
const askEarlySoon = () =>
  void import("./components/behaviour/ask-early").then(({ askEarly }) => askEarly()).catch(() => undefined);

const typeAgain = rememberTyped();

void Promise.all([waitForData(), ...neededAtOnce]).then(() => {
  const putBack = takeOutForeignNodes();
  const onHydrated = () => {
    documentDrawn.now = true;
    putBack();
    typeAgain();
    askEarlySoon();
    for (const part of [LateCodeUnreachable, LateToasts, LateLoadingPage]) void part.fetchCode();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <RemixBrowser />
        </Hydrated>
      </StrictMode>,
    );
    setInterval(hideEnded, CHECK_MS);
  });
});

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** While the page is open. In a saved page the service worker does this. */
function hideEnded(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
    element.hidden = Number(element.dataset.until) <= Date.now();
}
