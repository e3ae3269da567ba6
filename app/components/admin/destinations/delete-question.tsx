import { Link } from "@remix-run/react";
import { DELETE_QUESTIONS } from "#app/presenters/admin/catalogue-view";
import { DeleteForm, type Deletion } from "./delete-form";

/** The same question as a part of the page, for where there is no JavaScript. */
export function DeleteQuestion({ deletion }: { deletion: Deletion }) {
  return (
    <section className="delete-question" aria-labelledby="delete-now">
      <h2 id="delete-now">{`Delete ${deletion.name}?`}</h2>
      <p>{DELETE_QUESTIONS[deletion.subject]}</p>
      <DeleteForm deletion={deletion}>
        <Link to={deletion.returnTo} className="button">
          Cancel
        </Link>
      </DeleteForm>
    </section>
  );
}
