import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";
import { Modal } from "#app/components/ui/modal";

/** The others are about the list beside the form. Without a tab, the form is that of the destinations. */
const FORM_PARAMS = ["tab", "destination", "list", "item", "review", "convert"];

function opensAnother(now: Location, next: Location): boolean {
  const [here, there] = [now, next].map(({ search }) => new URLSearchParams(`${search}&tab=destinations`));
  return now.pathname !== next.pathname || FORM_PARAMS.some((name) => here?.get(name) !== there?.get(name));
}

/** Before typed text is lost. `within` is the form, or an element inside or around it. */
export function useUnsavedChanges(within: RefObject<HTMLElement>) {
  const opened = useRef("");
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const isChanged = () => within.current !== null && fieldsIn(within.current) !== opened.current;
  function discardChanges(): void {
    if (within.current) opened.current = fieldsIn(within.current);
  }
  useEffect(() => {
    if (within.current) opened.current = fieldsIn(within.current);
  }, [within]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => opensAnother(currentLocation, nextLocation) && isChanged(),
  );
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });

  function stay(): void {
    setLeave(null);
    if (blocker.state === "blocked") blocker.reset();
  }
  function discard(): void {
    discardChanges();
    setLeave(null);
    if (blocker.state === "blocked") blocker.proceed();
    leave?.();
  }
  /** Leaves at once if nothing has changed. Returns false if it had to ask. */
  const ask = (toLeave: () => void): boolean => {
    const isAsked = isChanged();
    if (isAsked) setLeave(() => toLeave);
    else toLeave();
    return !isAsked;
  };
  return {
    discardChanges,
    ask,
    question: (leave !== null || blocker.state === "blocked") && (
      <Question onStay={stay} onDiscard={discard} />
    ),
  };
}

/** As one text. Hidden fields are left out: they change with the page. */
function fieldsIn(element: HTMLElement): string {
  const form = element.closest("form") ?? element.querySelector("form");
  const fields = form?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea") ?? [];
  return JSON.stringify(
    [...fields].map(({ type, checked, value }) => (/checkbox|radio/.test(type) ? checked : value)),
  );
}

function Question({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Modal
      dialog={dialog}
      role="alertdialog"
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-question"
      onClose={onStay}
    >
      <h2 id="unsaved-title">Leave without saving?</h2>
      <p id="unsaved-question">You haven't saved your changes in this form.</p>
      <div className={dialogActions}>
        <Button label="Keep Editing" onClick={() => dialog.current?.close()} />
        <Button tone="berry" label="Discard Changes" onClick={onDiscard} />
      </div>
    </Modal>
  );
}
