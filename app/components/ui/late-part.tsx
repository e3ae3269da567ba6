import { clsx } from "clsx";
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useRef, useState } from "react";
import { useHydrated, useOnline } from "#app/components/behaviour/use-browser-state";
import { useLateCode } from "#app/components/behaviour/use-late-code";
import { FailedPart } from "./failed-part";

interface Told {
  /** What the part is called at the start of a sentence: "The map". */
  name: string;
  /** Around the sentence that stands in the part's place where its code could not be fetched. */
  failedClass: string;
}

interface Late<Props> extends Told {
  load: () => Promise<ComponentType<Props>>;
  /** The part itself where the server draws it with the page; null in browsers. */
  drawn?: ComponentType<Props> | null;
  /** Shown while the code is on its way. */
  pending?: ReactNode;
}

/** As high as its room; the focus that it takes over from "Try Again" is not drawn. */
const BOX = "h-full focus:shadow-none focus:outline-none";

/**
 * A part of a page whose code browsers fetch after the page. Where it cannot be had, a sentence says so, and it is
 * asked for again: once by itself, when the connection is back, and whenever "Try Again" is pressed.
 */
export function latePart<Props extends object>({
  load,
  drawn = null,
  pending = null,
  ...told
}: Late<Props>): ComponentType<Props> {
  let Part = drawn;
  const fetchPart = async () => {
    Part = await load();
  };
  const draw = (props: Props) => Part && <Part {...props} />;
  const Drawn = (props: Props) => <div className={BOX}>{draw(props)}</div>;
  const Recovering = (props: Props) => {
    const recovery = useLateCode(fetchPart, Part !== null);
    return (
      <Recovery {...told} {...recovery} values={Object.values(props)}>
        {draw(props)}
      </Recovery>
    );
  };
  // The type of a lazy component says nothing of props that are not known yet.
  const First = lazy(() =>
    fetchPart().then(
      () => ({ default: Drawn }),
      () => ({ default: Recovering }),
    ),
  ) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={pending}>{drawn ? <Drawn {...props} /> : <First {...props} />}</Suspense>
  );
}

interface RecoveryProps extends Told {
  isTrying: boolean;
  ask: () => void;
  /** What the part is drawn of. */
  values: readonly unknown[];
  /** The part; null until its code is here. */
  children: ReactNode;
}

function Recovery({ name, failedClass, isTrying, ask, values, children }: RecoveryProps) {
  const isHere = Boolean(children);
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  const [first] = useState({ values, isDrawn: !isHydrated });
  const failed = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isHere || !hadFocus.current) return;
    // The button that had the focus is gone: the focus stays where it was in the page.
    box.current?.setAttribute("tabindex", "-1");
    box.current?.focus({ preventScroll: true });
  }, [isHere]);

  if (isHere) {
    hadFocus.current ||= failed.current?.contains(document.activeElement) ?? false;
    return (
      <div key="part" ref={box} className={BOX}>
        {children}
      </div>
    );
  }
  // What the server drew of the same data stands below the sentence: its links and forms work without code.
  const isDrawn = first.isDrawn && values.every((value, index) => value === first.values[index]);
  const why = isOnline ? ". Please check your connection and try again." : ", since you are offline.";
  return (
    <>
      {isHydrated && (
        <div key="failed" ref={failed} className={clsx(failedClass, isDrawn && "mb-4")}>
          <FailedPart isTrying={isTrying} onRetry={ask}>
            {`${name} could not be loaded${isDrawn ? " in full" : ""}${why}`}
          </FailedPart>
        </div>
      )}
      {isDrawn && (
        // Taken over as it is: without content of React's own, nothing in it is compared or changed.
        <div key="drawn" className={BOX} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
    </>
  );
}
