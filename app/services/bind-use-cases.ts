type UseCase = (input: never, deps: never) => unknown;
type DepsOf<Cases extends Record<string, UseCase>> = Cases[keyof Cases] extends (
  input: never,
  deps: infer Deps,
) => unknown
  ? Deps
  : never;
type Bound<Cases extends Record<string, UseCase>> = {
  readonly [Name in keyof Cases]: (input: Parameters<Cases[Name]>[0]) => ReturnType<Cases[Name]>;
};

export function bindUseCases<Cases extends Record<string, UseCase>>(
  cases: Cases,
  deps: DepsOf<Cases>,
): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [
    name,
    (input: never) => useCase(input, deps as never),
  ]);
  return Object.fromEntries(bound) as Bound<Cases>;
}
