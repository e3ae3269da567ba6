import { OutingQuestion } from "#app/features/accuracy/components/outing-question";

/** What features draw on every page. To take a feature out, take out its line. */
export const OnEveryPage = () => (
  <>
    <OutingQuestion />
  </>
);
