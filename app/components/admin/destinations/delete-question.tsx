import { Link } from "@remix-run/react";
import { DELETE_QUESTIONS } from "#app/presenters/admin/catalogue-view";
import { DeleteForm, type Deletion } from "./delete-form";
import { button } from "#app/components/ui/button";

/** The same question as a part of the page, for where there is no JavaScript. */
export function DeleteQuestion({ deletion }: { deletion: Deletion }) {
  return (
    <section
      className="mt-3 space-y-3 rounded-control border-2 border-berry p-4"
      aria-labelledby="delete-now"
    >
      <h2 id="delete-now" className="text-lg">{`Delete ${deletion.name}?`}</h2>
      <p>{DELETE_QUESTIONS[deletion.subject]}</p>
      <DeleteForm deletion={deletion}>
        <Link to={deletion.returnTo} className={button()}>
          Cancel
        </Link>
      </DeleteForm>
    </section>
  );
}
