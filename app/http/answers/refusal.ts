import { type FieldErrors, answerError } from "./answer-json";

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
