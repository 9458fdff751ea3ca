// Knows what the login, the names and the e-mail of a person may be, and says in plain words what is wrong with one.
import { type Fault, isBlank, isLine, LINE_FAULT } from "../kernel/index.ts";

/** The data that a person with an account needs. */
export interface Person {
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The most code points of a login, and of a first or a last name. */
export const LOGIN_MAX_LENGTH = 100;
/** The most code points of an e-mail address. */
export const EMAIL_MAX_LENGTH = 200;

const LOGIN = /^[\p{L}\p{M}\p{N}._@+'-]+$/u;
/**
 * One @, something before it, and a host with a domain after it: only sending a mail shows whether anybody reads it.
 */
const EMAIL =
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)*\.(?!\d+$)[^\s@<>,;:"()[\]\\.]{2,}$/u;
/** Names of local hosts, and hosts whose parts begin or end with a hyphen. */
const NO_HOST = /\.(localhost|local|localdomain|invalid|internal)$|[@.]-|-[.]|-$/i;
/** What programs read as other letters than those that are written (RFC 2047): line breaks and commas among them. */
const ENCODED = /=\?/;
/** True for an address that mail can reach: `a@localhost` and an address at a host of numbers are not. */
export const isEmail = (text: string): boolean =>
  EMAIL.test(text) && isLine(text) && !/[\u200C\u200D]/.test(text) && !NO_HOST.test(text) && !ENCODED.test(text);

function checkLength(text: string, most: number): string | undefined {
  if (isBlank(text)) return "nothing is written there";
  return [...text].length > most ? `longer than ${most} characters` : undefined;
}

function checkLogin(login: string): string | undefined {
  const words = checkLength(login, LOGIN_MAX_LENGTH);
  if (words) return words;
  return LOGIN.test(login) ? undefined : "a login has letters, digits and . _ - @ + ' alone, no blanks";
}

function checkEmail(email: string): string | undefined {
  const words = checkLength(email, EMAIL_MAX_LENGTH);
  if (words) return words;
  return isEmail(email) ? undefined : "not an e-mail address, such as ada@example.org";
}

function checkName(name: string): string | undefined {
  const words = checkLength(name, LOGIN_MAX_LENGTH);
  if (words) return words;
  return isLine(name) ? undefined : `a name has ${LINE_FAULT}`;
}

const CHECKS = { login: checkLogin, email: checkEmail, firstname: checkName, lastname: checkName } as const;

/**
 * What is wrong with each of these, in the order login, e-mail, names; empty when all are valid. A field that is
 * absent is not checked.
 */
export function findPersonFaults(person: Partial<Person>): readonly Fault[] {
  return (Object.keys(CHECKS) as (keyof Person)[]).flatMap((key) => {
    const value = person[key];
    const message = value === undefined ? undefined : CHECKS[key](value);
    return message === undefined ? [] : [{ path: [key], message }];
  });
}
