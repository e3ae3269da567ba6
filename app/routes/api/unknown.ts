import { answerError } from "#app/http/answers/answer-json";

const unknownPath = () => answerError(404, "There is no such call.");

export const loader = unknownPath;
export const action = unknownPath;
