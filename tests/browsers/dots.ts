import type { TourBrowser } from "./tour-browser";

/**
 * Returns the number of the map's visible dots, and how many of them are small. A dot is small if the points `awayPx`
 * to the left and to the right of its centre have another colour than the centre. The browser itself measures this in
 * a picture of the window.
 */
export async function smallDots(
  browser: TourBrowser,
  awayPx: number,
): Promise<{ small: number; all: number }> {
  const png = Buffer.from(await browser.picture()).toString("base64");
  return browser.evaluate(`(${String(countSmallDots)})("data:image/png;base64,${png}", ${awayPx})`);
}

/** Runs in the page. */
async function countSmallDots(picture: string, awayPx: number): Promise<{ small: number; all: number }> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = image.naturalWidth / innerWidth;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) =>
    String(context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data);

  const path = document.querySelector<SVGPathElement>(".map svg > path:last-child");
  const box = path?.closest(".map")?.getBoundingClientRect();
  const toWindow = path?.getScreenCTM();
  const counts = { small: 0, all: 0 };
  if (!path || !box || !toWindow) return counts;
  for (const [, x, y] of path.getAttribute("d")?.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g) ?? []) {
    const at = new DOMPoint(Number(x), Number(y)).matrixTransform(toWindow);
    const isInView =
      at.x > box.left + awayPx &&
      at.x < Math.min(box.right, innerWidth) - awayPx &&
      at.y > Math.max(box.top, 0) + awayPx &&
      at.y < Math.min(box.bottom, innerHeight) - awayPx;
    if (!isInView || document.elementFromPoint(at.x, at.y)?.closest(".map-pin")) continue;
    counts.all += 1;
    const around = [colourAt(at.x - awayPx, at.y), colourAt(at.x + awayPx, at.y)];
    if (!around.includes(colourAt(at.x, at.y))) counts.small += 1;
  }
  return counts;
}
