import Share2 from "lucide-react/icons/share-2";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { button } from "#app/components/ui/button";

const COPIED = "Link copied";
/** How long "Link copied" is shown: as long as a toast. */
const COPIED_MS = 4_000;

interface Props {
  /** The title that the device's share sheet shows. */
  title: string;
  /** The words after "Share" for screen readers, which say what is shared. */
  subject: string;
  /** An address of this site that contains nothing personal but the outcode. */
  url: string;
  /** The link's classes; by default it looks like a button in a row. */
  className?: string;
}

/** Shares an address with the device's share sheet, or copies it and says so. */
export function ShareLink({ title, subject, url, className = button({ size: "row" }) }: Props) {
  const [said, setSaid] = useState({ words: "", of: url });
  // The message disappears if the address has changed since it was copied.
  const words = said.of === url ? said.words : "";
  useEffect(() => {
    if (words !== COPIED) return;
    const timer = setTimeout(() => setSaid({ words: "", of: url }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [words, url]);
  return (
    <>
      <a
        href={url}
        className={clsx(className, "copy:hidden")}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setSaid({ words: "", of: url });
          void share(title, event.currentTarget.href).then((words) => setSaid({ words, of: url }));
        }}
      >
        <Share2 className="icon" aria-hidden />
        Share<span className="sr-only">{` ${subject}`}</span>
      </a>
      <p
        role="status"
        className={clsx(
          "order-last wrap-anywhere empty:absolute",
          // The message is over the page, so that nothing moves.
          words === COPIED
            ? "pointer-events-none fixed inset-x-0 bottom-4 z-10 mx-auto w-fit rounded-control bg-ink px-4 py-2 text-surface"
            : "not-empty:basis-full",
        )}
      >
        {words}
      </p>
    </>
  );
}

/** Returns the words to announce; "" if the device shows its own. */
async function share(title: string, url: string): Promise<string> {
  try {
    // Some browsers lack navigator.share, although its type says that it always exists.
    if (typeof (navigator as { share?: unknown }).share === "function") {
      await navigator.share({ title, url });
      return "";
    }
  } catch (error) {
    // The visitor cancelled: say nothing.
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return COPIED;
  } catch {
    return `We couldn't copy the link. It is ${url}`;
  }
}
