import { type FieldErrors, answerError } from "./answer-json";

/** A refusal: its status, its message and headers, and the faults by field. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

export const NO_SUCH_CALL: Refusal = { status: 404, message: "This call doesn't exist." };
export const METHOD_NOT_ALLOWED: Refusal = { status: 405, message: "This method isn't allowed here." };

export const answerRefusal = ({ status, message, errors, headers }: Refusal): Response =>
  answerError(status, message, { errors, headers });

/** Returns a refusal as plain text. A loader throws it, and the error page shows its sentence. */
export const textRefusal = ({ status, message, headers }: Refusal): Response =>
  new Response(message, { status, headers });

/** A route's answer to methods that it does not know. */
export const methodNotAllowed = (): Response => answerRefusal(METHOD_NOT_ALLOWED);
