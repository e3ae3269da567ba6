/** A spreadsheet treats a text with such a beginning as a formula. */
const FORMULA_START = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const safeCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
