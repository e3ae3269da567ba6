import { button } from "#app/components/ui/button";

interface Props {
  isBusy: boolean;
  label: string;
  /** The label while the form is being sent. */
  busyLabel: string;
  className?: string;
}

/**
 * A submit button that keeps its place and the focus while the form is being sent. It need not be disabled, since the
 * form refuses a second submission.
 */
export function SubmitButton({ isBusy, label, busyLabel, className = button({ tone: "sun" }) }: Props) {
  return (
    <button type="submit" className={className} aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
