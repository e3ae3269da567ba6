export {
  LIST_ITEM_CALLS as action,
  LIST_ITEM_CALLS as loader,
} from "#app/http/actions/admin/catalogue-items.server";
