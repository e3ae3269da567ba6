import type { Destination } from "#app/domain/catalogue/destination";
import { readIndex } from "#app/domain/catalogue/edit";
import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { parsePostcode, postcodeFault } from "#app/domain/geo/read-postcode";
import type { Result } from "#app/domain/result";
import { ADMIN_SUBJECTS, type AdminSubject, postedFields } from "#app/presenters/admin/catalogue-view";
import { originProblem } from "#app/presenters/search/view";
import { type ChangeIntent, changedInWords, notChanged } from "#app/presenters/admin/words-view";
import { destinationSchema, withPicture } from "#app/schemas/destination";
import { readId } from "#app/schemas/fields";
import type { CatalogueEdits } from "#app/services/catalogue/catalogue";
import type { Impossible } from "#app/services/catalogue/check-content";
import { editsOf } from "./admin-calls.server";
import { buttonFormOf, dashboardPath } from "./row-buttons.server";
import { ITEM_KINDS, type ItemKind } from "./catalogue-items.server";
import { type CatalogueFailure, formRefusal } from "#app/http/answers/catalogue-refusals";
import { redirectWithToast } from "#app/http/session/flash.server";
import type { FormAnswer } from "#app/http/session/guards.server";
import { type PageForm, type PostedForm, postedId } from "#app/http/actions/form-action.server";
import { readVersion } from "#app/http/answers/conditional";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";

/** A form without a valid index then finds no entry. */
const NO_INDEX = -1;
const HIDDEN = ["subject", "intent", "id", "index", "version", "returnTo"];
const INTENTS = ["create", "update", "delete"] as const;

export function adminFormOf(form: FormData): PageForm | null {
  const button = buttonFormOf(form);
  if (button) return button;
  const subject = ADMIN_SUBJECTS.find((known) => known === form.get("subject"));
  const id = readId(form.get("id") ?? "0");
  if (!subject || id === null) return null;
  if (form.get("intent") === "locate")
    return locateForm(changeForm("destination", id === 0 ? "create" : "update"));
  const intent = INTENTS.find((known) => known === form.get("intent"));
  return intent ? changeForm(subject, intent) : null;
}

/** Of a destination or an entry of one of its lists. */
function changeForm(subject: AdminSubject, intent: ChangeIntent): PageForm {
  const { texts, flags } = postedFields(subject);
  const words = notChanged(subject, intent);
  return {
    id: intent === "delete" ? `${subject}-deletion` : `${subject}-form`,
    needs: "admin",
    texts: [...HIDDEN, ...texts],
    flags,
    failure: { title: "Error", message: `${words}. Please try again in a moment.` },

    async submit(posted, args, user) {
      const edits = editsOf(args, user);
      const changed = await (subject === "destination"
        ? changeDestination(posted, intent, edits)
        : changeItem(posted, intent, ITEM_KINDS[subject], edits));
      if ("answer" in changed) return changed;
      if (changed.ok) {
        const toast = { title: "Success!", description: changedInWords(subject, intent) };
        return redirectWithToast(args, afterChangePath(posted, subject, changed.value), toast);
      }
      return posted.refuse({ ...formRefusal(changed), isStale: changed.error === "stale" });
    },
  };
}

/** With the coordinates of its postcode filled in, and the region if none is typed. Nothing is saved. */
export function locateForm(form: PageForm): PageForm {
  return {
    ...form,
    needs: "admin",
    failure: { title: "Error", message: "We couldn't look up the postcode. Please try again." },
    async submit(posted, { context: { app } }) {
      const typed = posted.text("postcode");
      const postcode = parsePostcode(typed);
      if (!postcode) {
        const message = postcodeFault(typed, POSTCODE_FORMAT_ERROR);
        return posted.refuse({ status: 400, errors: { postcode: message } });
      }
      const located = await app.catalogue.locate(postcode);
      if (!located.ok) {
        const message = originProblem(postcode, located.error);
        return posted.refuse({ status: 404, errors: { postcode: message } });
      }
      const { latitude, longitude } = located.value;
      const region =
        posted.text("region") || (await app.catalogue.regionNear(postcode.outcode, located.value));
      const position = { latitude: String(latitude), longitude: String(longitude) };
      return posted.showAgain({ postcode: postcode.text, ...position, region });
    },
  };
}

type Changed = Promise<Result<Destination, CatalogueFailure> | Impossible | FormAnswer>;

const versionsOf = (posted: PostedForm): readonly number[] | null =>
  posted.text("version") === "" ? null : [readVersion(posted.text("version"))];

const typedDestination = withPicture(destinationSchema);

async function changeDestination(posted: PostedForm, intent: ChangeIntent, edits: CatalogueEdits): Changed {
  const target = { id: postedId(posted, "id"), versions: versionsOf(posted) };
  if (intent === "delete") return edits.remove(target);
  const patch = posted.read(typedDestination);
  if (intent === "update") return edits.update({ ...target, patch });
  const made = await edits.create({ patch, suggestionId: null });
  return made.ok ? { ok: true, value: made.value.destination } : made;
}

async function changeItem(
  posted: PostedForm,
  intent: ChangeIntent,
  { list, schema, create, change }: ItemKind,
  edits: CatalogueEdits,
): Changed {
  const id = postedId(posted, "id");
  const target = {
    id,
    versions: versionsOf(posted),
    list,
    index: readIndex(posted.text("index")) ?? NO_INDEX,
  };
  if (intent === "delete") return edits.removeItem(target);
  const patch = posted.read(schema);
  return intent === "create"
    ? edits.addItem({ id, list, item: create(patch) })
    : edits.updateItem({ ...target, change: (item) => change(item, patch) });
}

/** The form's `returnTo` if that is within /admin, otherwise the tab of the form. */
function afterChangePath(posted: PostedForm, subject: AdminSubject, destination: Destination): string {
  const list = subject === "destination" ? {} : { destination: destination.id, list: subject };
  return dashboardPath(posted, adminAddress({ tab: tabOf(subject), ...list }));
}
