import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { button } from "./button";

interface Late<Props> {
  /** Within a sentence, such as "the map". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** If the server draws it with the page; null in browsers. */
  drawn?: ComponentType<Props> | null;
  pending?: ReactNode;
  /** Of the message if the code cannot be fetched. */
  failedClass: string;
}

/** Try Again reloads the page, because browsers don't retry a failed import. */
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
  // The type of `lazy` rejects generic props.
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

/** Fills the part's room and offers to try again. */
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
