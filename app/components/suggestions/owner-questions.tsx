import type { FormView } from "#app/presenters/form-view";

/** The discount is asked of owners only; the style sheet hides the question while the first box is not ticked. */
export function OwnerQuestions({ values }: Pick<FormView, "values">) {
  return (
    <fieldset className="owner-questions">
      <legend className="sr-only">Ownership</legend>
      <label className="tick-box">
        <input type="checkbox" className="tick" name="isOwner" defaultChecked={values["isOwner"] === "on"} />I
        am the owner of this place
      </label>
      <label className="tick-box owner-discount">
        <input
          type="checkbox"
          className="tick"
          name="offersDiscounts"
          defaultChecked={values["offersDiscounts"] === "on"}
        />
        I would like to offer discounts to visitors of Sunny Escape
      </label>
    </fieldset>
  );
}
