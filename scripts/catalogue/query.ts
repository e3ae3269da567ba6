import * as z from "zod";
import { wranglerOutput } from "../setup/wrangler";

export type Target = "--local" | "--remote";

const answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/** The rows that one statement gives, here or on the deployed database. Throws with what wrangler printed. */
export async function queryDatabase(target: Target, statement: string): Promise<Record<string, unknown>[]> {
  const output = await wranglerOutput([
    "d1",
    "execute",
    "DB",
    target,
    "--yes",
    "--json",
    "--command",
    statement,
  ]);
  return answer.parse(JSON.parse(output)).flatMap(({ results }) => results);
}
