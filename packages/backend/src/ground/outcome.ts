// Knows how a use case answers: a value, or a refusal that the API can tell of.
import type { DocumentUseAnswer, PROBLEM_CODES, ProblemCode } from "@academiz/contract";
import { type Fault, fail, type Result } from "@academiz/domain/kernel";

export interface Refusal {
  readonly code: Exclude<ProblemCode, "unexpected">;
  readonly faults?: readonly Fault[];
  readonly uses?: readonly DocumentUseAnswer[];
  /** Seconds, for a refusal that time lifts. */
  readonly retryAfter?: number;
}
export type Outcome<T> = Promise<Result<T, Refusal>>;
export type RefusalCode = Exclude<keyof typeof PROBLEM_CODES, "unexpected">;

/** A refusal by its code. */
export const refuse = (code: RefusalCode, more: Omit<Refusal, "code"> = {}): Result<never, Refusal> =>
  fail({ code, ...more });
