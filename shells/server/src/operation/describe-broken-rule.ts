// Knows the words for the rule that an operator's password breaks (§5.4–§5.17).
import {
  checkPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordChecklist,
} from "@academiz/domain/identity";

/** Of several broken rules the first one is named. */
const WORDS: Readonly<Record<Exclude<keyof PasswordChecklist, "complexity">, string>> = {
  length: `it has to have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
  lowercase: "it has no letter of a to z",
  uppercase: "it has no letter of A to Z",
  digit: "it has no digit",
  special: "it has nothing but unaccented letters and digits",
  differentFromLogin: "it has four characters in a row of ADMIN_LOGIN",
  uncommon: "it is one of those that everyone tries first",
};

/** For a refused password, which is not repeated. */
export function describeBrokenRule(password: string, identifier: string): string {
  const states = checkPassword(password, identifier);
  const broken = Object.entries(WORDS).find(([rule]) => states[rule as keyof typeof WORDS] === "is-ko");
  return broken?.[1] ?? "it breaks a rule for passwords";
}
