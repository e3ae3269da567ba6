import { FactTable, Lead, Part, Prose } from "#app/components/ui/prose";
import { Link } from "#app/framework/link";
import type { AccuracyView } from "#app/features/accuracy/presenters/accuracy-view";

export function AccuracyPage({ view: { lead, answers, questions } }: { view: AccuracyView }) {
  return (
    <div className="wrap pt-page">
      <Prose>
        <h1>How often we were right</h1>
        <Lead>{lead}</Lead>
        {answers !== null && (
          <>
            <h2 className="mt-11">Was it as we said?</h2>
            <p>{answers}</p>
          </>
        )}
        {questions.map(({ id, question, answer, columns, rows }) => (
          <div key={id} className="mt-11">
            <Part id={id} title={question}>
              <p>{answer}</p>
              <div className="overflow-x-auto">
                <FactTable columns={columns} rows={rows} />
              </div>
            </Part>
          </div>
        ))}
        {questions.length > 0 && (
          <p className="mt-7">
            In brackets: the range that holds the figure 19 times in 20. Days, not places, count as
            independent.
          </p>
        )}
        <p className="mt-11">
          <Link to="/about#ranking">How we rank the weather</Link>
        </p>
      </Prose>
    </div>
  );
}
