/** A form's state from the server: when it is first shown, or after it was refused. */
export interface FormView<Field extends string = string> {
  /** The values of the fields, without passwords; a ticked box is "on". */
  values: Partial<Record<Field, string>>;
  /** The faults by field. */
  errors: Partial<Record<Field, string>>;
  /** Why the whole form was refused, for the toast; null if only fields are at fault. */
  formError: FormError | null;
}

export interface FormError {
  title: string;
  message: string;
  /** The text above the form's fields, if it differs from the message. */
  inPlace?: string;
}

export const EMPTY_FORM: FormView = { values: {}, errors: {}, formError: null };

/** An action's answer after a refused form: which form it was, and how to show it again. */
export interface RefusedForm {
  formId: string;
  form: FormView;
  /** The session has ended: after logging in, in another tab, the same form can be sent again. */
  isLoginNeeded?: boolean;
  /** The form's subject was changed elsewhere in the meantime. */
  isStale?: boolean;
  /** The server gave no usable answer; the form then shows its own message. */
  isUnanswered?: boolean;
}

/** Whether an answer is a form's refusal. An accepted form gets a redirect, and other failures don't name a form. */
export const isRefused = (answer: unknown): answer is RefusedForm =>
  typeof answer === "object" && answer !== null && "formId" in answer;

/** A short message about what has happened. */
export interface ToastView {
  /** Distinguishes two toasts with the same words. */
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
}
