import type { EntityOf, Fields, FlagField, PatchOf } from "#app/domain/catalogue/field";

export function newEntity<const F extends Fields>(fields: F, patch: PatchOf<F>): EntityOf<F> {
  return changedEntity(fields, {}, patch);
}

/**
 * Fields without a description, such as an id, stay. A cleared field gets its blank value, or is removed. An
 * optional flag is stored only if it is yes, or if it follows a fact that says no.
 */
export function changedEntity<const F extends Fields, Entity extends Partial<EntityOf<F>>>(
  fields: F,
  entity: Entity,
  patch: PatchOf<F>,
): Entity & EntityOf<F> {
  const values: Readonly<Record<string, unknown>> = { ...entity, ...patch };
  const changed: Record<string, unknown> = { ...entity };
  for (const [name, field] of Object.entries<Fields[string]>(fields)) {
    const { kind, blank } = field;
    const decided = kind === "flag" ? decidedFlag(field, values) : undefined;
    const newValue =
      kind === "flag" && blank === undefined && values[name] === false ? undefined : values[name];
    const value = decided ?? newValue ?? blank;
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return changed as Entity & EntityOf<F>;
}

/** Undefined if the fact decides none. */
export function decidedFlag(
  { follows }: FlagField,
  entity: Readonly<Record<string, unknown>>,
): boolean | undefined {
  const fact = follows && entity[follows.fact];
  if (!follows || typeof fact !== "string") return undefined;
  return follows.yes.includes(fact) ? true : follows.no.includes(fact) ? false : undefined;
}
