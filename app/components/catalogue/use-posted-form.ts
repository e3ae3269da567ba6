import { type FormEvent, useEffect, useRef, useState } from "react";
import { showToast } from "../layout/toast-store";
import { type FieldFaults, type PostedFormState, type TypedValues, typedIn } from "./posted-form";

interface Options {
  /** Begins the ids of the fields. */
  id: string;
  form: PostedFormState;
  isBusy: boolean;
  /** What the browser knows to be wrong; the server checks all of it again. */
  check: (typed: TypedValues) => FieldFaults;
}

export interface FieldState {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
}

/** A form that posts: what is typed, what is wrong with it here or by the server, one submission at a time. */
export function usePostedForm({ id, form, isBusy, check }: Options) {
  const summary = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedValues>(form.values);
  const [refusals, setRefusals] = useState(0);
  const [faults, setFaults] = useState(form.errors);
  const [answered, setAnswered] = useState(form);
  if (answered !== form) {
    setAnswered(form);
    setFaults(form.errors);
    if (hasProblem(form)) setRefusals((count) => count + 1);
  }

  useEffect(() => {
    // What was typed before the page came to life.
    const element = formOf(id);
    if (element) setTyped(typedIn(element));
  }, [id]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  useRefusalToast(form);

  return {
    typed,
    summary,
    problems: problemsOf(id, form, faults),
    field: (name: string): FieldState => ({
      id: `${id}-${name}`,
      name,
      value: form.values[name] ?? "",
      error: faults[name],
    }),
    /** Writes into a field, as if it had been typed. */
    fill: (values: TypedValues): void => {
      const element = formOf(id);
      if (!element) return;
      for (const [name, value] of Object.entries(values)) {
        const input = element.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = value ?? "";
      }
      setFaults((known) => without(known, Object.keys(values)));
      setTyped(typedIn(element));
    },
    refuse: (found: FieldFaults) => setFaults((known) => ({ ...known, ...found })),
    formProps: {
      id,
      method: "post" as const,
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        setTyped(typedIn(event.currentTarget));
        const { name } = event.target as HTMLInputElement;
        setFaults((known) => (known[name] === undefined ? known : without(known, [name])));
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const found = isBusy ? {} : check(typedIn(event.currentTarget));
        if (!isBusy) setFaults(found);
        if (!isBusy && Object.keys(found).length === 0) return;
        event.preventDefault();
        if (!isBusy) setRefusals((count) => count + 1);
      },
    },
  };
}

export type PostedForm = ReturnType<typeof usePostedForm>;

function formOf(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}

const hasProblem = ({ errors, formError }: PostedFormState) =>
  formError !== null || Object.keys(errors).length > 0;

function without(faults: FieldFaults, names: readonly string[]): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** In the order in which the server or the check names them, the whole form's first. */
function problemsOf(id: string, { formError }: PostedFormState, faults: FieldFaults) {
  const ofFields = Object.entries(faults).flatMap(([name, words]) =>
    words === undefined ? [] : [{ fieldId: `${id}-${name}`, words }],
  );
  return [...(formError ? [{ words: formError.message }] : []), ...ofFields];
}

function useRefusalToast({ formError }: PostedFormState): void {
  useEffect(() => {
    if (formError) showToast({ kind: "error", title: formError.title, description: formError.message });
  }, [formError]);
}
