const OWN_IN_HEAD = "meta, title, link, script[type='application/ld+json']";
const OWN_IN_BODY = "a, header, aside, main, footer, p, div, script, link";

/**
 * Nodes of browser extensions; returns a function that puts them back. React 18 hydrates the whole document:
 * at a foreign node it draws everything again, and what was typed is lost. React does not look behind our own
 * nodes in head and body.
 */
export function takeOutForeignNodes(): () => void {
  const { documentElement: html, head, body } = document;
  const foreign = [
    ...[...html.childNodes].filter((node) => node !== head && node !== body),
    ...strangersIn(head, "meta[charset]", OWN_IN_HEAD),
    ...strangersIn(body, "a[href='#main']", OWN_IN_BODY),
  ].map((node) => ({ node, parent: node.parentNode }));
  for (const { node } of foreign) node.remove();
  return () => {
    for (const { node, parent } of foreign) if (!node.isConnected) parent?.appendChild(node);
  };
}

/** Nodes before our first one, and later ones that we never draw here. */
function strangersIn(parent: HTMLElement, first: string, own: string): ChildNode[] {
  const children = [...parent.childNodes];
  const start = children.findIndex((node) => node instanceof Element && node.matches(first));
  return children.filter(
    (node, position) => position < start || !(node instanceof Element) || !node.matches(own),
  );
}
