const MOST_ZOOM = 8;
const KEY_STEP = 0.15;
/** A pointer that moves less is a tap, not a drag. */
const TAP_PX = 4;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * With the wheel and Ctrl or ⌘ (without these the page scrolls), by drag and pinch, arrow keys, + and −, and
 * elements with data-map-zoom ("in", "out", "all"). Returns a function that removes all listeners.
 */
export function makeMapInteractive(frame: HTMLElement): () => void {
  const map = frame.querySelector<HTMLElement>(".map");
  const picture = map?.querySelector<SVGSVGElement>("svg");
  if (!map || !picture) return () => {};
  const view = createMovableView(frame, map, picture);
  const ending = new AbortController();
  const { signal } = ending;
  zoomByWheel(view, map, signal);
  moveByKeys(view, frame, signal);
  const drags = moveByFingers(view, frame, map, signal);
  frame.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const how = target.closest<HTMLElement>("[data-map-zoom]")?.dataset["mapZoom"];
      if (how) view.zoomTo(how === "in" ? view.zoom() * 2 : how === "out" ? view.zoom() / 2 : 1);
      // A drag that began on a pin must not open its link.
      else if (drags.hasMoved && target.closest(".map")) event.preventDefault();
    },
    { signal, capture: true },
  );
  map.toggleAttribute("data-live", true);
  view.show();
  return () => {
    ending.abort();
    map.removeAttribute("data-live");
  };
}

type MovableView = ReturnType<typeof createMovableView>;

function createMovableView(frame: HTMLElement, map: HTMLElement, picture: SVGSVGElement) {
  const [x = 0, y = 0, width = 1, height = 1] = (picture.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  /** `left` and `top` are in hundredths of the whole map. */
  const look = { zoom: 1, left: 0, top: 0 };

  function show(): void {
    const part = 100 / look.zoom;
    look.left = clamp(look.left, 0, 100 - part);
    look.top = clamp(look.top, 0, 100 - part);
    picture.setAttribute(
      "viewBox",
      `${x + (look.left * width) / 100} ${y + (look.top * height) / 100} ${width / look.zoom} ${height / look.zoom}`,
    );
    map.style.setProperty("--zoom", String(look.zoom));
    map.style.setProperty("--mx", String(look.left));
    map.style.setProperty("--my", String(look.top));
    map.toggleAttribute("data-enlarged", look.zoom > 1);
    showForZoom(frame, look.zoom);
  }

  /** `at`, by default the middle of the frame, stays where it is. */
  function zoomTo(zoom: number, at: { across: number; down: number } = { across: 0.5, down: 0.5 }): void {
    const before = 100 / look.zoom;
    look.zoom = clamp(zoom, 1, MOST_ZOOM);
    const change = before - 100 / look.zoom;
    look.left += at.across * change;
    look.top += at.down * change;
    show();
  }

  /** In fractions of the visible part's width and height. */
  function move(across: number, down: number): void {
    look.left += (across * 100) / look.zoom;
    look.top += (down * 100) / look.zoom;
    show();
  }

  /** In fractions of the visible part's width and height. */
  function inFrame({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = map.getBoundingClientRect();
    return { across: (clientX - box.left) / box.width, down: (clientY - box.top) / box.height };
  }

  return { zoom: () => look.zoom, show, zoomTo, move, inFrame };
}

/** Those for which there is room; disables buttons that would change nothing. */
function showForZoom(frame: HTMLElement, zoom: number): void {
  for (const thing of frame.querySelectorAll<HTMLElement>("[data-zoom]")) {
    const isShown = zoom >= Number(thing.dataset["zoom"]) - 0.01;
    if (thing.classList.contains("map-pin")) {
      thing.toggleAttribute("data-dot", !isShown);
      thing.tabIndex = isShown ? 0 : -1;
    } else thing.hidden = !isShown;
  }
  for (const button of frame.querySelectorAll<HTMLButtonElement>("[data-map-zoom]"))
    button.setAttribute(
      "aria-disabled",
      String(button.dataset["mapZoom"] === "in" ? zoom >= MOST_ZOOM : zoom <= 1),
    );
}

function zoomByWheel({ zoom, zoomTo, inFrame }: MovableView, map: HTMLElement, signal: AbortSignal): void {
  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom() * Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.06 : 0.006)), inFrame(event));
  }
  map.addEventListener("wheel", onWheel, { passive: false, signal });
}

function moveByKeys({ zoom, zoomTo, move }: MovableView, frame: HTMLElement, signal: AbortSignal): void {
  const acts: Readonly<Partial<Record<string, () => void>>> = {
    ArrowLeft: () => move(-KEY_STEP, 0),
    ArrowRight: () => move(KEY_STEP, 0),
    ArrowUp: () => move(0, -KEY_STEP),
    ArrowDown: () => move(0, KEY_STEP),
    "+": () => zoomTo(zoom() * 2),
    "=": () => zoomTo(zoom() * 2),
    "-": () => zoomTo(zoom() / 2),
    "0": () => zoomTo(1),
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key];
    // At zoom 1 the map cannot move, so the arrow keys scroll the page.
    if (!act || (event.key.startsWith("Arrow") && zoom() === 1)) return;
    event.preventDefault();
    act();
  }
  frame.addEventListener("keydown", onKeyDown, { signal });
}

/** One finger or the mouse moves, two fingers enlarge. `hasMoved` is about the last press. */
function moveByFingers(view: MovableView, frame: HTMLElement, map: HTMLElement, signal: AbortSignal) {
  const { zoom, zoomTo, move, inFrame } = view;
  const fingers = new Map<number, PointerEvent>();
  const drags = { hasMoved: false };

  function pinch(event: PointerEvent, last: PointerEvent, other: PointerEvent): void {
    const { width, height } = map.getBoundingClientRect();
    const apart = (a: PointerEvent) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY);
    const middle = {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    };
    drags.hasMoved = true;
    zoomTo((zoom() * apart(event)) / Math.max(1, apart(last)), inFrame(middle));
    move((last.clientX - event.clientX) / 2 / width, (last.clientY - event.clientY) / 2 / height);
  }

  /** Returns false if nothing moved. */
  function drag(event: PointerEvent, last: PointerEvent): boolean {
    const isTap = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < TAP_PX;
    if ((!drags.hasMoved && isTap) || zoom() === 1) return false;
    if (!drags.hasMoved) map.setPointerCapture(event.pointerId);
    drags.hasMoved = true;
    const { width, height } = map.getBoundingClientRect();
    move((last.clientX - event.clientX) / width, (last.clientY - event.clientY) / height);
    return true;
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target as Element).closest(".map")) return;
    if (fingers.size === 0) drags.hasMoved = false;
    fingers.set(event.pointerId, event);
  }

  function onPointerMove(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const [first, second] = [...fingers.values()];
    if (first && second) pinch(event, last, last === first ? second : first);
    else if (!drag(event, last)) return;
    fingers.set(event.pointerId, event);
  }

  const onPointerEnd = (event: PointerEvent) => void fingers.delete(event.pointerId);
  frame.addEventListener("pointerdown", onPointerDown, { signal });
  for (const name of ["pointerup", "pointercancel"] as const)
    window.addEventListener(name, onPointerEnd, { signal });
  window.addEventListener("pointermove", onPointerMove, { signal });
  // By default browsers drag the links and pictures of a map, which would end our own drag.
  map.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return drags;
}
