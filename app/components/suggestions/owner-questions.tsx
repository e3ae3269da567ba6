import type { FormView } from "#app/presenters/form-view";
import { tick, tickRow } from "../ui/tick";

/** The discount is asked of owners only; its class hides the question while the first box is not ticked. */
export function OwnerQuestions({ values }: Pick<FormView, "values">) {
  return (
    <fieldset className="group rounded-tile bg-sunken px-4 py-2">
      <legend className="sr-only">Ownership</legend>
      <label className={`${tickRow} leading-[1.3]`}>
        <input type="checkbox" className={tick} name="isOwner" defaultChecked={values["isOwner"] === "on"} />I
        am the owner of this place
      </label>
      <label className={`${tickRow} leading-[1.3] group-not-has-[[name=isOwner]:checked]:hidden`}>
        <input
          type="checkbox"
          className={tick}
          name="offersDiscounts"
          defaultChecked={values["offersDiscounts"] === "on"}
        />
        I would like to offer discounts to visitors of Sunny Escape
      </label>
    </fieldset>
  );
}
