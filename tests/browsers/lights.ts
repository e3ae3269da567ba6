import type { TourBrowser } from "./tour-browser";

const LIGHTS = ["", "#dull", "#wet", "#snow", "#night"] as const;
type Light = (typeof LIGHTS)[number];

/** The mean red, green and blue of a picture's sky and of its ground, each from 0 to 255. */
interface Shades {
  readonly sky: readonly [number, number, number];
  readonly ground: readonly [number, number, number];
}

/**
 * Shows a drawing in every light that the fragment of its address can name, and measures the colours that the browser
 * paints.
 */
export async function shadesInEveryLight(
  browser: TourBrowser,
  drawing: string,
): Promise<Record<Light, Shades>> {
  const addresses = LIGHTS.map((light) => drawing + light);
  await browser.evaluate(`(${String(showBeside)})(${JSON.stringify(addresses)})`);
  const png = Buffer.from(await browser.picture()).toString("base64");
  const shades = await browser.evaluate<Shades[]>(
    `(${String(measure)})("data:image/png;base64,${png}", ${LIGHTS.length})`,
  );
  return Object.fromEntries(LIGHTS.map((light, index) => [light, shades[index]])) as Record<Light, Shades>;
}

/** Runs in the page. Puts the pictures on top of the page, one below another, 160 by 90 pixels each. */
async function showBeside(addresses: readonly string[]): Promise<void> {
  const images = addresses.map((address) => {
    const image = new Image(160, 90);
    image.src = address;
    image.style.cssText = "display:block;width:160px;height:90px;filter:none";
    return image;
  });
  const sheet = document.createElement("div");
  sheet.style.cssText = "position:fixed;top:0;left:0;z-index:9999;width:160px;background:#fff";
  for (const image of images) sheet.appendChild(image);
  document.body.appendChild(sheet);
  await Promise.all(images.map((image) => image.decode()));
  // Decoded images are painted only with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
async function measure(picture: string, count: number): Promise<Shades[]> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = image.naturalWidth / innerWidth;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const meanOf = (top: number, height: number): [number, number, number] => {
    const { data } = context?.getImageData(
      Math.round(4 * scale),
      Math.round(top * scale),
      Math.round(152 * scale),
      Math.round(height * scale),
    ) ?? { data: new Uint8ClampedArray() };
    const sum: [number, number, number] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4)
      for (const part of [0, 1, 2] as const) sum[part] += data[at + part] ?? 0;
    return sum.map((part) => Math.round((part * 4) / data.length)) as [number, number, number];
  };
  return Array.from({ length: count }, (_, index) => ({
    sky: meanOf(90 * index + 4, 26),
    ground: meanOf(90 * index + 56, 30),
  }));
}
