import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

export type Database = ReturnType<typeof openDatabase>;

/** Wraps the binding; opens nothing and reads nothing until the first query. */
export function openDatabase(binding: D1Database) {
  return drizzle(binding, { schema });
}
