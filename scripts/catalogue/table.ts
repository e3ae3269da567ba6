/**
 * Reads a tab-separated table. Each row is an object with the column names of the first line; a missing cell is
 * empty.
 */
export function readTable(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, column) => [name, cells[column]?.trim() ?? ""]));
  });
}
