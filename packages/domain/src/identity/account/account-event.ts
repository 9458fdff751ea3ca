// Knows what is written down of an account: what was done to it, and which of its fields changed from what to what.
import type { Role } from "../role.ts";

/** What is done to an account and written down. */
export const ACCOUNT_EVENT_KINDS = [
  "created",
  "changed",
  "activated",
  "deactivated",
  "impersonated",
  "link-sent",
  "password-changed",
  "sessions-ended",
  "second-factor-on",
  "second-factor-off",
  "second-factor-reset",
  "certificate-withdrawn",
  "second-factor-codes-renewed",
  "recovery-code-used",
  "second-factor-demanded",
  "second-factor-demand-ended",
  "places-merged",
] as const;
/** What was done to an account. */
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** The fields of an account whose changes are written down, in the order in which they are told. */
export const ACCOUNT_FIELDS = [
  "firstname",
  "lastname",
  "email",
  "login",
  "locale",
  "roles",
  "type",
  "admitted",
  "trainerMeans",
  "affectations",
  "criterias",
] as const;
/** A field of an account. */
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** A field that changed: all its values before and after, none where nothing was said. */
export interface AccountChange {
  readonly field: AccountField;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What is compared of an account. */
export interface AccountFacts
  extends Readonly<Record<"firstname" | "lastname" | "email" | "login", string>>,
    Readonly<Record<"locale" | "type" | "admitted", string | null>>,
    Readonly<Record<"trainerMeans" | "affectations" | "criterias", readonly string[]>> {
  readonly roles: readonly Role[];
}

const listValues = (value: string | null | readonly string[]): readonly string[] =>
  value === null ? [] : typeof value === "string" ? [value] : value;

/** Order says nothing: the same places in another order are the same. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What differs, field by field; nothing where the two are the same. */
export const compareAccounts = (before: AccountFacts, after: AccountFacts): readonly AccountChange[] =>
  ACCOUNT_FIELDS.flatMap((field) => {
    const [from, to] = [listValues(before[field]), listValues(after[field])];
    return isSame(from, to) ? [] : [{ field, before: from, after: to }];
  });
