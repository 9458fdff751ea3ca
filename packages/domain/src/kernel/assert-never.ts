// Knows how to make the compiler prove that a choice is complete.

/**
 * Closes a choice over all cases: the compiler refuses the call while a case is left.
 * @throws Error always, naming the value: reached only when data was not of its type.
 */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
