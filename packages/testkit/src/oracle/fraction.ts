// Knows exact numbers: a threshold that is reached exactly must never be missed by a rounding.

/** `over` is positive; both have no common divisor. */
export interface Fraction {
  readonly of: bigint;
  readonly over: bigint;
}

function divide(of: bigint, over: bigint): Fraction {
  let [a, b] = [of < 0n ? -of : of, over];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { of: 0n, over: 1n } : { of: of / a, over: over / a };
}

/** The decimal number that is written: 33.3 is 333/10, as the author and the game meant it. */
export function readFraction(number: number): Fraction {
  const [digits = "0", exponent = "0"] = String(number).split("e");
  const [whole = "0", decimals = ""] = digits.split(".");
  const power = BigInt(decimals.length) - BigInt(exponent);
  const all = BigInt(whole + decimals);
  return power >= 0n ? divide(all, 10n ** power) : divide(all * 10n ** -power, 1n);
}

export const ZERO: Fraction = { of: 0n, over: 1n };
export const add = (a: Fraction, b: Fraction): Fraction => divide(a.of * b.over + b.of * a.over, a.over * b.over);
export const multiply = (a: Fraction, b: Fraction): Fraction => divide(a.of * b.of, a.over * b.over);
/** `b` is positive. */
export const share = (a: Fraction, b: Fraction): Fraction => divide(a.of * b.over, a.over * b.of);
export const isAtLeast = (a: Fraction, b: Fraction): boolean => a.of * b.over >= b.of * a.over;
export const isPositive = (a: Fraction): boolean => a.of > 0n;
export const toNumber = (a: Fraction): number => Number(a.of) / Number(a.over);
