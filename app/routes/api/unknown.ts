import { NO_SUCH_CALL, answerRefusal } from "#app/http/answers/refusal";

const unknownPath = () => answerRefusal(NO_SUCH_CALL);

export const loader = unknownPath;
export const action = unknownPath;
