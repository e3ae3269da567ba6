import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { toast, Toaster as SonnerToaster } from "sonner";
import { takeToasts, wasPressedLow } from "./toast-store";

/** Screen readers often do not announce a live region that is filled at once. */
const SETTLE_MS = 120;

const BELOW_BAR = "4rem";

/** `count` changes with each new toast. */
export default function Toaster({ count }: { count: number }) {
  const { pathname } = useLocation();
  const ofPage = useRef<(string | number)[]>([]);
  useEffect(() => () => ofPage.current.splice(0).forEach((id) => toast.dismiss(id)), [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { kind, title, description, endsWithPage } of takeToasts()) {
        const position = wasPressedLow() ? "top-right" : "bottom-right";
        const id = toast[kind](title, { description, position });
        if (endsWithPage) ofPage.current.push(id);
      }
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <SonnerToaster
      // On a wide screen toasts must not cover a form's buttons, which are in the middle of the window.
      position="bottom-right"
      // The results' bar stays at the top of the window.
      offset={{ top: BELOW_BAR }}
      mobileOffset={{ top: BELOW_BAR }}
      theme="system"
      closeButton
      toastOptions={{ className: "toast" }}
    />
  );
}
