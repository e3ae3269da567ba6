import { drizzle } from "drizzle-orm/d1";
import { StoreUnavailableError } from "#app/services/ports";
import * as schema from "./schema";

export type Database = ReturnType<typeof openDatabase>;

/**
 * Wraps the binding; opens nothing and reads nothing until the first query. What D1 rejects is a StoreUnavailableError,
 * but for a broken constraint, which says something of the rows and not of D1.
 */
export function openDatabase(binding: D1Database) {
  return drizzle(tellingFailures(binding), { schema });
}

const CONSTRAINT = /constraint failed/i;

function failureOf(error: unknown): unknown {
  const isOfRows = error instanceof Error && CONSTRAINT.test(error.message);
  return isOfRows ? error : new StoreUnavailableError("database", error);
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

/** The binding's own statements: a batch takes no others. */
const bare = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** The part of the binding that drizzle and our own statements use. */
function tellingFailures(binding: D1Database): D1Database {
  const client: Pick<D1Database, "prepare" | "batch"> = {
    prepare(query) {
      try {
        return statementTellingFailures(binding.prepare(query));
      } catch (error) {
        throw failureOf(error);
      }
    },
    batch: (statements) =>
      asked(() => binding.batch(statements.map((statement) => bare.get(statement) ?? statement))),
  };
  return client as D1Database;
}

function statementTellingFailures(statement: D1PreparedStatement): D1PreparedStatement {
  const telling = new Proxy(statement, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "bind") return (...values: unknown[]) => statementTellingFailures(target.bind(...values));
      return (...given: unknown[]) => asked(() => Reflect.apply(member, target, given) as Promise<unknown>);
    },
  });
  bare.set(telling, statement);
  return telling;
}
