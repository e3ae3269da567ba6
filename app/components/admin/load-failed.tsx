import { useLocation, useRevalidator } from "@remix-run/react";

/** In place of what could not be read, with the way to try again. */
export function LoadFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const isBusy = state !== "idle";
  return (
    <div className="panel-empty panel-problem">
      <p role="alert">{message}</p>
      <a
        href={`${pathname}${search}`}
        className="button button-sun"
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!isBusy) revalidate();
        }}
      >
        {isBusy ? "Loading..." : "Retry"}
      </a>
    </div>
  );
}
