const CHECK_MS = 10_000;

/** On a page that stays open, hides what is over by the browser's clock, as the service worker does in a saved page. */
export const hideEnded = () =>
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
      element.hidden = Number(element.dataset.until) <= Date.now();
  }, CHECK_MS);
