import type { EntityOf, Fields, FlagField, PatchOf } from "#app/domain/catalogue/field";

/** A new entity: what is not given is blank. */
export function newEntity<const F extends Fields>(fields: F, patch: PatchOf<F>): EntityOf<F> {
  return changedEntity(fields, {}, patch);
}

/**
 * The entity with the given fields changed; what is not described, such as an id, stays. A field that is cleared
 * falls back to its blank, or is removed; of flags that may be absent only yes is kept, but those that follow a
 * fact follow it to no as well.
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

/** What a flag has to be by the fact that it follows; undefined where that fact leaves it open. */
export function decidedFlag(
  { follows }: FlagField,
  entity: Readonly<Record<string, unknown>>,
): boolean | undefined {
  const fact = follows && entity[follows.fact];
  if (!follows || typeof fact !== "string") return undefined;
  return follows.yes.includes(fact) ? true : follows.no.includes(fact) ? false : undefined;
}
