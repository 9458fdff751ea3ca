// Knows what the input of a new password gives to the form around it, and what it must never be given (§5.18–§5.22).
import type { Notice } from "../kernel/index.ts";
import { findConfirmationError, findPasswordError } from "./check-password.ts";

/** A password as it is typed, twice. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The password when both fields are valid, and nothing (an empty text) otherwise (§5.21). */
export function emitPassword({ password, confirmation }: TypedPassword, identifier: string): string {
  const isValid = !findPasswordError(password, identifier) && !findConfirmationError(password, confirmation);
  return isValid ? password : "";
}

/**
 * The error of an input that begins with something in it (§5.22, in the words of §8.19); undefined of one that begins
 * empty.
 */
export function checkInitialPassword({ password, confirmation }: TypedPassword): Notice | undefined {
  if (password === "" && confirmation === "") return undefined;
  return { code: "password.initiated", level: "error", text: "password should never be initiated" };
}
