import { type ReactNode, type RefObject, useEffect } from "react";

interface Props {
  dialog: RefObject<HTMLDialogElement>;
  /** Names the dialog by the id of its heading. */
  labelledBy: string;
  describedBy?: string;
  role?: "dialog" | "alertdialog";
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog over the page. From the server, and without JavaScript, it is a part of the page. */
export function Modal({ dialog, labelledBy, describedBy, role, isWide, onClose, children }: Props) {
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
      role={role}
      className={isWide ? "modal is-wide" : "modal"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
