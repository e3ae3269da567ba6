import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { crossingNotes } from "#app/notes/crossings/crossing-notes";
import { lightNotes } from "#app/notes/light/light-notes";
import { seaNotes } from "#app/notes/sea/sea-notes";
import { shutNotes } from "#app/notes/shut/shut-notes";
import { tideNotes } from "#app/notes/tides/tide-notes";
import { issuedBy, warningNotes } from "#app/notes/warnings/warning-notes";
import type { Notes, NotesReader } from "#app/services/notes/ports";
import type { WarningSource } from "#app/services/warnings/ports";

/** All that is said of places, in the order in which it is shown. A new source is a folder and a line here. */
export const notesWith = (warnings: KnownWarnings | null): Notes => ({
  sources: [warningNotes(warnings), shutNotes, lightNotes, tideNotes, seaNotes, crossingNotes],
  issued: issuedBy(warnings),
});

export const createNotes = (warnings: WarningSource): NotesReader => ({
  current: async () => notesWith(await warnings.current()),
});
