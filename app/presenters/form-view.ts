/** A form's state as the server gives it: as it is shown first, or again after it was refused. */
export interface FormView<Field extends string = string> {
  /** What stands in the fields, never a password; a ticked box is "on". */
  values: Partial<Record<Field, string>>;
  /** What is wrong, by field. */
  errors: Partial<Record<Field, string>>;
  /** Why it was refused, where that is more than a fault of a field: the words of the toast. */
  formError: FormError | null;
}

export interface FormError {
  title: string;
  message: string;
  /** What stands above the form's fields, where that is more than the message. */
  inPlace?: string;
}

export const EMPTY_FORM: FormView = { values: {}, errors: {}, formError: null };

/** What the action of a page answers where a form came to nothing: which form, and how it is to be shown again. */
export interface RefusedForm {
  formId: string;
  form: FormView;
  /** The session has ended: after a login, in another tab, the same form can be sent again. */
  isLoginNeeded?: boolean;
  /** Somebody else has changed meanwhile what the form is about. */
  isStale?: boolean;
  /** The server gave no usable answer: the form shows its own words for that. */
  isUnanswered?: boolean;
}

/** Whether an answer is a refusal: an accepted form is answered with a redirect, and a failure says nothing of a form. */
export const isRefused = (answer: unknown): answer is RefusedForm =>
  typeof answer === "object" && answer !== null && "formId" in answer;

/** A short message about what has just happened. */
export interface ToastView {
  /** Tells two toasts with the same words apart. */
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
}
