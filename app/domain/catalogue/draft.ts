import type { EntityOf, Fields, PatchOf } from "./field";

/** A new entity: what is not given is blank. */
export function newEntity<const F extends Fields>(fields: F, patch: PatchOf<F>): EntityOf<F> {
  return changedEntity(fields, {}, patch);
}

/**
 * The entity with the given fields changed; what is not described, such as an id, stays. A field that is cleared
 * falls back to its blank, or is removed; of flags that may be absent only yes is kept.
 */
export function changedEntity<const F extends Fields, Entity extends Partial<EntityOf<F>>>(
  fields: F,
  entity: Entity,
  patch: PatchOf<F>,
): Entity & EntityOf<F> {
  const given: Readonly<Record<string, unknown>> = { ...entity, ...patch };
  const changed: Record<string, unknown> = { ...entity };
  for (const [name, { kind, blank }] of Object.entries<Fields[string]>(fields)) {
    const value = given[name] ?? blank;
    if (value === undefined || (kind === "flag" && blank === undefined && value === false))
      delete changed[name];
    else changed[name] = value;
  }
  return changed as Entity & EntityOf<F>;
}
