/** "Bath, Wells and Cheddar": as the language's own formatter has it, whose making takes longer than all that it would write. */
export const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
