import {
  HOLE,
  NAN,
  NEGATIVE_INFINITY,
  NEGATIVE_ZERO,
  NULL,
  POSITIVE_INFINITY,
  TYPE,
  UNDEFINED,
} from "./format.js";

/**
 * Writes values as numbered texts, in which a value names the values in it by their numbers. A value that occurs again
 * keeps its number. `texts` has the texts, `promises` the promises that were found, by their numbers.
 */
export function createFlattener({ plugins = [], postPlugins = [] }) {
  const texts = [];
  const promises = new Map();
  const numbers = new Map();

  /** Returns the number of a value that needs no new text; undefined for any other. */
  const knownNumber = (value) => numbers.get(value) ?? numberWithoutText(value);

  /**
   * Gives a value, and all that is in it, its text and its number. What is left to write is on a list and not on the
   * stack of calls, so a value may be nested as deeply as memory allows.
   */
  function write(root) {
    const open = [begin(root)];
    while (open.length > 0) {
      const part = open[open.length - 1];
      if (part.next === part.values.length) {
        texts[part.number] = part.text + part.end;
        open.pop();
        continue;
      }
      const value = part.values[part.next];
      let number = value === MISSING ? HOLE : knownNumber(value);
      if (number === undefined) {
        number = texts.length;
        open.push(begin(value));
      }
      part.text += part.isObject
        ? pairText(part.next, number)
        : `${part.text.length > 1 ? "," : ""}${number}`;
      part.next++;
    }
  }

  /** Gives a value its number. Returns what its text begins and ends with, and the values between. */
  function begin(value) {
    const number = texts.push("") - 1;
    numbers.set(value, number);
    const isSimple = (typeof value !== "object" && typeof value !== "function") || Array.isArray(value);
    const byPlugin = isSimple ? null : pluginResult(plugins, value);
    if (byPlugin) return typed(number, byPlugin);
    if (value instanceof Promise) promises.set(number, value);
    const part = partOf(value, number);
    if (typeof part !== "string") return part;
    const byPostPlugin = pluginResult(postPlugins, value);
    if (byPostPlugin) return typed(number, byPostPlugin);
    throw new Error(part);
  }

  return { texts, promises, knownNumber, write };
}

/** Stands for a position of an array that has no value. */
const MISSING = Symbol("missing");

function numberWithoutText(value) {
  if (value === undefined) return UNDEFINED;
  if (value === null) return NULL;
  if (typeof value !== "number") return undefined;
  if (Number.isNaN(value)) return NAN;
  if (value === Infinity) return POSITIVE_INFINITY;
  if (value === -Infinity) return NEGATIVE_INFINITY;
  return Object.is(value, -0) ? NEGATIVE_ZERO : undefined;
}

function pluginResult(plugins, value) {
  for (const plugin of plugins) {
    const result = plugin(value);
    if (Array.isArray(result)) return result;
  }
  return null;
}

const pairText = (position, number) =>
  position % 2 === 0 ? `${position > 0 ? "," : ""}"_${number}":` : `${number}`;

const whole = (number, text) => ({ number, text, end: "", values: [], next: 0 });
const list = (number, values) => ({ number, text: "[", end: "]", values, next: 0 });
const object = (number, value, text = "{", end = "}") => ({
  number,
  text,
  end,
  values: Object.entries(value).flat(),
  next: 0,
  isObject: true,
});
const typed = (number, [type, ...values]) => ({ ...list(number, values), text: `[${JSON.stringify(type)}` });
const leaf = (number, ...parts) => whole(number, JSON.stringify(parts));

/** Returns the part for a value of a built-in type, or the reason why it cannot be sent. */
function partOf(value, number) {
  switch (typeof value) {
    case "boolean":
    case "number":
    case "string":
      return whole(number, JSON.stringify(value));
    case "bigint":
      return leaf(number, TYPE.bigint, String(value));
    case "symbol": {
      const name = Symbol.keyFor(value);
      return name ? leaf(number, TYPE.symbol, name) : "Cannot encode symbol unless created with Symbol.for()";
    }
    case "object":
      return partOfObject(value, number);
    default:
      return "Cannot encode function or unexpected type";
  }
}

function partOfObject(value, number) {
  if (Array.isArray(value)) {
    return list(
      number,
      Array.from(value, (each, index) => (index in value ? each : MISSING)),
    );
  }
  // An invalid date has no number that JSON could carry.
  if (value instanceof Date)
    return leaf(number, TYPE.date, Number.isNaN(value.getTime()) ? "invalid" : value.getTime());
  if (value instanceof URL) return leaf(number, TYPE.url, value.href);
  if (value instanceof RegExp) return leaf(number, TYPE.regExp, value.source, value.flags);
  if (value instanceof Set) return typed(number, [TYPE.set, ...value]);
  if (value instanceof Map) return typed(number, [TYPE.map, ...[...value].flat(1)]);
  if (value instanceof Promise) return leaf(number, TYPE.promise, number);
  if (value instanceof Error) {
    return leaf(number, TYPE.error, value.message, ...(value.name === "Error" ? [] : [value.name]));
  }
  if (Object.getPrototypeOf(value) === null) return object(number, value, `["${TYPE.nullObject}",{`, "}]");
  return isPlain(value) ? object(number, value) : "Cannot encode object with prototype";
}

const OBJECT_NAMES = Object.getOwnPropertyNames(Object.prototype).sort().join("\0");

/** A plain object may also come from another realm. */
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return (
    prototype === Object.prototype || Object.getOwnPropertyNames(prototype).sort().join("\0") === OBJECT_NAMES
  );
}
