import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from "react";

/** Without JavaScript the dialog is a part of the page, above the rest. */
const BOX =
  "mx-auto my-4 max-h-[calc(100dvh-2rem)] space-y-3 overflow-y-auto rounded-card border border-line-strong bg-raised px-[clamp(1rem,4vw,1.5rem)] pt-5 pb-6 text-ink shadow-card backdrop:bg-scrim [&:modal]:my-auto [&:not(:modal)]:static [&:not(:modal)]:max-h-none [&>h2]:text-xl";

interface Props {
  dialog: RefObject<HTMLDialogElement>;
  labelledBy: string;
  describedBy?: string;
  role?: "dialog" | "alertdialog";
  isWide?: boolean;
  onClose: () => void;
  /** By a press beside it, in browsers that know `closedby`. */
  closesOutside?: boolean;
  /** On Escape or the device's Back gesture; the dialog stays open if it returns false. */
  mayClose?: () => boolean;
  children: ReactNode;
}

export function Modal({
  dialog,
  labelledBy,
  describedBy,
  role,
  isWide,
  closesOutside,
  onClose,
  mayClose,
  children,
}: Props) {
  const keepOpen = (event: SyntheticEvent) => {
    if (mayClose?.() === false) event.preventDefault();
  };
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    element.removeAttribute("open");
    element.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      open
      closedby={closesOutside ? "any" : undefined}
      role={role}
      className={`${BOX} ${isWide ? "w-[min(44rem,100%-2rem)]" : "w-[min(30rem,100%-2rem)]"}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      // A cancelled `cancel` event keeps a dialog open at the first Escape only.
      onKeyDown={(event) => event.key === "Escape" && keepOpen(event)}
      onCancel={keepOpen}
    >
      {children}
    </dialog>
  );
}
