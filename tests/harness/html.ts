const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
export const unescaped = (html: string) => html.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns what a visitor reads of a page, on one line. */
export const wordsIn = (html: string) =>
  unescaped(
    html
      .replaceAll("<!-- -->", "")
      .replace(/<script[\s\S]*?<\/script>/g, " ")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
  );
