import { drizzle } from "drizzle-orm/d1";
import { StoreUnavailableError } from "#app/services/ports";
import { sessionOf } from "./one-request";
import * as schema from "./schema";
import { STATEMENT_LIMIT_MS, withinLimit } from "./time-limits";

export type Database = ReturnType<typeof openDatabase>;

/**
 * Opens nothing before the first query. Throws StoreUnavailableError, but a broken constraint as it is,
 * because that is about the rows and not about D1.
 */
export function openDatabase(binding: D1Database, limitMs = STATEMENT_LIMIT_MS) {
  return drizzle(limited(binding, limitMs), { schema });
}

const CONSTRAINT = /constraint failed/i;

function failureOf(error: unknown): unknown {
  const isOfRows = error instanceof Error && CONSTRAINT.test(error.message);
  return isOfRows ? error : new StoreUnavailableError("database", error);
}

async function asked<Answer>(ask: () => Promise<Answer>, limitMs: number): Promise<Answer> {
  try {
    return await withinLimit(ask, limitMs);
  } catch (error) {
    throw failureOf(error);
  }
}

/** A batch needs the binding's own statements. */
const bare = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function limited(binding: D1Database, limitMs: number): D1Database {
  const client: Pick<D1Database, "prepare" | "batch"> = {
    prepare(query) {
      try {
        return limitedStatement(sessionOf(binding).prepare(query), limitMs);
      } catch (error) {
        throw failureOf(error);
      }
    },
    batch: (statements) =>
      asked(
        () => sessionOf(binding).batch(statements.map((statement) => bare.get(statement) ?? statement)),
        limitMs,
      ),
  };
  return client as D1Database;
}

function limitedStatement(statement: D1PreparedStatement, limitMs: number): D1PreparedStatement {
  const wrapped = new Proxy(statement, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "bind") return (...values: unknown[]) => limitedStatement(target.bind(...values), limitMs);
      return (...given: unknown[]) =>
        asked(() => Reflect.apply(member, target, given) as Promise<unknown>, limitMs);
    },
  });
  bare.set(wrapped, statement);
  return wrapped;
}
