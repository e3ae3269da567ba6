import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { button } from "./button";

interface Late<Props> {
  /** The part's name at the start of a sentence: "The map". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** The part itself if the server draws it with the page; null in browsers. */
  drawn?: ComponentType<Props> | null;
  /** Shown while the code loads. */
  pending?: ReactNode;
  /** The class around the sentence that replaces the part if its code cannot be fetched. */
  failedClass: string;
}

/**
 * A part of a page whose code browsers fetch after the page. If it cannot be fetched, a sentence says so, and "Try Again"
 * reloads the page, because a browser does not retry an import that failed.
 */
export function latePart<Props extends object>({
  name,
  load,
  drawn: Drawn = null,
  pending = null,
  failedClass,
}: Late<Props>): ComponentType<Props> {
  const Failed = () => (
    <div className={failedClass}>
      <FailedPart onRetry={() => window.location.reload()}>
        {`We couldn't load ${name}. Please check your connection and try again.`}
      </FailedPart>
    </div>
  );
  // The type of `lazy` does not accept generic props, hence the casts.
  const Part = (Drawn ??
    lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded as ComponentType }),
        () => ({ default: Failed as ComponentType }),
      ),
    )) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  );
}

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a part of a page that could not be fetched, fills its room, and offers to try again. */
export function FailedPart({ children, onRetry }: Props) {
  return (
    <div
      role="status"
      className="grid h-full content-start justify-items-center gap-3 rounded-card bg-sunken p-6 text-center"
    >
      <p>{children}</p>
      <button type="button" className={button()} onClick={onRetry}>
        Try Again
      </button>
    </div>
  );
}
