import { readFileSync } from "node:fs";

/** A number that was fitted or chosen, by its name in speeds.json; the name must be there. */
export type Constant = (name: string) => number;

/** Reads speeds.json. */
export function readConstants(path: string): Constant {
  type Section = Record<string, { value: number }>;
  const file = JSON.parse(readFileSync(path, "utf8")) as Record<string, Section>;
  const values = new Map<string, number>();
  for (const section of ["speeds", "rules", "wiggle"])
    for (const [name, { value }] of Object.entries(file[section] ?? {})) values.set(name, value);
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`speeds.json: no constant ${name}`);
    return value;
  };
}
