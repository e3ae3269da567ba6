import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { button } from "#app/components/ui/button";

interface Props {
  /** What is shared, as the device's own sharing shows it. */
  title: string;
  /** What of it stands after "Share" for those who do not see where the link stands. */
  subject: string;
  /** An address of this site that holds nothing of the visitor's but the outcode. */
  url: string;
  /** How it looks where it is not a button among others. */
  className?: string;
}

/** Shares its address by the device, or copies it; says beside it which of the two happened. */
export function ShareLink({ title, subject, url, className = button({ size: "row" }) }: Props) {
  const [said, setSaid] = useState("");
  return (
    <>
      <a
        href={url}
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setSaid("");
          void share(title, event.currentTarget.href).then(setSaid);
        }}
      >
        <Share2 className="icon" aria-hidden />
        Share<span className="sr-only">{` ${subject}`}</span>
      </a>
      <p role="status" className="order-last wrap-anywhere not-empty:basis-full empty:absolute">
        {said}
      </p>
    </>
  );
}

/** Returns the words to announce; "" where the device shows its own. */
async function share(title: string, url: string): Promise<string> {
  try {
    // Some browsers lack it, although the type says otherwise.
    if (typeof (navigator as { share?: unknown }).share === "function") {
      await navigator.share({ title, url });
      return "";
    }
  } catch (error) {
    // The visitor cancelled, and knows it: say nothing.
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch {
    return `The link could not be copied. It is ${url}`;
  }
}
