import { type ComponentType, type ReactNode, Suspense, lazy, memo, useState } from "react";
import { button } from "./button";

interface Late<Props> {
  /** Within a sentence, such as "the map". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** If the server draws it with the page; false in browsers. */
  drawn?: ComponentType<Props> | false;
  pending?: ReactNode;
  /** Of the message if the code cannot be fetched. */
  failedClass?: string;
}

type LatePart<Props> = ComponentType<Props> & {
  /** Its code, before it is drawn. Never throws. */
  fetchCode: () => Promise<unknown>;
};

/** What must be there when the page hydrates, such as a part that the visitor had opened before a reload. */
export const neededAtOnce: Promise<unknown>[] = [];

/** Try Again reloads the page, because browsers don't retry a failed import. */
export function latePart<Props extends object>({
  name,
  load,
  drawn = false,
  pending = null,
  failedClass = "",
}: Late<Props>): LatePart<Props> {
  const Failed = () => (
    <div className={failedClass}>
      <FailedPart onRetry={() => window.location.reload()}>
        {`We couldn't load ${name}. Please check your connection and try again.`}
      </FailedPart>
    </div>
  );
  let Loaded = drawn || null;
  const fetchCode = () =>
    load().then(
      (Part) => (Loaded = Part),
      () => Failed,
    );
  // The type of `lazy` rejects generic props.
  const Later = lazy(() =>
    fetchCode().then((Part) => ({ default: Part as ComponentType })),
  ) as unknown as ComponentType<Props>;
  // An update that reaches the server's HTML before its code is there would make React draw it again.
  const Part = memo((props: Props) => {
    const [Shown] = useState(() => Loaded ?? Later);
    return (
      <Suspense fallback={pending}>
        <Shown {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Part, { fetchCode });
}

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

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
