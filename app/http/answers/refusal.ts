import { type FieldErrors, answerError } from "./answer-json";

/** A refusal in words: its status, its headers, and the faults by field. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

export const NO_SUCH_CALL: Refusal = { status: 404, message: "This call doesn't exist." };
/** The front door adds the list of methods. */
export const METHOD_NOT_ALLOWED: Refusal = { status: 405, message: "This method isn't allowed here." };

/** The refusal as a call's JSON answer. */
export const answerRefusal = ({ status, message, errors, headers }: Refusal): Response =>
  answerError(status, message, { errors, headers });

/** The refusal as plain text, for a loader to throw: the page around it shows the sentence. */
export const textRefusal = ({ status, message, headers }: Refusal): Response =>
  new Response(message, { status, headers });

/** A route module's answer to unknown methods. */
export const methodNotAllowed = (): Response => answerRefusal(METHOD_NOT_ALLOWED);
