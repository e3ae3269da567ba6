import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import { useUnsavedChanges } from "./unsaved-changes";

const HEADING_ROOM_PX = 80;

interface Props {
  title: string;
  /** When it changes, the heading gets the focus. */
  about: string;
  children: ReactNode;
}

/** Stays in view while the table beside it scrolls; on a narrow screen it is below. Ctrl+S or ⌘S saves. */
export function EditorFrame({ title, about, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastAbout = useRef(about);
  useEffect(() => {
    if (lastAbout.current === about) return;
    lastAbout.current = about;
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    heading.current?.focus({ preventScroll: true });
    // Beside the table the form is already in view. Below the table the page must scroll to it.
    if (top < 0 || top > window.innerHeight - HEADING_ROOM_PX) heading.current?.scrollIntoView();
  }, [about]);

  return (
    // The section only listens to keys in its fields; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={panel({
        className:
          "scroll-mt-4 px-[clamp(0.875rem,2.5vw,1.25rem)] pt-4 pb-5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:scroll-pt-4 xl:scroll-pb-24 xl:overflow-y-auto",
      })}
      id="editor"
      aria-labelledby="editor-title"
      onKeyDown={saveByKeys}
    >
      <h2
        id="editor-title"
        ref={heading}
        tabIndex={-1}
        className="text-xl focus:shadow-none focus:outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function saveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target } = event;
  const isSave = (ctrlKey || metaKey) && (key === "s" || key === "Enter");
  const form = isSave && target instanceof Element ? target.closest("form") : null;
  if (!form) return;
  event.preventDefault();
  form.querySelector<HTMLButtonElement>("button[aria-keyshortcuts]")?.click();
}

interface ActionsProps {
  intent: "create" | "update";
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  cancelHref: string;
  onDiscard: () => void;
}

/** Cancel discards what was typed; any other way out of the form asks first. */
export function EditorActions(props: ActionsProps) {
  const { intent, label, isBusy, isDisabled, cancelHref, onDiscard } = props;
  const line = useRef<HTMLDivElement>(null);
  const { discardChanges, question } = useUnsavedChanges(line);
  const cancel = () => {
    discardChanges();
    onDiscard();
  };
  return (
    <div
      ref={line}
      className="flex flex-wrap items-center gap-2.5 xl:sticky xl:-bottom-5 xl:z-1 xl:mt-1 xl:-mb-5 xl:border-t xl:border-line xl:bg-raised xl:pt-3 xl:pb-5"
    >
      <Button
        type="submit"
        name="intent"
        value={intent}
        tone="sun"
        label={isBusy ? "Saving..." : label}
        disabled={isDisabled}
        isBusy={isBusy}
        aria-keyshortcuts="Control+S Meta+S"
      />
      <ButtonLink to={cancelHref} label="Cancel" onClick={cancel} preventScrollReset />
      <kbd
        className="js-only rounded-[4px] border border-line-strong px-[0.3125rem] py-px font-sans text-xs text-ink-soft pointer-coarse:hidden"
        aria-hidden
      >
        Ctrl S
      </kbd>
      {question}
    </div>
  );
}

/** If the focus was in a deleted row, Tab would start at the top of the page. */
export function useFocusAfterLoss(rowCount: number): void {
  const lastCount = useRef(rowCount);
  useEffect(() => {
    if (rowCount < lastCount.current && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    lastCount.current = rowCount;
  }, [rowCount]);
}
