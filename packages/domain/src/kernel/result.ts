// Knows how an expected failure is carried: a value, never an exception.

/**
 * Success with its value, or an expected failure with its reason: told apart by `ok`. What returns one does not throw
 * for it.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success with its value. */
export const succeed = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** An expected failure with its reason. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
