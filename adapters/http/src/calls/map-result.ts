// Knows how a success is turned into the port's words while a failure passes through.
import type { Result } from "@academiz/domain/kernel";

export function mapResult<T, U, E>(result: Result<T, E>, map: (value: T) => U): Result<U, E> {
  return result.ok ? { ok: true, value: map(result.value) } : result;
}
