import type { AppLoadContext } from "@remix-run/cloudflare";
import { parsePostcode } from "#app/domain/postcode";
import { type RefusedForm, readPostedForm, refused } from "./admin-forms.server";

/**
 * The destination's form with the coordinates of its postcode filled in, and nothing saved: what a browser
 * without JavaScript gets for the button that otherwise asks /api/admin/geocode.
 */
export async function locateByForm(form: FormData, { app }: AppLoadContext): Promise<RefusedForm> {
  form.set("intent", form.get("id") === "0" || form.get("id") === null ? "create" : "update");
  const { editor } = readPostedForm(form);
  const postcode = parsePostcode(editor.form.values["postcode"] ?? "");
  if (!postcode) return refused(editor, 400, { errors: { postcode: "Invalid UK postcode format" } });
  const located = await app.catalogue.locate(postcode).catch((error: unknown) => {
    app.log.error("admin-form.not-located", error);
    return null;
  });
  if (!located?.ok) {
    const message = `We could not find the postcode ${postcode.text}.`;
    return refused(editor, 404, { errors: { postcode: message } });
  }
  const { latitude, longitude } = located.value;
  const found = { postcode: postcode.text, latitude: String(latitude), longitude: String(longitude) };
  const values = { ...editor.form.values, ...found };
  return refused({ ...editor, form: { ...editor.form, values } }, 200, {});
}
