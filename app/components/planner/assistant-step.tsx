import { PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import { FormScene } from "#app/components/art/empty-scenes";
import { AssistantChoices } from "./assistant-choices";
import { ACTIVITIES, COMPANY } from "./preference-groups";
import type { Assistant } from "./use-assistant";

const COMPANY_WORDS = ["Dog-friendly", "Family-friendly", "Wheelchair accessible"];
/** In the assistant's order, which begins with access. */
const COMPANY_CHOICES = COMPANY.map(({ flag }, index) => ({ flag, label: COMPANY_WORDS[index] ?? "" })).sort(
  (one, other) => Number(other.flag === "accessible") - Number(one.flag === "accessible"),
);

export function AssistantStep({ username, assistant }: { username: string; assistant: Assistant }) {
  const { step, chosen, isPopular } = assistant;
  if (step === 0) {
    return (
      <>
        <Scene />
        <h3 className="text-xl leading-[1.2]">{`Welcome, ${username}!`}</h3>
        <p className="text-lg">
          Answer a few questions, and we'll find sunny places that suit you. It takes half a minute.
        </p>
      </>
    );
  }
  if (step === 1) {
    return (
      <>
        <Scene />
        <h3 className="text-xl leading-[1.2]">Would you like to set your preferences?</h3>
        <p className="text-lg">They shape the activities and hotels you see. You can change them any time.</p>
      </>
    );
  }
  if (step === 2) {
    return <AssistantChoices legend="What do you need?" options={COMPANY_CHOICES} assistant={assistant} />;
  }
  if (step === 3) {
    return <AssistantChoices legend="What do you like to do?" options={ACTIVITIES} assistant={assistant} />;
  }
  const hasChosen = PREFERENCE_FLAGS.some((flag) => chosen[flag]);
  return (
    <>
      <Scene />
      <h3 className="text-xl leading-[1.2]">You&rsquo;re all set</h3>
      <p className="text-lg">
        {isPopular
          ? "We'll show you popular places with the best weather."
          : hasChosen
            ? "We'll look for sunny places that match what you chose."
            : "You chose nothing in particular, so we'll show you everything under the sun."}
      </p>
    </>
  );
}

/** A step without check boxes would be half empty, since all steps have the same height. */
function Scene() {
  return (
    <div className="mb-2 h-28 max-xs:h-20 overflow-hidden rounded-tile bg-sea-soft">
      <FormScene />
    </div>
  );
}
