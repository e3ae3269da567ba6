const CHECK_MS = 10_000;

/** Hides warnings and notes that end while the page is open. In a saved page the service worker does this. */
export const hideEnded = () =>
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
      element.hidden = Number(element.dataset.until) <= Date.now();
  }, CHECK_MS);
