/** A form as the server sends it: when it is first shown, or after it was refused. */
export interface FormView<Field extends string = string> {
  /** The values of the fields by name, without passwords. A ticked box has the value "on". */
  values: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, string>>;
  /** Why the whole form was refused; null if only fields are at fault. A toast shows it. */
  formError: FormError | null;
}

export interface FormError {
  title: string;
  message: string;
  /** The text above the form's fields, if it differs from the toast's message. */
  inPlace?: string;
}

export const EMPTY_FORM: FormView = { values: {}, errors: {}, formError: null };

/** The answer of an action that refused a form: which form it was, and how to show it again. */
export interface RefusedForm {
  formId: string;
  form: FormView;
  /** Set if the session has ended. The user can open another tab to log in, and then send this form again. */
  isLoginNeeded?: boolean;
  /** Set if the form's subject was changed elsewhere in the meantime. */
  isStale?: boolean;
  /** Set if the server gave no usable answer. The form then shows its own message. */
  isUnanswered?: boolean;
}

/**
 * Whether an answer of an action is a refused form. An accepted form answers with a redirect; other failures name no
 * form.
 */
export const isRefused = (answer: unknown): answer is RefusedForm =>
  typeof answer === "object" && answer !== null && "formId" in answer;

export interface ToastView {
  /** Distinguishes two toasts with the same words. */
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
}
