/** Absent ones stay absent. */
export const select = <Held extends object, Field extends keyof Held>(
  held: Held,
  fields: readonly Field[],
): Pick<Held, Field> =>
  Object.fromEntries(
    fields.flatMap((field) => (held[field] === undefined ? [] : [[field, held[field]]])),
  ) as Pick<Held, Field>;
