/** A short message about what has just happened. */
export interface ToastView {
  /** Two toasts of the same words are two. */
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
}
