import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { FavoritesFailed } from "#app/components/favorites/favorites-failed";
import { isUnanswered } from "#app/components/forms/form-client-action";
import { KeptForm } from "#app/components/forms/kept-form";
import { SearchUnreachable } from "#app/components/search/no-results";
import { ButtonAnchor } from "#app/components/ui/button";
import { showSaved } from "#app/offline/show-saved";
import { isRefused } from "#app/presenters/form-view";
import { ErrorPage } from "./error-page";
import { NotFoundPage } from "./not-found-page";
import { RetryPage, WentWrongPage } from "./retry-page";

const UNREACHABLE = "We couldn't load this page. Please check your connection and try again.";

function useSavedCopy(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

function PageUnreachable() {
  useSavedCopy();
  return <RetryPage>{UNREACHABLE}</RetryPage>;
}

/** A browser never retries a failed import, so Try Again reloads the document. */
export function CodeUnreachable({ isGone }: { isGone: boolean }) {
  const { pathname, search } = useLocation();
  useSavedCopy();
  useEffect(() => {
    if (isGone) window.location.reload();
  }, [isGone]);
  return (
    <WentWrongPage actions={<ButtonAnchor href={pathname + search} tone="sun" label="Try Again" />}>
      <p>{UNREACHABLE}</p>
    </WentWrongPage>
  );
}

/** Null for any other error. */
function refusalIn(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status < 400 || error.status > 499) return null;
  const { message } = (error.data ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "This page can't do that.";
}

export function FailedPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const keptForm = isRouteErrorResponse(error) && isRefused(error.data) ? error.data : null;
  const refusal = refusalIn(error);
  const { pathname } = useLocation();
  if (isMissing) return <NotFoundPage isDevelopment={import.meta.env.DEV} />;
  if (keptForm) return <KeptForm refused={keptForm} />;
  if (refusal) return <ErrorPage refusal={refusal} />;
  if (pathname === "/search") return <SearchUnreachable />;
  if (pathname === "/favorites") return <FavoritesFailed />;
  return isUnanswered(error) ? <PageUnreachable /> : <ErrorPage />;
}
