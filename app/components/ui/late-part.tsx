import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { FailedPart } from "./failed-part";

interface Late<Props> {
  /** What the part is called at the start of a sentence: "The map". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** The part itself where the server draws it with the page; null in browsers. */
  drawn?: ComponentType<Props> | null;
  /** Shown while the code is on its way. */
  pending?: ReactNode;
  /** Around the sentence that takes the part's place if its code cannot be fetched. */
  failedClass: string;
}

/**
 * A part of a page whose code browsers fetch after the page. If it cannot be fetched, a sentence says so, and "Try Again"
 * reloads the page: a browser remembers that an import failed.
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
  // The type of a lazy component says nothing of props that are not known yet.
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
