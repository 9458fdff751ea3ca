// Knows how single bits are packed into as little room as they surprise: a 32-bit arithmetic coder as in every textbook
// (Witten, Neal and Cleary, "Arithmetic coding for data compression", 1987), with the carry-free interval of bytes.

/**
 * One direction of a line of bits: a writer passes each bit and gets it back, a reader gets the bit whatever is passed.
 */
export interface BitLine {
  /** @param one how likely the bit is 1, in 65,536ths, from 1 to 65,535. */
  pass(bit: number, one: number): number;
}

const TOP = 0xffffffff;
/** Where the interval is split: exact, since a product of 32 and 16 bits is a safe integer. */
const split = (low: number, high: number, one: number) => low + Math.floor(((high - low) * one) / 65_536);
const hasSameTop = (low: number, high: number) => ((low ^ high) & 0xff000000) === 0;

export interface BitWriter extends BitLine {
  /** All bytes that were passed; nothing may be passed afterwards. */
  finish(): Uint8Array;
}

export function createBitWriter(): BitWriter {
  const bytes: number[] = [];
  let [low, high] = [0, TOP];
  return {
    pass(bit, one) {
      const middle = split(low, high, one);
      if (bit) high = middle;
      else low = middle + 1;
      while (hasSameTop(low, high)) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
      return bit;
    },
    finish() {
      // The fewest bytes that name a point of the interval; readers find zeros behind them.
      for (let count = 1; count <= 4; count++) {
        const step = 2 ** (32 - 8 * count);
        const point = Math.ceil(low / step) * step;
        if (point > high) continue;
        for (let at = 0; at < count; at++) bytes.push(Math.floor(point / 2 ** (24 - 8 * at)) & 0xff);
        break;
      }
      return Uint8Array.from(bytes);
    },
  };
}

/** No reader of honest bytes looks further past their end. */
const FURTHEST = 4;
/** More bits than any progress has: a forged text ends here. */
const LONGEST = 16_000_000;

/** @throws RangeError past the end of the bytes. */
export function createBitReader(bytes: Uint8Array): BitLine {
  let at = 0;
  let passed = 0;
  const next = () => {
    if (at >= bytes.length + FURTHEST) throw new RangeError("nothing is left to read");
    return bytes[at++] ?? 0;
  };
  let [low, high] = [0, TOP];
  let point = 0;
  for (let count = 0; count < 4; count++) point = ((point << 8) | next()) >>> 0;
  return {
    pass(_, one) {
      if (++passed > LONGEST) throw new RangeError("longer than any progress");
      const middle = split(low, high, one);
      const bit = point <= middle ? 1 : 0;
      if (bit) high = middle;
      else low = middle + 1;
      while (hasSameTop(low, high)) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
        point = ((point << 8) | next()) >>> 0;
      }
      return bit;
    },
  };
}
