import type { ReactNode } from "react";
import { fieldError } from "#app/components/ui/field";

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={fieldError}>
    <span className="sr-only">Error: </span>
    {children}
  </p>
);
