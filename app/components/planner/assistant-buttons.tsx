import { type Assistant, LAST_STEP } from "./use-assistant";
import { button } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";

/** On a phone the longest button has its own line above Back and Continue. */
const ALONE = "max-xs:order-first max-xs:basis-full";

export function AssistantButtons({ assistant }: { assistant: Assistant }) {
  const { step, isSaving, goOn, goBack, accept, decline, saveAndGoOn } = assistant;
  return (
    <div className={dialogActions}>
      {step > 0 && (
        <button type="button" className={button({ className: "mr-auto" })} onClick={goBack}>
          Back
        </button>
      )}
      {step === 0 && (
        <button type="button" className={button({ tone: "sun" })} onClick={goOn}>
          {"Let's get started"}
        </button>
      )}
      {step === 1 && (
        <>
          <button type="button" className={button({ className: ALONE })} onClick={decline}>
            No, just show popular places
          </button>
          <button type="button" className={button({ tone: "sun" })} onClick={accept}>
            Yes
          </button>
        </>
      )}
      {step >= 2 && (
        <button
          type="button"
          className={button({ tone: "sun" })}
          aria-disabled={isSaving || undefined}
          onClick={saveAndGoOn}
        >
          {isSaving ? "Saving..." : step === LAST_STEP ? "Finish" : "Continue"}
        </button>
      )}
    </div>
  );
}
