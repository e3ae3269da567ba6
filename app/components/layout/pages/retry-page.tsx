import type { ReactNode } from "react";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { ButtonAnchor } from "#app/components/ui/button";
import { OfflineScene, StormScene } from "#app/components/art/empty-scenes";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { MessagePage } from "./message-page";

/** Tries again once automatically, then offers a button. */
export function RetryPage({ children }: { children: ReactNode }) {
  const { isRetrying, retryLink } = useRetryOnce();
  return (
    <WentWrongPage actions={<ButtonAnchor {...retryLink} tone="sun" label="Try Again" />}>
      <p>{children}</p>
      <p role="status">{isRetrying ? "Trying again…" : ""}</p>
    </WentWrongPage>
  );
}

/** With the picture of a lost connection if the browser is offline. */
export function WentWrongPage({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const isOnline = useOnline();
  return (
    <MessagePage
      scene={isOnline ? <StormScene /> : <OfflineScene />}
      title="Something Went Wrong"
      actions={actions}
    >
      {children}
    </MessagePage>
  );
}
