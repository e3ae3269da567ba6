import { licenceUrl, originalUrl } from "#app/domain/photographs/photograph";
import { type PhotographRecord, waitingFile } from "./record";

const COMMAND = "npm run catalogue:photographs --";

/**
 * Returns a page for a browser with every waiting photograph: its credit, where it was taken, its pages on Commons
 * and Wikidata, and the commands that approve and refuse it.
 */
export function sheetOf(project: string, found: PhotographRecord): string {
  const figures = Object.entries(found).flatMap(([slug, each]) => {
    if (each.state !== "waiting") return [];
    const { author, licence, width, height } = each.photograph;
    const url = licenceUrl(licence);
    return [
      `<figure><img src="${escaped(`file://${waitingFile(project, slug)}`)}" width="${width / 2}" height="${height / 2}" alt="">`,
      `<figcaption><b>${escaped(slug)}</b> by ${escaped(author)}, `,
      url ? `<a href="${escaped(url)}">${escaped(licence)}</a>` : escaped(licence),
      `, <a href="${escaped(originalUrl(each.photograph))}">original</a>, `,
      `<a href="https://www.wikidata.org/wiki/${escaped(each.item)}">item</a>. ${takenAt(each.cameraKm)}`,
      ...["approve", "refuse"].map((word) => `<br><code>${COMMAND} --${word} ${escaped(slug)}</code>`),
      "</figcaption></figure>",
    ];
  });
  const style = "body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}figure{margin:0}";
  return `<!doctype html><meta charset="utf-8"><title>Photographs that wait</title><style>${style}</style>${figures.join("")}`;
}

function takenAt(km: number | undefined): string {
  return km === undefined
    ? "The file does not say where it was taken."
    : `Taken ${km.toFixed(1)} km from the place.`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
