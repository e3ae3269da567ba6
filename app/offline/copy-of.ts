import { PLACE_LINKS } from "#app/presenters/offline-copy-view";
import type { SavedPage } from "./saved";

const NEEDS_CONNECTION = "script, link[rel=modulepreload], form, button, .js-only, .copy\\:hidden";

/**
 * Takes out what needs scripts or a connection, and what is for the account alone. Buttons with something to read and
 * links to pages that are not saved remain as text.
 */
export function makeCopy(page: Document, kind: SavedPage["kind"]): void {
  for (const noscript of page.querySelectorAll("noscript")) noscript.replaceWith(...noscript.childNodes);
  for (const button of page.querySelectorAll("button[data-in-copy]")) {
    const box = page.createElement("div");
    box.className = button.className;
    while (button.firstChild) box.appendChild(button.firstChild);
    button.replaceWith(box);
  }
  for (const each of page.querySelectorAll(NEEDS_CONNECTION)) each.remove();
  for (const link of page.querySelectorAll("main a[href^='/'], main a[href^='?']")) {
    const leadsBack = kind === "place" && link.getAttribute("href")?.startsWith("/search?");
    if (!link.matches(PLACE_LINKS) && !leadsBack) link.removeAttribute("href");
  }
}
