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

const WITHOUT_TEXT = new Map([
  [UNDEFINED, undefined],
  [NULL, null],
  [NAN, NaN],
  [POSITIVE_INFINITY, Infinity],
  [NEGATIVE_INFINITY, -Infinity],
  [NEGATIVE_ZERO, -0],
]);

/** Only these are constructed by the name in the stream: "Function" would make a function of the message. */
const ERRORS = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/** Makes values again of what a flattener has written, across several lines. */
export function createUnflattener(plugins = []) {
  /** The promises that have not settled, by their numbers. */
  const promises = new Map();
  const texts = [];
  const values = new Map();
  const begunByPlugins = new Set();

  /** Reads one line. What is left to make is on a list and not on the stack of calls. */
  function read(line) {
    let root = line;
    if (typeof line !== "number") {
      if (!Array.isArray(line) || line.length === 0) fail("an empty line");
      root = texts.length;
      for (const each of line) texts.push(each);
    }
    let result;
    const open = [{ numbers: [root], next: 0, put: (value) => (result = value) }];
    while (open.length > 0) {
      const part = open[open.length - 1];
      if (part.next < part.numbers.length) {
        make(part.numbers[part.next++], part.put, open);
        continue;
      }
      open.pop();
      if (part.finish) part.finish();
    }
    return result;
  }

  /**
   * Puts the value of a number where it belongs. One that holds others is put there while it is still empty, and opened.
   */
  function make(number, put, open) {
    if (WITHOUT_TEXT.has(number)) return put(WITHOUT_TEXT.get(number));
    if (values.has(number)) return put(values.get(number));
    if (!(number in texts)) fail("a number that nothing has");
    const text = texts[number];
    if (typeof text !== "object" || text === null) return put(text);
    const keep = (value, numbers = [], putInto) => {
      values.set(number, value);
      put(value);
      if (numbers.length > 0) open.push({ numbers, next: 0, put: putInto });
    };
    if (!Array.isArray(text)) return keepEntries({}, text, keep);
    const [type, first, second] = text;
    if (typeof type !== "string") return keepList(text, keep);
    if (type === TYPE.promise) return keep(values.get(first) ?? promiseOf(first));
    if (type === TYPE.known) return make(first, keep, open);
    if (Object.prototype.hasOwnProperty.call(BUILT_IN, type))
      return BUILT_IN[type](keep, first, second, text);
    if (begunByPlugins.has(number)) fail("a value of a plugin that contains itself");
    begunByPlugins.add(number);
    const made = [];
    const finish = () => keep(madeByPlugin(plugins, type, made));
    open.push({ numbers: text.slice(1), next: 0, put: (value) => made.push(value), finish });
  }

  function promiseOf(number) {
    return new Promise((resolve, reject) => promises.set(number, { resolve, reject }));
  }

  return { promises, read };
}

/** How the value of each type is made of its text. */
const BUILT_IN = {
  [TYPE.bigint]: (keep, digits) => keep(BigInt(digits)),
  [TYPE.date]: (keep, date) => keep(new Date(date)),
  [TYPE.url]: (keep, address) => keep(new URL(address)),
  [TYPE.regExp]: (keep, source, flags) => keep(new RegExp(source, flags)),
  [TYPE.symbol]: (keep, name) => keep(Symbol.for(name)),
  [TYPE.error]: (keep, message, name) =>
    keep(new (ERRORS.find((each) => each.name === name) ?? Error)(message)),
  [TYPE.set]: (keep, _first, _second, [, ...numbers]) => {
    const made = new Set();
    keep(made, numbers, (value) => made.add(value));
  },
  [TYPE.map]: (keep, _first, _second, [, ...numbers]) => {
    const made = new Map();
    keep(
      made,
      numbers,
      inPairs((key, value) => made.set(key, value)),
    );
  },
  [TYPE.nullObject]: (keep, entries) => keepEntries(Object.create(null), entries, keep),
};

function madeByPlugin(plugins, type, values) {
  for (const plugin of plugins) {
    const made = plugin(type, ...values);
    if (made) return made.value;
  }
  return fail(`the unknown type ${type}`);
}

function keepList(text, keep) {
  const made = [];
  if (!text.includes(HOLE)) return keep(made, text, (value) => made.push(value));
  made.length = text.length;
  const filled = text.flatMap((number, position) => (number === HOLE ? [] : [position]));
  let next = 0;
  const put = (value) => (made[filled[next++]] = value);
  return keep(
    made,
    filled.map((position) => text[position]),
    put,
  );
}

function keepEntries(made, text, keep) {
  const numbers = Object.keys(text).flatMap((key) => [Number(key.slice(1)), text[key]]);
  const put = (key, value) => {
    if (key !== "__proto__") made[key] = value;
    // Assigned, it would become the object's prototype.
    else Object.defineProperty(made, key, { value, configurable: true, enumerable: true, writable: true });
  };
  keep(made, numbers, inPairs(put));
}

function inPairs(put) {
  let key;
  let isKey = true;
  return (value) => {
    if (isKey) key = value;
    else put(key, value);
    isKey = !isKey;
  };
}

function fail(what) {
  throw new SyntaxError(`The stream has ${what}`);
}
