const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it stands in XML, in an element or in an attribute: without control characters, which XML 1.0 has none of. */
export const xmlText = (text: string): string =>
  text.replace(/\p{Cc}/gu, " ").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
