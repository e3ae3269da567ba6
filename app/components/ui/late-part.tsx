import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { button } from "./button";

interface Late<Props> {
  /** The name of the part within a sentence, such as "the map". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** The component, if the server draws it with the page; null in browsers. */
  drawn?: ComponentType<Props> | null;
  pending?: ReactNode;
  /** The classes of the message if the code cannot be fetched. */
  failedClass: string;
}

/**
 * A part of a page whose code browsers fetch after the page. If that fails, a message says so. Its "Try Again" reloads
 * the page, because browsers don't retry a failed import.
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
  // The type of `lazy` rejects generic props, so this casts.
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

/** The message in place of a part that could not be fetched. It fills the part's room and offers to try again. */
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
