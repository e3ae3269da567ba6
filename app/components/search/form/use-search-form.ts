import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { filledFormUrl } from "./filled-form-url";
import { joinPasses } from "./passes-field";
import { WEEKEND, originParameter } from "#app/domain/search/address";
import { parsePartialPostcode, parsePostcode, postcodeFault } from "#app/domain/geo/postcode";
import { POSTCODE_ERROR, type SearchFormView } from "#app/presenters/search/view";

/** Checks the postcode, and does not submit while a search is loading. */
export function useSearchForm({ errors, weekend }: SearchFormView, onSearch: () => void) {
  const submit = useSubmit();
  const isHome = useLocation().pathname === "/";
  const isBusy = useNavigation().location?.pathname === "/search";
  const { problem, fail, clear } = useProblem(errors.postcode);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem.attempt > 0) summary.current?.focus();
  }, [problem.attempt]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const typed = textOf(data, "postcode").trim();
    const origin = parsePostcode(typed) ?? parsePartialPostcode(typed);
    const fault = postcodeFault(typed, POSTCODE_ERROR);
    if (!origin && (fault !== POSTCODE_ERROR || !mayBeTown(typed))) {
      fail(fault);
      return;
    }
    // The server knows the towns: it gets their names as they were typed.
    const start = origin ? originParameter(origin) : { postcode: typed };
    for (const [name, value] of Object.entries({ postcode: null, ...start })) {
      if (value === null) data.delete(name);
      else data.set(name, String(value));
    }
    if (textOf(data, "travelDate") === WEEKEND && weekend !== null) {
      data.set("travelDate", weekend);
      data.set("nights", "1");
    }
    for (const name of ["travelDate", "nights", "leave"]) {
      if (textOf(data, name) === "") data.delete(name);
    }
    joinPasses(data);
    onSearch();
    if (isHome) {
      // With this address, Back returns to Home with the form filled in.
      const url = filledFormUrl({
        postcode: origin?.text ?? typed,
        drivingHours: textOf(data, "drivingHours"),
        travelDate: textOf(data, "travelDate"),
        leave: textOf(data, "leave"),
        nights: textOf(data, "nights"),
        filters: {
          needs: textsOf(data, "needs"),
          interests: textsOf(data, "interests"),
          passes: textsOf(data, "passes"),
        },
      });
      window.history.replaceState(window.history.state, "", url);
    }
    void submit(data, { method: "get", action: "/search" });
  }
  return { error: problem.message, isBusy, summary, onSubmit, clearError: clear };
}

const mayBeTown = (typed: string): boolean => /\p{L}{2}/u.test(typed) && !/\p{N}/u.test(typed);

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

const textsOf = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === "string");

/** The server's message, until the visitor edits the field or submits again. */
function useProblem(serverError: string | undefined) {
  // The summary gets the focus again even if the message is the same.
  const [problem, setProblem] = useState({ message: serverError ?? null, attempt: serverError ? 1 : 0 });
  const [seenServerError, setSeenServerError] = useState(serverError);
  const say = (message: string | null) => setProblem(({ attempt }) => ({ message, attempt: attempt + 1 }));
  if (seenServerError !== serverError) {
    setSeenServerError(serverError);
    say(serverError ?? null);
  }
  const clear = () => setProblem((last) => (last.message === null ? last : { ...last, message: null }));
  return { problem, fail: say, clear };
}
