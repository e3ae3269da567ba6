import type { Note, NoteTone } from "#app/services/notes/ports";

export const textsOf = (notes: readonly Note[], tone: NoteTone): string[] =>
  notes.filter((note) => note.tone === tone).map(({ text }) => text);
