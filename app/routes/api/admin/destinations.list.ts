import { LIST_CALLS } from "#app/http/actions/admin/catalogue-items.server";

export const loader = LIST_CALLS.loader;
export const action = LIST_CALLS.action;
