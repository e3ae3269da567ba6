import type { SunMapView } from "./sun-map";

/** A copy, since an image cannot read the page's own. */
const COLOURS = `svg{background:#dcecef}.land{fill:#fffdf8}.gold path{fill:#f6b433;fill-rule:evenodd;opacity:.19}
@media(prefers-color-scheme:dark){svg{background:#0a1b25}.land{fill:#1f3237}.gold path{fill:#f8be4b;opacity:.24}}`;

/** So that Home is smaller. `land` is path data in the kilometres of `viewBox`. */
export function sunMapImage({ viewBox, bands }: Pick<SunMapView, "viewBox" | "bands">, land: string): string {
  const gold = bands.map((band) => `<path d="${band}"/>`).join("");
  const [x, y, width, height] = viewBox.split(" ");
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${COLOURS}</style><defs><path id="land" d="${land}"/><mask id="on-land" maskUnits="userSpaceOnUse" ${box}><use href="#land" fill="#fff"/></mask><filter id="soft"><feGaussianBlur stdDeviation="7"/></filter></defs><use href="#land" class="land"/><g mask="url(#on-land)"><g class="gold" filter="url(#soft)">${gold}</g></g></svg>`;
}
