/** A D1 binding that counts its statements and can fail at a chosen one. */
export function countStatements(binding: D1Database) {
  const statements: string[] = [];
  const fault: { atStatement?: number } = {};

  function record(sql: string) {
    statements.push(sql);
    if (statements.length === fault.atStatement) throw new Error("D1_ERROR: as told");
  }

  const sources = new WeakMap<D1PreparedStatement, { sql: string; inner: D1PreparedStatement }>();
  function wrap(inner: D1PreparedStatement, sql: string): D1PreparedStatement {
    const wrapped = new Proxy(inner, {
      get(target, property) {
        if (property === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        const member: unknown = Reflect.get(target, property);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => {
          record(sql);
          return (await Reflect.apply(member, target, given)) as unknown;
        };
      },
    });
    sources.set(wrapped, { sql, inner });
    return wrapped;
  }

  const counted = new Proxy(binding, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => wrap(target.prepare(sql), sql);
      if (property === "batch") {
        return async (batch: D1PreparedStatement[]) => {
          const parts = batch.map((statement) => sources.get(statement));
          for (const part of parts) record(part?.sql ?? "");
          return target.batch(parts.flatMap((part) => (part ? [part.inner] : [])));
        };
      }
      const member: unknown = Reflect.get(target, property);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
  return { binding: counted, statements, fault };
}
