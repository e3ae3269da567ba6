import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { filledFormUrl } from "./filled-form-url";
import { WEEKEND, originParameter } from "#app/domain/search/address";
import {
  OTHER_START_ERROR,
  parsePartialPostcode,
  parsePostcode,
  postcodeFault,
} from "#app/domain/geo/read-postcode";
import type { FormErrors, SearchFormView } from "#app/presenters/search/form-view";
import { POSTCODE_ERROR, otherFieldId } from "#app/presenters/search/view";

export const FIND = "Find My Sunny Escape";

/** Checks the postcodes, and does not submit while a search is loading. */
export function useSearchForm({ errors, weekend }: SearchFormView, onSearch: () => void) {
  const submit = useSubmit();
  const isHome = useLocation().pathname === "/";
  const isBusy = useNavigation().location?.pathname === "/search";
  const { problem, fail, clear } = useProblems(errors);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem.attempt > 0) summary.current?.focus();
  }, [problem.attempt]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const { typed, origin, others, faults } = readStarts(data);
    if (Object.keys(faults).length > 0) {
      fail(faults);
      return;
    }
    data.delete("with");
    for (const other of others) data.append("with", other);
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
        others,
        drivingHours: Number(textOf(data, "drivingHours")),
        travelDate: textOf(data, "travelDate"),
        leave: textOf(data, "leave"),
        nights: Number(textOf(data, "nights")),
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
  return { errors: problem.errors, isBusy, summary, onSubmit, clearErrors: clear };
}

function readStarts(data: FormData) {
  const { typed, origin, fault } = readStart(textOf(data, "postcode"), POSTCODE_ERROR);
  const others = textsOf(data, "with").map((text) => readStart(text, OTHER_START_ERROR));
  const faults: FormErrors = Object.fromEntries([
    ...(fault === null ? [] : [["postcode", fault] as const]),
    ...others.flatMap((other, index) =>
      other.typed === "" || other.fault === null ? [] : [[otherFieldId(index), other.fault] as const],
    ),
  ]);
  return {
    typed,
    origin,
    faults,
    others: others.map((other) => other.origin?.text ?? other.typed).filter((text) => text !== ""),
  };
}

/** The server knows the towns: it gets their names as they were typed. */
function readStart(text: string, malformed: string) {
  const typed = text.trim();
  const origin = parsePostcode(typed) ?? parsePartialPostcode(typed);
  const fault = postcodeFault(typed, malformed);
  return { typed, origin, fault: origin || (fault === malformed && mayBeTown(typed)) ? null : fault };
}

const mayBeTown = (typed: string): boolean => /\p{L}{2}/u.test(typed) && !/\p{N}/u.test(typed);

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** In one parameter, so that one search has one address. */
export function joinPasses(form: FormData): void {
  const passes = textsOf(form, "passes");
  if (passes.length > 1) form.set("passes", passes.join(","));
}

const textsOf = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === "string");

const NO_ERRORS: FormErrors = {};

/** The server's messages, until the visitor edits a field or submits again. */
function useProblems(serverErrors: FormErrors) {
  const fromServer = JSON.stringify(serverErrors);
  // The summary gets the focus again even if the messages are the same.
  const [problem, setProblem] = useState({ errors: serverErrors, attempt: fromServer === "{}" ? 0 : 1 });
  const [seen, setSeen] = useState(fromServer);
  const say = (errors: FormErrors) => setProblem(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  if (seen !== fromServer) {
    setSeen(fromServer);
    say(serverErrors);
  }
  const clear = () =>
    setProblem((last) => (Object.keys(last.errors).length === 0 ? last : { ...last, errors: NO_ERRORS }));
  return { problem, fail: say, clear };
}
