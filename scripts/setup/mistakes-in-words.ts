import type * as z from "zod";

/** Returns a sentence for each mistake in a catalogue file. Fields have the same names as in the file. */
export function mistakesInWords({ issues }: z.ZodError): string[] {
  return issues.map((issue) => sentenceOf(issue, issue.path.map(String)));
}

function sentenceOf(issue: z.core.$ZodIssue, path: readonly string[]): string {
  const where = whereOf(path);
  switch (issue.code) {
    case "unrecognized_keys":
      return `${path.length === 0 ? "The file" : where} has ${listed(issue.keys)}, which no file may have. Is it spelt right?`;
    case "invalid_value":
      return `${where} must be ${issue.values.length === 1 ? "" : "one of "}${issue.values.map(String).join(", ")}.`;
    case "invalid_type":
      return issue.message.endsWith("received undefined")
        ? `${where} is missing.`
        : `${where} must be ${article(issue.expected)}.`;
    default:
      // Our own messages are whole sentences, or begin in lower case and say what the field must be.
      return /^[a-z]/.test(issue.message)
        ? `${where} must be ${issue.message}.`
        : `${where}: ${issue.message.replace(/\.$/, "")}.`;
  }
}

/** Returns where a mistake is, such as "activities 2, name" for the name of the second activity. */
const whereOf = (path: readonly string[]): string =>
  path
    .map((part, index) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `${index === 0 ? "" : ", "}${part}`))
    .join("");

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(" and ");

const article = (type: string): string =>
  type === "string"
    ? "a text"
    : type === "boolean"
      ? "true or false"
      : `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
