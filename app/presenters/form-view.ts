/** When it is first shown, or after it was refused. */
export interface FormView<Field extends string = string> {
  /** By name, without passwords. A ticked box has the value "on". */
  values: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, string>>;
  /** Null if only fields are at fault. A toast shows it. */
  formError: FormError | null;
}

export interface FormError {
  title: string;
  message: string;
  /** Above the form's fields, if it differs from the toast's message. */
  inPlace?: string;
}

export const EMPTY_FORM: FormView = { values: {}, errors: {}, formError: null };

/** Which form an action refused, and how to show it again. */
export interface RefusedForm {
  formId: string;
  form: FormView;
  /** The user can log in in another tab, and then send this form again. */
  isLoginNeeded?: boolean;
  /** The form's subject was changed elsewhere in the meantime. */
  isStale?: boolean;
  /** No usable answer of the server: the form shows its own message. */
  isUnanswered?: boolean;
}

/** An accepted form answers with a redirect; other failures name no form. */
export const isRefused = (answer: unknown): answer is RefusedForm =>
  typeof answer === "object" && answer !== null && "formId" in answer;

export interface ToastView {
  /** Distinguishes two toasts with the same words. */
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
}
