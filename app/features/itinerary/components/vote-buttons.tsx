import { useLocation } from "@remix-run/react";
import Check from "lucide-react/icons/check";
import { useButtons } from "#app/components/forms/use-buttons";
import { Button } from "#app/components/ui/button";
import { VOTES, type Vote } from "#app/features/itinerary/domain/vote";
import { VOTE_FORM, type VotesView } from "#app/features/itinerary/presenters/view";

const UNANSWERED = { title: VOTE_FORM.title, message: VOTE_FORM.unanswered };
const WORDS: Readonly<Record<Vote, string>> = { yes: "Yes", no: "Rather not" };

interface Props {
  slug: string;
  name: string;
  votes: VotesView;
}

/** What readers say of a place; on a shared page, with the question to this one. */
export function Votes({ slug, name, votes: { words, own } }: Props) {
  return (
    <div className="grid gap-2 print:hidden">
      {own !== undefined && <VoteButtons slug={slug} name={name} own={own} />}
      {words !== null && (
        <p className="font-semibold" role="status">
          {words}
        </p>
      )}
    </div>
  );
}

function VoteButtons({ slug, name, own }: { slug: string; name: string; own: Vote | null }) {
  const { pathname } = useLocation();
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  return (
    // Without JavaScript, the page that follows begins at this place.
    <Form {...formProps} action={`${pathname}#stop-${slug}`} preventScrollReset className="copy:hidden">
      <input type="hidden" name="slug" value={slug} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1">{`Does ${name} suit you?`}</legend>
        {VOTES.map((vote) => (
          <Button
            key={vote}
            type="submit"
            name="vote"
            value={vote}
            size="row"
            Icon={own === vote ? Check : undefined}
            label={WORDS[vote]}
            className="aria-pressed:border-sun-deep aria-pressed:bg-sun-soft"
            aria-pressed={own === vote}
            isBusy={busyWith !== null}
          />
        ))}
      </fieldset>
    </Form>
  );
}
