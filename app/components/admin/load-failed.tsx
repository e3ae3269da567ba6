import type { ReactNode } from "react";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { ButtonAnchor } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";

export function LoadFailed({ message }: { message: string }) {
  const { isRetrying, retryLink } = useRetryOnce();
  return (
    <div className={notice({ tone: "empty", className: "grid max-w-text justify-items-start gap-3" })}>
      <p role="alert">{message}</p>
      <ButtonAnchor {...retryLink} tone="sun" label={isRetrying ? "Loading..." : "Retry"} />
    </div>
  );
}

export function NothingListed({ children }: { children: ReactNode }) {
  return <p className={notice({ tone: "empty", className: "max-w-text" })}>{children}</p>;
}
