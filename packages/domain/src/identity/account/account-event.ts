// Knows what is recorded about an account: what was done to it, and which of its fields changed from what to what.
import type { Role } from "../role.ts";

/** The actions on an account that are recorded. */
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
  "result-reset",
  "result-extended",
  "result-extension-ended",
  "step-opened",
  "step-completed",
] as const;
/** What was done to an account. */
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** The fields of an account whose changes are recorded, in the order in which they are shown. */
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

/** A field that changed: all its values before and after, an empty list where it had none. */
export interface AccountChange {
  readonly field: AccountField;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The fields of an account that are compared. */
export interface AccountFacts
  extends Readonly<Record<"firstname" | "lastname" | "email" | "login", string>>,
    Readonly<Record<"locale" | "type" | "admitted", string | null>>,
    Readonly<Record<"trainerMeans" | "affectations" | "criterias", readonly string[]>> {
  readonly roles: readonly Role[];
}

const listValues = (value: string | null | readonly string[]): readonly string[] =>
  value === null ? [] : typeof value === "string" ? [value] : value;

/** The order does not matter: the same places in another order are the same. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The fields that differ; empty where the two are the same. */
export const compareAccounts = (before: AccountFacts, after: AccountFacts): readonly AccountChange[] =>
  ACCOUNT_FIELDS.flatMap((field) => {
    const [from, to] = [listValues(before[field]), listValues(after[field])];
    return isSame(from, to) ? [] : [{ field, before: from, after: to }];
  });
