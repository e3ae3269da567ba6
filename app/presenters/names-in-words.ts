/** "Bath, Wells and Cheddar". Not Intl.ListFormat: making one takes longer than all that it would write. */
export const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
