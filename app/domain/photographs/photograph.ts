export interface Photograph {
  /** The name of the author, without markup. */
  readonly author: string;
  /** One of the allowed licences, such as "CC BY-SA 4.0". */
  readonly licence: string;
  /** The name of the file on Wikimedia Commons, such as "Bath Abbey.jpg". */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const CREATIVE_COMMONS = /^CC (BY|BY-SA) ([234]\.\d)(?: ([a-z]{2}))?$/;

/**
 * Returns the address of the text of a Creative Commons licence; null for any other name, such as
 * "Public domain".
 */
export function licenceUrl(name: string): string | null {
  if (name.startsWith("CC0")) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, terms = "", version = "", country] = CREATIVE_COMMONS.exec(name) ?? [];
  if (terms === "") return null;
  return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/${country ? `${country}/` : ""}`;
}

export function originalUrl({ file }: Pick<Photograph, "file">): string {
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.replaceAll(" ", "_"))}`;
}

/** Returns the path of our own copy. It is the same for every visitor. */
export const photographPath = (slug: string) => `/photographs/${slug}.jpg`;
