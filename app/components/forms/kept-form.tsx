import { capitalised } from "#app/domain/text";
import { useLocation } from "@remix-run/react";
import type { RefusedForm } from "#app/presenters/form-view";
import { FormProblems } from "./form-problems";
import { Button, ButtonAnchor } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";
import { FormField } from "./form-field";
import { page } from "#app/components/ui/page";

const LINE_LENGTH = 60;

/** Without JavaScript, for a refused form whose own page cannot be drawn. */
export function KeptForm({ refused: { form: kept, isLoginNeeded } }: { refused: RefusedForm }) {
  const { pathname, search } = useLocation();
  const typed = Object.entries(kept.values).filter(([, value]) => value !== undefined && value !== "");
  return (
    <div className={page}>
      <h1>{isLoginNeeded ? "Please log in" : kept.formError?.title}</h1>
      <form method="post" action={pathname + search} className={`${form} max-w-text`} data-dense>
        <FormProblems problems={[{ words: kept.formError?.message ?? "" }]} isLoginNeeded={isLoginNeeded} />
        {typed.map(([name, value = ""]) =>
          /[A-Za-z]{3}/.test(value) && value !== "on" && !HIDDEN.has(name) ? (
            <FormField
              key={name}
              definition={{
                name,
                label: inWords(name),
                kind: isLong(value) ? "lines" : "text",
                isUnmarked: true,
              }}
              field={{ id: `kept-${name}`, name, value, error: undefined }}
            />
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <div>
          {typed.length > 0 ? (
            <Button type="submit" tone="sun" label="Send again" />
          ) : (
            <ButtonAnchor href={pathname + search} label="Back to the form" />
          )}
        </div>
      </form>
    </div>
  );
}

const isLong = (text: string): boolean => text.length > LINE_LENGTH || text.includes("\n");

/** The user has not typed them, so they stay hidden. */
const HIDDEN = new Set(["intent", "subject", "type", "status", "returnTo", "sessionId"]);

/** "whyVisit" becomes "Why visit". */
function inWords(name: string): string {
  return capitalised(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}
