import { ITEM_KINDS, listItemCalls } from "#app/http/actions/admin/catalogue-items.server";

const calls = listItemCalls(ITEM_KINDS.activity);

export const loader = calls.loader;
export const action = calls.action;
