import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeMapInteractive } from "./live-map";

/** An element with only those members that the map uses. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => {} };
  dataset: Record<string, string> = {};
  hidden = false;
  classList = { contains: () => false };
  found: Record<string, FakeElement> = {};
  listed: Record<string, FakeElement[]> = {};
  querySelector = (selector: string) => this.found[selector] ?? null;
  querySelectorAll = (selector: string) => this.listed[selector] ?? [];
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  toggleAttribute = (name: string, isOn: boolean) =>
    void (isOn ? this.attributes.set(name, "") : this.attributes.delete(name));
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 });
}

/** A map of 400 by 300 km, with a name that has room from zoom 2 on, and a button to enlarge it. */
function liveMap() {
  const [frame, map, picture, name, button] = Array.from({ length: 5 }, () => new FakeElement());
  if (!frame || !map || !picture || !name || !button) throw new Error("five elements");
  picture.attributes.set("viewBox", "0 0 400 300");
  name.dataset = { zoom: "2" };
  button.dataset = { mapZoom: "in" };
  frame.found = { ".map": map };
  map.found = { svg: picture };
  frame.listed = { "[data-zoom]": [name], "[data-map-zoom]": [button] };
  const end = makeMapInteractive(frame as unknown as HTMLElement);
  const send = (target: EventTarget, type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    ...{ map, name, button, end },
    viewBox: () => picture.getAttribute("viewBox"),
    press: (key: string, fields = {}) => send(frame, "keydown", { key, ...fields }),
    wheel: (fields: object) => send(map, "wheel", { deltaMode: 0, clientX: 0, clientY: 0, ...fields }),
  };
}

beforeEach(() => void vi.stubGlobal("window", new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

describe("a map by the keys", () => {
  it("is enlarged around its middle, moved by parts of what is in view, and shown whole again", () => {
    const { press, viewBox } = liveMap();
    press("+");
    expect(viewBox()).toBe("100 75 200 150");
    press("ArrowRight");
    expect(viewBox()).toBe("130 75 200 150");
    press("0");
    expect(viewBox()).toBe("0 0 400 300");
  });

  it("stops at its edges and at eight times", () => {
    const { press, viewBox, button } = liveMap();
    press("+");
    for (let times = 0; times < 9; times += 1) press("ArrowLeft");
    expect(viewBox()).toBe("0 75 200 150");
    for (let times = 0; times < 9; times += 1) press("+");
    expect(viewBox()?.split(" ").slice(2)).toEqual(["50", "37.5"]);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("leaves the page its arrow keys while the map is whole, and its shortcuts always", () => {
    const { press } = liveMap();
    expect(press("ArrowDown")).toBe(false);
    expect(press("+", { ctrlKey: true })).toBe(false);
    expect(press("+")).toBe(true);
    expect(press("ArrowDown")).toBe(true);
  });
});

it("a map by the wheel scrolls the page, and is enlarged with Ctrl or ⌘ around the pointer, which stays where it is", () => {
  const { wheel, viewBox } = liveMap();
  expect(wheel({ deltaY: -200 })).toBe(false);
  expect(viewBox()).toBe("0 0 400 300");
  expect(wheel({ deltaY: -200, metaKey: true })).toBe(true);
  expect(viewBox()?.startsWith("0 0 120.")).toBe(true);
});

it("a name is shown once the map is large enough to have room for it", () => {
  const { name, press } = liveMap();
  expect(name.hidden).toBe(true);
  press("+");
  expect(name.hidden).toBe(false);
});

it("a map that was removed reacts to nothing more", () => {
  const { end, press, viewBox, map } = liveMap();
  expect(map.getAttribute("data-live")).toBe("");
  end();
  expect(press("+")).toBe(false);
  expect([viewBox(), map.getAttribute("data-live")]).toEqual(["0 0 400 300", null]);
});
