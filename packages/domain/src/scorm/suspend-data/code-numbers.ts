// Knows how numbers are packed: small ones in few bits, and every one exactly.
import type { SymbolCoder } from "./symbol-coder.ts";

export const codeFlag = (coder: SymbolCoder, context: string, flag: boolean): boolean =>
  coder.choose(context, 2, flag ? 1 : 0) === 1;

/** How many counts have a symbol of their own; one more symbol says that the count is larger. */
const SMALL = 15;

/**
 * A whole number from 0 to 2^53 − 1: a small one is one symbol; of a larger one the number of bits is coded, then each
 * bit.
 */
export function codeCount(coder: SymbolCoder, context: string, count: number): number {
  const small = coder.choose(context, SMALL + 1, Math.min(count, SMALL));
  if (small < SMALL) return small;
  const rest = Math.max(0, count - SMALL) + 1;
  const length = coder.choose(`length ${context}`, 54, rest.toString(2).length);
  let found = 1;
  for (let at = length - 2; at >= 0; at--) found = found * 2 + coder.bits(1, Math.floor(rest / 2 ** at) % 2);
  return found - 1 + SMALL;
}

/** Any finite number; a fraction, or a negative one, is written in digits. */
export function codeNumber(coder: SymbolCoder, context: string, value: number): number {
  const isCount = Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
  if (codeFlag(coder, `whole ${context}`, isCount)) return codeCount(coder, context, isCount ? value : 0);
  return Number(coder.text(Object.is(value, -0) ? "-0" : String(value)));
}

const isTenths = (score: number) => Math.round(score * 10) / 10 === score;

/** A score 0–100, whole or with one decimal (decisions 8), any other exactly too; undefined is absent. */
export function codeScore(coder: SymbolCoder, context: string, score: number | undefined): number | undefined {
  const isInRange = score !== undefined && score >= 0 && score <= 100 && !Object.is(score, -0);
  const kindOf = (value: number) => (isInRange && Number.isInteger(value) ? 1 : isInRange && isTenths(value) ? 2 : 3);
  const kind = coder.choose(`kind ${context}`, 4, score === undefined ? 0 : kindOf(score));
  if (kind === 0) return undefined;
  const value = score ?? 0;
  if (kind === 3) return codeNumber(coder, `other ${context}`, value);
  const tenths = Math.round(value * 10);
  const whole = coder.choose(context, 101, Math.min(100, Math.floor(tenths / 10)));
  return kind === 1 ? whole : (whole * 10 + coder.choose(`tenths ${context}`, 10, tenths % 10)) / 10;
}
