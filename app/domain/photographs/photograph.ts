/** An openly licensed photograph of a place, with what its credit requires. */
export interface Photograph {
  /** The author's own name, without markup. */
  readonly author: string;
  /** A name of the allowed licences, such as "CC BY-SA 4.0". */
  readonly licence: string;
  /** The file on Wikimedia Commons, such as "Bath Abbey.jpg". */
  readonly file: string;
  /** Pixels of our copy. */
  readonly width: number;
  readonly height: number;
}

const CREATIVE_COMMONS = /^CC (BY|BY-SA) ([234]\.\d)(?: ([a-z]{2}))?$/;

/** The address of an allowed licence's text, made from its name; null if it has none, like the public domain. */
export function licenceUrl(name: string): string | null {
  if (name.startsWith("CC0")) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, terms = "", version = "", country] = CREATIVE_COMMONS.exec(name) ?? [];
  if (terms === "") return null;
  return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/${country ? `${country}/` : ""}`;
}

/** Where the original and its history are. */
export function originalUrl({ file }: Pick<Photograph, "file">): string {
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.replaceAll(" ", "_"))}`;
}

/** Our own copy, the same for every visitor. */
export const photographPath = (slug: string) => `/photographs/${slug}.jpg`;
