import { ITEM_KINDS, listItemCalls } from "#app/http/catalogue-items.server";

const calls = listItemCalls(ITEM_KINDS.campsite);

export const loader = calls.loader;
export const action = calls.action;
