import { useActionData, useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { EMPTY_FORM, type FormError, type FormView, type RefusedForm } from "#app/presenters/form-view";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { useNewAnswer, useTaken } from "./use-answers";

export type TypedValues = Partial<Record<string, string>>;
type FieldFaults = Partial<Record<string, string>>;

/** We don't know what happened, but repeating the request is harmless. */
export const UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

interface Options {
  /** Its action has the same name, and the ids of the fields begin with it. */
  id: string;
  first?: FormView;
  /** Faults that the browser can find; the server checks everything again. */
  check?: (typed: TypedValues) => FieldFaults;
  unanswered: FormError;
  /** If the answer did not come from the form's action and has no sentence. By default `unanswered`. */
  failed?: FormError;
  /** When the server has accepted the form and the next page is shown. */
  onTaken?: () => void;
}

export interface FieldState {
  id: string;
  name: string;
  /** When the field is first drawn. */
  value: string;
  error: string | undefined;
}

export interface Problem {
  /** Undefined if the whole form was refused. */
  fieldId?: string;
  words: string;
}

/** Posts by the browser, or by the framework's fetcher, which leaves what was typed in place. */
export function useForm({ id, check = () => ({}), onTaken, ...shown }: Options) {
  const fetcher = useFetcher<RefusedForm>();
  const element = useRef<HTMLFormElement>(null);
  const isBusy = fetcher.state !== "idle";
  const { refused, formError, values, faults, setFaults, ...refusal } = useRefusal(id, fetcher.data, shown);
  const [typed, setTyped] = useState<TypedValues>(values);

  useEffect(() => {
    // Reads what was typed before hydration.
    if (element.current) setTyped(typedIn(element.current));
  }, []);
  useAnswer(refused, formError, element);
  const markSent = useTaken(isBusy, fetcher.data, () => {
    refusal.settle();
    element.current?.reset();
    if (element.current) setTyped(typedIn(element.current));
    onTaken?.();
  });

  return {
    Form: fetcher.Form,
    isBusy,
    typed,
    summary: refusal.summary,
    isLoginNeeded: refused?.isLoginNeeded ?? false,
    isStale: refused?.isStale ?? false,
    problems: problemsOf(id, formError, faults),
    values,
    field: (name: string): FieldState => ({
      id: `${id}-${name}`,
      name,
      value: values[name] ?? "",
      error: faults[name],
    }),
    /** As if they had been typed. */
    fill: (values: TypedValues): void => {
      const form = element.current;
      if (!form) return;
      write(form, values);
      setFaults((known) => without(known, Object.keys(values)));
      setTyped(typedIn(form));
    },
    refuse: (found: FieldFaults) => setFaults((known) => ({ ...known, ...found })),
    formProps: {
      id,
      ref: element,
      method: "post" as const,
      noValidate: true,
      // Remix looks up the target's route early: without a connection, a late look-up would show an error
      // page.
      "data-discover": "true",
      onInput(event: FormEvent<HTMLFormElement>) {
        setTyped(typedIn(event.currentTarget));
        const { name } = event.target as HTMLInputElement;
        setFaults((known) => (known[name] === undefined ? known : without(known, [name])));
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const found = isBusy ? {} : check(typedIn(event.currentTarget));
        if (!isBusy) setFaults(found);
        if (!isBusy && Object.keys(found).length === 0) return markSent();
        event.preventDefault();
        if (!isBusy) refusal.repeat();
      },
    },
  };
}

type Shown = FormWords & Pick<Options, "first">;

/** What the form shows of its last refusal, and the faults that it has had corrected since. */
function useRefusal(id: string, fetched: RefusedForm | undefined, { first = EMPTY_FORM, ...words }: Shown) {
  const last = useRefused(id, fetched);
  // Before a submission was accepted. The fetcher keeps it, but it no longer counts.
  const [settled, setSettled] = useState<RefusedForm>();
  const refused = last === settled ? undefined : last;
  const { errors, formError } = refused ? withWords(refused, words) : first;
  // Of the server's last answer. Without one the fields keep their own.
  const [echoed, setEchoed] = useState(refused?.isUnanswered ? undefined : refused?.form.values);
  const values = refused ? (echoed ?? first.values) : first.values;

  const [faults, setFaults] = useState(errors);
  const [refusals, setRefusals] = useState(0);
  const [answered, setAnswered] = useState(refused);
  if (answered !== refused) {
    setAnswered(refused);
    setFaults(errors);
    if (refused) setRefusals((count) => count + 1);
    if (!refused?.isUnanswered) setEchoed(refused?.form.values);
  }
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const settle = () => setSettled(last);
  const repeat = () => setRefusals((count) => count + 1);
  return { refused, formError, values, faults, setFaults, summary, settle, repeat };
}

export type FormControl = ReturnType<typeof useForm>;

export function isFilled(typed: TypedValues, names: readonly string[]): boolean {
  return names.every((name) => (typed[name] ?? "").trim() !== "");
}

/** From the fetcher or, without JavaScript, in the page. */
function useRefused(id: string, fetched: RefusedForm | undefined): RefusedForm | undefined {
  const inPage = useActionData<RefusedForm>();
  const last = fetched ?? inPage;
  return last && (last.formId === id || last.isUnanswered) ? last : undefined;
}

type FormWords = Pick<Options, "unanswered" | "failed">;

/** If the form's action has not answered: the sentence of the answer that came instead, or the form's own. */
export function withWords({ form, isUnanswered }: RefusedForm, { unanswered, failed }: FormWords): FormView {
  if (!isUnanswered) return form;
  const { formError } = form;
  if (!formError) return { ...form, formError: unanswered };
  const { title, message } = failed ?? unanswered;
  return { ...form, formError: { title, message: formError.message || message } };
}

/** As a toast. If the form's action has answered, also empties the password fields. */
function useAnswer(
  refused: RefusedForm | undefined,
  formError: FormError | null,
  element: RefObject<HTMLFormElement>,
): void {
  useNewAnswer(refused, ({ isUnanswered }) => {
    if (formError) showToast({ kind: "error", title: formError.title, description: formError.message });
    if (isUnanswered) return;
    const secrets = element.current?.querySelectorAll<HTMLInputElement>("input[autocomplete$='-password']");
    for (const input of secrets ?? []) input.value = "";
  });
}

function typedIn(form: HTMLFormElement): TypedValues {
  const typed: TypedValues = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") typed[name] = value;
  });
  return typed;
}

function write(form: HTMLFormElement, values: TypedValues): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value ?? "";
  }
}

function without(faults: FieldFaults, names: readonly string[]): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** That of the whole form, then those of its fields in the order in which they were found. */
function problemsOf(id: string, formError: FormError | null, faults: FieldFaults): Problem[] {
  const ofFields = Object.entries(faults).flatMap(([name, words]) =>
    words === undefined ? [] : [{ fieldId: `${id}-${name}`, words }],
  );
  const whole = formError?.inPlace ?? formError?.message;
  // Only the field's is listed, because it also links to the field.
  const isSaid = whole === undefined || ofFields.some(({ words }) => words === whole);
  return isSaid ? ofFields : [{ words: whole }, ...ofFields];
}
