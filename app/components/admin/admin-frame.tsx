import { Link } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

const HEADING_ROOM_PX = 80;

interface Props {
  title: string;
  /** Changes when the editor is about something else: its heading then takes the focus. */
  about: string;
  children: ReactNode;
}

/** The form beside a table (below it on a narrow screen). Control and S in it save. */
export function EditorFrame({ title, about, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastAbout = useRef(about);
  useEffect(() => {
    if (lastAbout.current === about) return;
    lastAbout.current = about;
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    heading.current?.focus({ preventScroll: true });
    // Beside the table it is in sight already; below it, it is not.
    if (top < 0 || top > window.innerHeight - HEADING_ROOM_PX) heading.current?.scrollIntoView();
  }, [about]);

  return (
    // The keys are heard from the fields within; the section itself is not for pressing.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="editor" id="editor" aria-labelledby="editor-title" onKeyDown={saveByKeys}>
      <h2 id="editor-title" ref={heading} tabIndex={-1}>
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
  form.querySelector<HTMLButtonElement>("button.editor-save")?.click();
}

interface ActionsProps {
  intent: "create" | "update";
  label: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  cancelHref: string;
}

/** Save and Cancel; the latter discards what was typed. */
export function EditorActions(props: ActionsProps) {
  const { intent, label, busyLabel, isBusy, isDisabled, cancelHref } = props;
  return (
    <div className="editor-actions">
      <button
        type="submit"
        name="intent"
        value={intent}
        className="button button-sun editor-save"
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isBusy ? busyLabel : label}
      </button>
      <Link to={cancelHref} className="button" preventScrollReset>
        Cancel
      </Link>
      <kbd className="hint js-only" aria-hidden>
        Ctrl S
      </kbd>
    </div>
  );
}
