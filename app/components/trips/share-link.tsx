import Share2 from "lucide-react/icons/share-2";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { onPlainClick } from "#app/framework/on-plain-click";
import { button } from "#app/components/ui/button";

const COPIED = "Link copied";
const COPIED_MS = 4_000;

interface Props {
  /** What a message says before the address. */
  text: string;
  /** For screen readers, after the label. */
  subject: string;
  label?: string;
  /** Of this site. Its only personal part is an outcode. */
  url: string;
  className?: string;
}

/** If the device has no share sheet, copies the address and says so. */
export function ShareLink({
  text,
  subject,
  label = "Share",
  url,
  className = button({ size: "row" }),
}: Props) {
  const [said, setSaid] = useState({ words: "", of: url });
  // The message is about the address that was copied.
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
        onClick={onPlainClick(({ href }) => {
          setSaid({ words: "", of: url });
          void share(text, href).then((words) => setSaid({ words, of: url }));
        })}
      >
        <Share2 className="icon" aria-hidden />
        <span>{label}</span>
        <span className="sr-only">{` ${subject}`}</span>
      </a>
      <p
        role="status"
        className={clsx(
          "order-last wrap-anywhere empty:absolute",
          // Covers a part of the page, so that nothing moves.
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

/** Returns the words to announce; "" if the device has announced it itself. */
async function share(text: string, url: string): Promise<string> {
  try {
    // Some browsers lack navigator.share, although TypeScript says that it always exists.
    if (typeof (navigator as { share?: unknown }).share === "function") {
      await navigator.share({ text, url });
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
