import { type ComponentType, type ReactNode, Suspense, lazy, memo, useState } from "react";
import { createStore } from "#app/components/behaviour/store";
import { Button } from "./button";

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

/** Without its code the server's HTML stays. Try Again reloads the page: browsers don't retry a failed import. */
export function latePart<Props extends object>({
  name,
  load,
  drawn = false,
  pending = null,
  failedClass = "",
}: Late<Props>): LatePart<Props> {
  let Loaded = drawn || null;
  const missing = createStore(false);
  let arrive: (loaded: { default: ComponentType }) => void;
  const arrived = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const fetchCode = async () => {
    try {
      Loaded = await load();
      // The type of `lazy` rejects generic props.
      arrive({ default: Loaded as ComponentType });
    } catch {}
    missing.set(Loaded === null);
  };
  const Pending = () => (missing.use() ? null : pending);
  const Failed = () =>
    missing.use() && (
      <div className={failedClass}>
        <FailedPart onRetry={() => window.location.reload()}>
          {`We couldn't load ${name}. Please check your connection and try again.`}
        </FailedPart>
      </div>
    );
  const Later = lazy(() => {
    void fetchCode();
    return arrived;
  }) as unknown as ComponentType<Props>;
  // An update of the server's HTML would wait for missing code. With another key, only the message is drawn.
  const Part = memo((props: Props) => {
    const [Shown] = useState(() => Loaded ?? Later);
    return (
      <>
        <Suspense key={String(missing.now())} fallback={<Pending />}>
          <Shown {...props} />
        </Suspense>
        <Failed />
      </>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Part, { fetchCode });
}

export function FailedPart({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="grid h-full content-start justify-items-center gap-3 rounded-card bg-sunken p-6 text-center"
    >
      <p>{children}</p>
      <Button label="Try Again" onClick={onRetry} />
    </div>
  );
}
