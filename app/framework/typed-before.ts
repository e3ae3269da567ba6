type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  readonly control: Control;
  readonly value: string;
  readonly isChecked: boolean;
}

const CONTROLS = "input:not([type=hidden], [type=file], [type=submit]), select, textarea";

const controls = () => [...document.querySelectorAll(CONTROLS)] as Control[];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

const CHECK_MS = 50;

/** React marks the elements that it has taken over: the page's first, and a late part's when its code is there. */
const isReacts = (control: Control) => Object.keys(control).some((key) => key.startsWith("__reactProps$"));

/** Before React takes over: a control with state would fall back to the server's value. */
export function rememberTyped(): () => void {
  const typed = new Map<Control, Typed>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (control: Control) => {
    typed.set(control, { control, value: control.value, isChecked: isTicked(control) && control.checked });
    timer ??= setTimeout(typeAgain, CHECK_MS);
  };
  const onEvent = ({ target }: Event) => {
    if (target instanceof Element && target.matches(CONTROLS) && !isReacts(target as Control))
      remember(target as Control);
  };
  function typeAgain(): void {
    const ready = [...typed.values()].filter(({ control }) => !control.isConnected || isReacts(control));
    for (const { control } of ready) typed.delete(control);
    void retypeAll(ready);
    timer = typed.size > 0 ? setTimeout(typeAgain, CHECK_MS) : undefined;
  }
  for (const control of controls()) if (isChanged(control)) remember(control);
  for (const type of ["input", "change"]) document.addEventListener(type, onEvent, true);
  return typeAgain;
}

/** After each entry, React renders in a microtask. */
async function retypeAll(entries: readonly Typed[]): Promise<void> {
  for (const each of entries) {
    await Promise.resolve();
    retype(each);
  }
}

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const byDefault = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(0, byDefault);
}

/** React ignores an event if it has already seen the value, so it first sees another. */
function retype({ control, value, isChecked }: Typed): void {
  const now = control.isConnected ? control : sameControl(control);
  if (now === null) return;
  if (isTicked(now)) {
    // It follows from the one that was chosen instead.
    if (now.type === "radio" && !isChecked) return;
    now.checked = !isChecked;
    now.click();
    return;
  }
  if (!(now instanceof HTMLSelectElement)) {
    const caret = document.activeElement === now && now.type !== "range" ? now.selectionStart : null;
    now.value = now.defaultValue === value ? "" : now.defaultValue;
    // React watches the element's own setter, and not that of its class.
    const of = now instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(of.prototype, "value")?.set?.call(now, value);
    if (caret !== null) now.setSelectionRange(caret, caret);
  } else now.value = value;
  for (const type of ["input", "change"]) now.dispatchEvent(new Event(type, { bubbles: true }));
}

/** If the page was drawn again, another took its place. */
function sameControl({ id, name, value, type }: Control): Control | null {
  if (id !== "") return document.getElementById(id) as Control | null;
  const named = controls().filter((other) => other.name === name);
  return named.find((other) => !["checkbox", "radio"].includes(type) || other.value === value) ?? null;
}
