/* Types, forms, checks, columns, files, exports and public answers are all made from these. */

interface About {
  readonly label: string;
  /** In messages, such as "Image must be …", if it differs from the label. */
  readonly title?: string;
  readonly hint?: string;
  readonly isRequired?: true;
  /** Forms require it, although a call may omit it. */
  readonly isAskedFor?: true;
  /** Required in forms, but may be blank in lists that were fetched or imported. */
  readonly isBlankInLists?: true;
  /** Only calls and files set it. */
  readonly isInForm?: false;
  /** A checked fact; absent means unchecked. Pages name the missing ones. */
  readonly isFact?: true;
  /** Everyone (in public lists and on cards), or only the administrator. */
  readonly seenBy: "everyone" | "admin";
  readonly isInFile: boolean;
}

/** One line (`line`) or several (`text`). Lengths are in code points. */
interface TextField extends About {
  readonly kind: "line" | "text";
  readonly maxLength: number;
  /** Without one, the field may be absent. */
  readonly blank?: "";
  readonly proposals?: readonly string[];
}

/** A UK postcode, or the address of a web page or of a picture, in its usual spelling. */
interface AddressField extends About {
  readonly kind: "postcode" | "webAddress" | "imageAddress";
  readonly blank?: "";
}

interface ChoiceField extends About {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly blank?: string;
}

export const FLAG_GROUPS = ["Good for", "Interests", "Promotion"] as const;
export type FlagGroup = (typeof FLAG_GROUPS)[number];

/** Without a blank value it is stored only if it is yes, or if a fact decides no; absent is unknown. */
export interface FlagField extends About {
  readonly kind: "flag";
  readonly group: FlagGroup;
  readonly blank?: false;
  /** The values of a fact that mean yes, and those that mean no. Any other leaves the flag open. */
  readonly follows?: {
    readonly fact: string;
    readonly yes: readonly string[];
    readonly no: readonly string[];
  };
}

interface DegreesField extends About {
  readonly kind: "degrees";
  readonly min: number;
  readonly max: number;
  readonly example: string;
  /** Of the other coordinate, since users often swap the two. */
  readonly swappedMin: number;
  readonly swappedMax: number;
  /** The other coordinate, if both may be absent together. One without the other is a fault. */
  readonly pairedWith?: string;
  readonly blank?: never;
}

interface WholeNumberField extends About {
  readonly kind: "wholeNumber";
  readonly min: number;
  readonly max: number;
  readonly blank?: never;
}

interface HookField extends About {
  readonly kind: "hook";
  readonly blank?: never;
}

/** Months or weekdays in the spelling of `runs.ts`, or a day, such as 2026-11-21. */
interface TimeField extends About {
  readonly kind: "months" | "weekdays" | "date";
  readonly blank?: never;
  /** Without it this field means nothing: the day of a check needs its source. */
  readonly needs?: string;
  readonly mayBeAhead?: true;
  /** Its day must be earlier. */
  readonly after?: string;
}

interface ListField extends About {
  readonly kind: "list";
  readonly of: Fields;
  readonly blank: readonly [];
}

export type NumberField = DegreesField | WholeNumberField;
export type Field =
  TextField | AddressField | ChoiceField | FlagField | NumberField | TimeField | HookField | ListField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { readonly kind: "flag" }
  ? boolean
  : F extends { readonly kind: "degrees" | "wholeNumber" }
    ? number
    : F extends { readonly kind: "list"; readonly of: infer Of }
      ? readonly EntityOf<Of>[]
      : F extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;
type AlwaysPresent = { readonly isRequired: true } | { readonly blank: unknown };
type Simplified<T> = { [Name in keyof T]: T[Name] };

/** A field may be absent if it is not required and has no blank value. */
export type EntityOf<F> = Simplified<
  { readonly [Name in keyof F as F[Name] extends AlwaysPresent ? Name : never]: ValueOf<F[Name]> } & {
    readonly [Name in keyof F as F[Name] extends AlwaysPresent ? never : Name]?: ValueOf<F[Name]>;
  }
>;

/** An absent field stays as it is, and is blank in a new entity. One that is undefined is cleared. */
export type PatchOf<F> = Simplified<
  {
    readonly [Name in keyof F as F[Name] extends { readonly isRequired: true } ? Name : never]: ValueOf<
      F[Name]
    >;
  } & {
    readonly [Name in keyof F as F[Name] extends { readonly isRequired: true } ? never : Name]?:
      ValueOf<F[Name]> | undefined;
  }
>;

export type PublicOf<F> = EntityOf<{
  readonly [Name in keyof F as F[Name] extends { readonly seenBy: "everyone" } ? Name : never]: F[Name];
}>;

export function publicPart<const F extends Fields>(fields: F, entity: EntityOf<F>): PublicOf<F> {
  return partOf(fields, entity, ({ seenBy }) => seenBy === "everyone") as PublicOf<F>;
}

export function filePart(fields: Fields, entity: object): Readonly<Record<string, unknown>> {
  return partOf(fields, entity, ({ isInFile }) => isInFile);
}

function partOf(
  fields: Fields,
  entity: object,
  isWanted: (field: Field) => boolean,
): Record<string, unknown> {
  const values = entity as Readonly<Record<string, unknown>>;
  const part: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || !isWanted(field)) continue;
    part[name] =
      field.kind === "list" ? (value as object[]).map((entry) => partOf(field.of, entry, isWanted)) : value;
  }
  return part;
}
