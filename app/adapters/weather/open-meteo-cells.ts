import * as z from "zod";

/** What is odd costs itself: a time that is no number its hours, missing hours the place. */
const cellSchema = z.lazy(() =>
  z.object({
    latitude: z.number(),
    longitude: z.number(),
    hourly_units: z.record(z.string(), z.unknown()).catch({}),
    hourly: z
      .looseObject({ time: z.array(z.number().catch(NaN)) })
      .nullable()
      .catch(null),
  }),
);
export type Cell = z.infer<typeof cellSchema>;

const NOTHING_KNOWN = "undefined";
type Units = Readonly<Record<string, string>>;

/** A place without a position or in other units becomes null; another length fails as a whole. */
export function cellsSchema(places: number, needed: Units = {}) {
  const cell = cellSchema.refine(
    ({ hourly_units: sent }) =>
      Object.entries(needed).every(([name, unit]) =>
        [undefined, unit, NOTHING_KNOWN].includes(sent[name] as string),
      ),
    "in other units",
  );
  return z
    .union([z.array(cell.nullable().catch(null)), cell.transform((one): (Cell | null)[] => [one])])
    .refine((cells) => cells.length === places, "not as many places as were asked for");
}

export interface Columns {
  /** The end or the instant of each value, in epoch seconds. */
  readonly time: readonly number[];
  /** Undefined if the column is missing or in another unit. */
  valueAt(column: string, index: number): unknown;
}

/** Null without hours. `units` names the units that matter, since 18 °F is not 18 °C. */
export function columnsOf({ hourly, hourly_units: sent }: Cell, units: Units): Columns | null {
  const isAsAsked = (column: string): boolean =>
    sent[column] === undefined || units[column] === undefined || sent[column] === units[column];
  if (hourly === null || !isAsAsked("time")) return null;
  return {
    time: hourly.time,
    valueAt(column, index) {
      const values: unknown = isAsAsked(column) ? hourly[column] : undefined;
      return Array.isArray(values) ? (values[index] as unknown) : undefined;
    },
  };
}
