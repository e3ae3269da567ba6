import type { Note, NoteTone } from "#app/services/notes/ports";

export const textsOf = (notes: readonly Note[], tone: NoteTone): string[] =>
  notes.filter((note) => note.tone === tone).map(({ text }) => text);

/** What the notes add to the answer of a call. */
export const fieldsOf = (notes: readonly Note[]): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...notes.map(({ fields }) => fields)) as Record<string, unknown>;
