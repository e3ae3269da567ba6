/**
 * Remembers what `make` gave for an object and a key for as long as the object lives: the texts made of one
 * snapshot are made once and go with it.
 */
export function rememberPer<Owner extends object, Value>(
  make: (owner: Owner, key: string) => Value,
): (owner: Owner, key: string) => Value {
  const remembered = new WeakMap<Owner, Map<string, Value>>();
  return (owner, key) => {
    const known = remembered.get(owner);
    const byKey = known ?? new Map<string, Value>();
    if (!known) remembered.set(owner, byKey);
    let value = byKey.get(key);
    if (value === undefined) byKey.set(key, (value = make(owner, key)));
    return value;
  };
}
