/** A form's state as the server gives it: what stands in it, and what was wrong with it when it was posted. */
export interface PostedFormState {
  /** A ticked box is "on". */
  values: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  /** Why it was refused, where that is more than a fault of a field: the words of the toast. */
  formError: { title: string; message: string } | null;
}

export type TypedValues = Partial<Record<string, string>>;
export type FieldFaults = Partial<Record<string, string>>;

/** What stands in a form now, texts and ticked boxes. */
export function typedIn(form: HTMLFormElement): TypedValues {
  const typed: TypedValues = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") typed[name] = value;
  });
  return typed;
}

/** Whether something other than blanks stands in each of the fields. */
export function isFilled(typed: TypedValues, names: readonly string[]): boolean {
  return names.every((name) => (typed[name] ?? "").trim() !== "");
}

/** What is wrong with required fields that are blank, in the words of the server. */
export function blanksIn(
  typed: TypedValues,
  fields: readonly { name: string; label: string }[],
): FieldFaults {
  const blank = fields.filter(({ name }) => !isFilled(typed, [name]));
  return Object.fromEntries(blank.map(({ name, label }) => [name, `${label} is needed`]));
}
