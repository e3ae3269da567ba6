/** May contain text that looks like an element. */
const NOT_ELEMENTS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Of the feed itself, not of an entry. A whole XML parser would be much larger. */
export function relatedLink(xml: string): string | null {
  const [head = ""] = xml.replace(NOT_ELEMENTS, "").split(/<entry[\s>/]/);
  if (!/<feed[\s>]/.test(head)) return null;
  for (const [, written = ""] of head.matchAll(/<link\s([^>]*)>/g)) {
    const { rel, href } = attributesOf(written);
    if (rel === "related" && href) return href;
  }
  return null;
}

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of written.matchAll(ATTRIBUTE)) {
    attributes[name] = decoded(double ?? single ?? "");
  }
  return attributes;
}

const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name) => ENTITIES[name as string] ?? whole);
