import ChevronDown from "lucide-react/icons/chevron-down";
import { PASSES, PASS_NAMES, type Pass } from "#app/domain/catalogue/passes";
import { capitalised } from "#app/domain/text";
import { hint, tick } from "#app/components/ui/field";
import { foldLine } from "#app/components/ui/panel";
import { tickChip } from "#app/components/ui/segments";

const MEMBERS = "We're members of …";

interface Props {
  initial: readonly Pass[];
  form?: string;
}

/** Closed at first, so that it is not in the way of anyone without a card. */
export function PassesFold({ initial, form }: Props) {
  const names = PASSES.filter((pass) => initial.includes(pass)).map((pass) => PASS_NAMES[pass]);
  return (
    <details className="group/passes">
      <summary className={foldLine}>
        <span>{names.length > 0 ? `Members: ${names.join(", ")}` : MEMBERS}</span>
        {/* Not foldMark, which the open line around it would turn too. */}
        <ChevronDown
          className="icon text-base group-open/passes:rotate-180 motion-safe:transition-[rotate]"
          aria-hidden
        />
      </summary>
      <PassBoxes initial={initial} form={form} name="passes" />
    </details>
  );
}

interface BoxesProps extends Props {
  /** Of all boxes; without it each has the name of its pass. */
  name?: string;
}

export function PassBoxes({ initial, form, name }: BoxesProps) {
  return (
    <fieldset>
      <legend className="sr-only">{MEMBERS}</legend>
      <p className={hint}>What is free with your cards counts as free. Check before you go.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {PASSES.map((pass) => (
          <label key={pass} className={tickChip}>
            <input
              type="checkbox"
              name={name ?? pass}
              value={name ? pass : "on"}
              form={form}
              defaultChecked={initial.includes(pass)}
              className={tick}
            />
            <span>{capitalised(PASS_NAMES[pass])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
