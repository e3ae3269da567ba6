const PLACE = 'a[href^="/destinations/"]';
const slugOf = (link: Element | null | undefined) =>
  /^\/destinations\/([^/?#]+)/.exec(link?.getAttribute("href") ?? "")?.[1];

/** Hovering or focusing one highlights the other. A pin goes to the place's card, or to its page. */
export function joinPinsAndList(frame: HTMLElement): () => void {
  const pinOf = (slug: string) =>
    frame.querySelector<HTMLElement>(`.map-pin[data-slug="${CSS.escape(slug)}"]`);
  /** In the place's card or, without one, the first link: the answer above the list has links too. */
  const placeOf = (slug: string) => {
    const links = [...document.querySelectorAll<HTMLElement>(`main li ${PLACE}:not(.map-pin)`)];
    const named = links.filter((link) => slugOf(link) === slug);
    return named.find((link) => link.hasAttribute("aria-expanded")) ?? named[0];
  };

  const row = document.querySelector<HTMLElement>("[data-swiped]");
  const isRow = () => row !== null && row.scrollWidth > row.clientWidth;

  /** On a phone, of the first card in view in the row of cards. */
  function lightSwiped(): void {
    const start = row?.getBoundingClientRect().left ?? 0;
    const first = [...(row?.querySelectorAll(PLACE) ?? [])].find(
      (link) => link.getBoundingClientRect().left >= start,
    );
    if (first) lightBoth(first);
  }

  function light(event: Event): void {
    if (event.target instanceof Element) lightBoth(event.target);
  }

  function lightBoth(target: Element): void {
    for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    const pin = target.closest<HTMLElement>(".map-pin");
    const item = target.closest("main li");
    const slug = pin?.dataset["slug"] ?? slugOf(item?.querySelector(PLACE));
    if (!slug) return;
    pinOf(slug)?.setAttribute("data-lit", "");
    if (pin) placeOf(slug)?.closest("li")?.firstElementChild?.setAttribute("data-lit", "");
  }

  function onClick(event: MouseEvent): void {
    const pin = (event.target as Element).closest<HTMLElement>(".map-pin");
    if (!pin || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const card = placeOf(pin.dataset["slug"] ?? "");
    if (frame.closest("[data-beside]") && card) {
      event.preventDefault();
      card.scrollIntoView({ block: "center" });
      card.focus({ preventScroll: true });
    } else if ((event as PointerEvent).pointerType === "touch" && !pin.hasAttribute("data-asked")) {
      // A finger cannot hover, so the first tap shows the name and the second one follows the link.
      event.preventDefault();
      for (const other of frame.querySelectorAll("[data-asked]")) other.removeAttribute("data-asked");
      pin.setAttribute("data-asked", "");
      pin.focus();
      if (isRow()) card?.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
    }
  }

  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ["pointerover", "focusin"] as const) document.addEventListener(name, light, { signal });
  frame.addEventListener("click", onClick, { signal });
  row?.addEventListener("scroll", lightSwiped, { signal, passive: true });
  return () => ending.abort();
}
