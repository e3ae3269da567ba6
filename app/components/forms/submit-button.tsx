import { button } from "#app/components/ui/button";

interface Props {
  isBusy: boolean;
  label: string;
  /** What it says while it works. */
  busyLabel: string;
  className?: string;
}

/** Stays in place and in focus while the form is on its way; the form itself refuses a second submission. */
export function SubmitButton({ isBusy, label, busyLabel, className = button({ tone: "sun" }) }: Props) {
  return (
    <button type="submit" className={className} aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
