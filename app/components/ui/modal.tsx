import { type DialogHTMLAttributes, type RefObject, type SyntheticEvent, useEffect } from "react";

/** Without JavaScript the dialog is a part of the page, above the rest. */
const BOX =
  "mx-auto my-4 max-h-[calc(100dvh-2rem)] space-y-3 overflow-y-auto rounded-card border border-line-strong bg-raised px-[clamp(1rem,4vw,1.5rem)] pt-5 pb-6 text-ink shadow-card backdrop:bg-scrim [&:modal]:my-auto [&:not(:modal)]:static [&:not(:modal)]:max-h-none [&>h2]:text-xl";

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  dialog: RefObject<HTMLDialogElement>;
  "aria-labelledby": string;
  isWide?: boolean;
  /** On Escape or the device's Back gesture; the dialog stays open if it returns false. */
  mayClose?: () => boolean;
}

export function Modal({ dialog, isWide, mayClose, ...attributes }: Props) {
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
      {...attributes}
      className={`${BOX} ${isWide ? "w-[min(44rem,100%-2rem)]" : "w-[min(30rem,100%-2rem)]"}`}
      // A cancelled `cancel` event keeps a dialog open at the first Escape only.
      onKeyDown={(event) => event.key === "Escape" && keepOpen(event)}
      onCancel={keepOpen}
    />
  );
}
