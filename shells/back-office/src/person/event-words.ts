// Knows the words for what was done to an account.
import type { PersonEvent } from "@academiz/application/ports";
import type { AccountEventKind, AccountField } from "@academiz/domain/identity";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const EVENT_WORDS: Readonly<Record<AccountEventKind, MessageDescriptor>> = {
  created: msg`Account created`,
  changed: msg`Account changed`,
  activated: msg`Account opened again`,
  deactivated: msg`Account closed`,
  impersonated: msg`Somebody stood in for this person`,
  "link-sent": msg`Link sent by mail`,
  "password-changed": msg`Password changed`,
  "sessions-ended": msg`Signed out by an administrator`,
  "second-factor-on": msg`Two-step sign-in switched on`,
  "second-factor-off": msg`Two-step sign-in switched off`,
  "second-factor-reset": msg`Two-step sign-in reset`,
  "second-factor-codes-renewed": msg`New recovery codes made`,
  "recovery-code-used": msg`Signed in with a recovery code`,
  "second-factor-demanded": msg`Began to demand two-step sign-in in the organisation`,
  "second-factor-demand-ended": msg`Demands two-step sign-in in the organisation no more`,
  "result-reset": msg`Let them begin a product anew`,
  "result-extended": msg`Gave them more time or attempts for a product`,
  "result-extension-ended": msg`Took back more time or attempts for a product`,
  "step-opened": msg`Opened a step of a path for them`,
  "step-completed": msg`Let a step of a path count as done for them`,
  "places-merged": msg`Merged a place of the organisation into another one`,
  "certificate-withdrawn": msg`Certificate withdrawn`,
};

export const FIELD_WORDS: Readonly<Record<AccountField, MessageDescriptor>> = {
  firstname: msg`First name`,
  lastname: msg`Last name`,
  email: msg`E-mail`,
  login: msg`Login`,
  locale: msg`Language`,
  roles: msg`Roles`,
  type: msg`Type`,
  admitted: msg`Admission`,
  trainerMeans: msg`Sessions that they run`,
  affectations: msg`Places`,
  criterias: msg`Criteria`,
};

const DETAIL_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  "forgotten-password": msg`to choose a forgotten password anew`,
  "active-account": msg`with a link to activate it`,
  "temporary-password": msg`with a temporary password`,
  import: msg`by an import`,
  link: msg`by a mailed link`,
  BACK_OFFICE: msg`in the back office`,
  FRONT_DYNAMIC: msg`on the learner site`,
  LEARNIZ: msg`in a course`,
  operator: msg`by the operator of the platform`,
};

const LINK_WORDS: typeof DETAIL_WORDS = { "active-account": msg`to open the account for the first time` };

/** What is added to them is read as it was written: a name, a reason. */
const WRITTEN: readonly AccountEventKind[] = [
  "certificate-withdrawn",
  "places-merged",
  "result-reset",
  "result-extended",
  "result-extension-ended",
  "step-opened",
  "step-completed",
];

/** As it was written; null where there is nothing, and where it is a word of the product's own. */
export const findWritten = ({ kind, detail }: Pick<PersonEvent, "kind" | "detail">): string | null =>
  WRITTEN.includes(kind) ? detail : null;

/** Null where there is nothing to add. */
export function findDetailWords({ kind, detail }: Pick<PersonEvent, "kind" | "detail">): MessageDescriptor | null {
  if (detail === null) return null;
  return (kind === "link-sent" ? LINK_WORDS[detail] : undefined) ?? DETAIL_WORDS[detail] ?? null;
}
