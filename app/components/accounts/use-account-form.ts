import { getFormProps, parse, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AccountFormView } from "#app/presenters/accounts/view";
import { showToast } from "../layout/toasts/toast-store";
import type { AccountFields, Faults, Typed } from "./account-checks";

interface Options {
  /** Names the form to its action. */
  intent: string;
  view: AccountFormView;
  check: (typed: Typed) => Faults;
}

/** One form of an account: what is wrong with it, here or by the server, and one submission at a time. */
export function useAccountForm({ intent, view, check }: Options) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const [form, fields] = useForm<AccountFields>({
    id: `${intent}-form`,
    lastResult: view.lastResult,
    defaultValue: view.values,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parse(formData, { resolve: (typed) => verdict(typed as Typed, check) }),
  });
  const [refusals, setRefusals] = useState(0);
  const summary = useSummaryFocus(view, refusals);
  useRefusalToast(view);
  useClearedPasswords(form.id, isBusy, view.isUnanswered ?? false);

  const conform = getFormProps(form);
  return {
    isBusy,
    summary,
    fields,
    problems: problemsOf(fields, form.errors),
    formProps: {
      ...conform,
      method: "post" as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isBusy) {
          event.preventDefault();
          return;
        }
        conform.onSubmit(event);
        if (event.defaultPrevented) setRefusals((count) => count + 1);
      },
    },
  };
}

export interface Problem {
  /** The field at fault, for a link to it; none where the whole form was refused. */
  fieldId?: string;
  words: string;
}

/** In conform's shape. Nobody reads the value: the form itself is sent. */
function verdict(
  typed: Typed,
  check: Options["check"],
): { value?: AccountFields; error?: Record<string, string[]> } {
  const faults = Object.entries(check(typed));
  if (faults.length === 0) return { value: typed as AccountFields };
  return { error: Object.fromEntries(faults.map(([name, words]) => [name, [words]])) };
}

/** In the order of the forms. */
const FIELDS = ["username", "email", "currentPassword", "password", "confirmPassword"] as const;

type FormFields = ReturnType<typeof useForm<AccountFields>>[1];

function problemsOf(fields: FormFields, formErrors?: string[]): Problem[] {
  const ofFields = FIELDS.flatMap((name) => {
    const { id, errors } = fields[name];
    return errors?.[0] ? [{ fieldId: id, words: errors[0] }] : [];
  });
  return [...(formErrors ?? []).map((words) => ({ words })), ...ofFields];
}

/** After a failed submission the summary takes the focus, as GOV.UK's forms do it. */
function useSummaryFocus({ lastResult }: AccountFormView, refusals: number) {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    isDue.current = Boolean(lastResult?.error) || refusals > 0;
  }, [lastResult, refusals]);
  useEffect(() => {
    // The server's refusal is drawn one render after it has come.
    if (!isDue.current || !summary.current) return;
    isDue.current = false;
    summary.current.focus();
  });
  return summary;
}

function useRefusalToast({ formError }: AccountFormView): void {
  useEffect(() => {
    if (formError) showToast({ kind: "error", title: formError.title, description: formError.message });
  }, [formError]);
}

/** Once the server has answered, the form keeps no password, whatever the answer was. */
function useClearedPasswords(formId: string, isBusy: boolean, isUnanswered: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isUnanswered) {
      const form = document.getElementById(formId);
      const passwords = form?.querySelectorAll<HTMLInputElement>("input[autocomplete$='-password']") ?? [];
      for (const input of passwords) input.value = "";
    }
    wasBusy.current = isBusy;
  }, [formId, isBusy, isUnanswered]);
}
