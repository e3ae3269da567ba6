import { UNKNOWN_CALLS } from "#app/http/actions/admin/admin-calls.server";

export const loader = UNKNOWN_CALLS.loader;
export const action = UNKNOWN_CALLS.action;
