/** Values without a line of their own. They are written in place of a line's number. */
export const HOLE = -1;
export const NAN = -2;
export const NEGATIVE_INFINITY = -3;
export const NEGATIVE_ZERO = -4;
export const NULL = -5;
export const POSITIVE_INFINITY = -6;
export const UNDEFINED = -7;

export const TYPE = {
  bigint: "B",
  date: "D",
  error: "E",
  map: "M",
  nullObject: "N",
  promise: "P",
  regExp: "R",
  set: "S",
  symbol: "Y",
  url: "U",
  /** A promise that settled with a value that has a number already. */
  known: "Z",
};
