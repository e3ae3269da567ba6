import type * as z from "zod";

/** By itself, so that an odd element costs only itself. */
export function readEach<T>(
  schema: z.ZodType<T>,
  elements: readonly unknown[],
): { readonly read: T[]; readonly unreadable: number } {
  const read = elements.flatMap((element) => {
    const parsed = schema.safeParse(element);
    return parsed.success ? [parsed.data] : [];
  });
  return { read, unreadable: elements.length - read.length };
}
