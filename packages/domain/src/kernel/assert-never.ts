// Knows how to make the compiler prove that a choice is complete.

/** @throws Error always: reached only when a new case was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
