import { ITEM_KINDS, listCalls } from "#app/http/actions/admin/catalogue-items.server";

const calls = listCalls(ITEM_KINDS.activity);

export const loader = calls.loader;
export const action = calls.action;
