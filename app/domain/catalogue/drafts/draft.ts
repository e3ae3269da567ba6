import type { EntityOf, Fields, FlagField, PatchOf } from "#app/domain/catalogue/field";

/** Makes a new entity: missing fields are blank. */
export function newEntity<const F extends Fields>(fields: F, patch: PatchOf<F>): EntityOf<F> {
  return changedEntity(fields, {}, patch);
}

/**
 * Returns the entity with the given fields changed; fields without a description, such as an id, stay. A
 * cleared field becomes its blank, or is removed. Optional flags are stored only if yes, except that a flag
 * that follows a fact may also be no.
 */
export function changedEntity<const F extends Fields, Entity extends Partial<EntityOf<F>>>(
  fields: F,
  entity: Entity,
  patch: PatchOf<F>,
): Entity & EntityOf<F> {
  const given: Readonly<Record<string, unknown>> = { ...entity, ...patch };
  const changed: Record<string, unknown> = { ...entity };
  for (const [name, field] of Object.entries<Fields[string]>(fields)) {
    const { kind, blank } = field;
    const decided = kind === "flag" ? decidedFlag(field, given) : undefined;
    const asked = kind === "flag" && blank === undefined && given[name] === false ? undefined : given[name];
    const value = decided ?? asked ?? blank;
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return changed as Entity & EntityOf<F>;
}

/**
 * Returns the value that a fact gives to the flag that follows it; undefined if the fact leaves it open.
 */
export function decidedFlag(
  { follows }: FlagField,
  entity: Readonly<Record<string, unknown>>,
): boolean | undefined {
  const fact = follows && entity[follows.fact];
  if (!follows || typeof fact !== "string") return undefined;
  return follows.yes.includes(fact) ? true : follows.no.includes(fact) ? false : undefined;
}
