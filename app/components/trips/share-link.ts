/**
 * Hands a page of this site to the device's own sharing, else to the clipboard. `path` goes out as it is: nothing
 * of the visitor's search belongs in it. Gives what is to be said of it; "" where the device has said it itself.
 */
export async function shareLink(title: string, path: string): Promise<string> {
  const url = new URL(path, location.origin).href;
  try {
    // Not in every browser, whatever its type says.
    if (typeof (navigator as { share?: unknown }).share === "function") {
      await navigator.share({ title, url });
      return "";
    }
  } catch (error) {
    // Whoever changed their mind has been told so.
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch {
    return `The link could not be copied. It is ${url}`;
  }
}
