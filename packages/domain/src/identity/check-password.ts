// Knows the rules of a password, each with the state that the checklist shows (§5.4–§5.20, §9.2–§9.5).
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { readLogin } from "./complete-login.ts";

/** The state of one rule: followed, broken, or not required of this password (§4.28). */
export type CheckState = "is-ok" | "is-ko" | "is-not-required";

/** The least length of a password, in code points (§9.2). */
export const PASSWORD_MIN_LENGTH = 12;
/**
 * The greatest length of a password, in code points (decisions 3): longer ones cost the server time, and nobody types
 * them.
 */
export const PASSWORD_MAX_LENGTH = 128;
/** §9.3: all of them. */
export const PASSWORD_CLASSES = 4;
/** Code points (§9.4, §9.5). */
const LOGIN_WINDOW = 4;

const CLASSES = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  special: /[^A-Za-z0-9]/,
} as const;
/** A kind of character that a password needs one of. */
export type CharacterClass = keyof typeof CLASSES;

/**
 * The state of each rule of a password (§5.4–§5.17), ready for a checklist. `lowercase`, `uppercase`, `digit` and
 * `special` are OK when one of a–z, A–Z, 0–9, or anything else is in it.
 */
export interface PasswordChecklist extends Readonly<Record<CharacterClass, CheckState>> {
  /** 12 to 128 code points. */
  readonly length: CheckState;
  /** Whether all four classes of characters are there. */
  readonly complexity: CheckState;
  /**
   * KO when the password holds 4 characters in a row of the login (what stands after the first `_` of the identifier,
   * §5.16), case included; not required for a login of fewer than 4 characters.
   */
  readonly differentFromLogin: CheckState;
  /** KO for one of the most common passwords, in any case (decisions 3). */
  readonly uncommon: CheckState;
}

const toState = (isOk: boolean): CheckState => (isOk ? "is-ok" : "is-ko");

/** §5.14–§5.17: each run of 4 characters of the login, as written, is looked for in the password. */
function checkLogin(password: string, identifier: string): CheckState {
  if ([...password].length < LOGIN_WINDOW) return "is-not-required";
  const login = [...readLogin(identifier)];
  const runs = login.map((_, start) => login.slice(start, start + LOGIN_WINDOW));
  return toState(!runs.some((run) => run.length === LOGIN_WINDOW && password.includes(run.join(""))));
}

/**
 * The state of complexity, and of each class (§5.6–§5.13): a missing class is KO while too few are there, and not
 * required from then on.
 * @param required how many of the four classes a password must have.
 */
export function checkClasses(
  password: string,
  required = PASSWORD_CLASSES,
): Pick<PasswordChecklist, CharacterClass | "complexity"> {
  const names = Object.keys(CLASSES) as CharacterClass[];
  const isComplex = names.filter((name) => CLASSES[name].test(password)).length >= required;
  const readClass = (name: CharacterClass): CheckState => {
    if (CLASSES[name].test(password)) return "is-ok";
    return isComplex ? "is-not-required" : "is-ko";
  };
  return {
    complexity: toState(isComplex),
    lowercase: readClass("lowercase"),
    uppercase: readClass("uppercase"),
    digit: readClass("digit"),
    special: readClass("special"),
  };
}

/** The state of each rule for a password of the user with this identifier. Lengths count code points. */
export function checkPassword(password: string, identifier: string): PasswordChecklist {
  const length = [...password].length;
  return {
    length: toState(length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH),
    ...checkClasses(password),
    differentFromLogin: checkLogin(password, identifier),
    uncommon: toState(!COMMON_PASSWORDS.has(password.toLowerCase())),
  };
}

/**
 * `required` for an empty password (§5.4), `passwordInvalid` when any rule of `checkPassword` is KO (§5.19), else
 * undefined.
 * @param identifier `{clientSlug}_{login}`.
 */
export function findPasswordError(password: string, identifier: string): "required" | "passwordInvalid" | undefined {
  if (password === "") return "required";
  return Object.values(checkPassword(password, identifier)).includes("is-ko") ? "passwordInvalid" : undefined;
}

/** `required` for an empty confirmation, `notSamePass` when it differs from the password (§5.20), else undefined. */
export function findConfirmationError(password: string, confirmation: string): "required" | "notSamePass" | undefined {
  if (confirmation === "") return "required";
  return confirmation === password ? undefined : "notSamePass";
}
