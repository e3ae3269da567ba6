import type { ReactNode } from "react";
import { fieldError } from "#app/components/ui/field";

/** What is wrong with a field, above it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={fieldError}>
    <span className="sr-only">Error: </span>
    {children}
  </p>
);
