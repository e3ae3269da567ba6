import * as z from "zod";
import { wranglerOutput } from "../setup/wrangler";

export type Target = "--local" | "--remote";

const answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/**
 * Returns the rows of one SQL statement, from the local or the deployed database. Throws with wrangler's output if it
 * fails.
 */
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
