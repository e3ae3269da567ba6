import type { OpenFacts } from "#app/domain/catalogue/nearby";

const KINDS_OF_COAST: readonly string[] = ["seaside", "harbour", "cliffs", "island"];

/** Whether the forecast of the sea is asked for at a place: by its kind, or where open data says so. */
export const isByTheSea = (kind: string, facts: Pick<OpenFacts, "isByTheSea"> | null | undefined): boolean =>
  KINDS_OF_COAST.includes(kind) || facts?.isByTheSea === true;
