import { LIST_ITEM_CALLS } from "#app/http/actions/admin/catalogue-items.server";

export const loader = LIST_ITEM_CALLS.loader;
export const action = LIST_ITEM_CALLS.action;
