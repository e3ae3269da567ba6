import type { IssuedNote, Note, NoteTone, Standing } from "#app/services/notes/ports";

export const textsOf = (notes: readonly Note[], tone: NoteTone): string[] =>
  notes.filter((note) => note.tone === tone).map(({ text }) => text);

/** In the answer of a call. */
export const fieldsOf = (notes: readonly Note[]): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...notes.map(({ fields }) => fields)) as Record<string, unknown>;

export const issuedOf = (notes: readonly Note[]): IssuedNote[] =>
  notes.filter((note): note is IssuedNote => note.tone === "issued");

/** What a page says of issued notes that are not known; null if nothing is missing. */
export const gapOf = ({ source }: Standing): Note | null => (source.text === "" ? null : source);
