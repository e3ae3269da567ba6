import type { OpenFacts } from "#app/domain/catalogue/nearby";

const KINDS_OF_COAST: readonly string[] = ["seaside", "harbour", "cliffs", "island"];

/** Whether a place needs a forecast of the sea: its kind says so, or open data says that it is by the sea. */
export const isByTheSea = (kind: string, facts: Pick<OpenFacts, "isByTheSea"> | null | undefined): boolean =>
  KINDS_OF_COAST.includes(kind) || facts?.isByTheSea === true;
