// Knows how to tell whether two long plans are the same without keeping either.

/** Takes texts in order and gives one text for them: other texts give another (in 53 bits, equal only by chance). */
export interface Digest {
  add(text: string): void;
  read(): string;
}

/**
 * Two multiplying lanes, mixed at the end (cyrb53). It hides nothing and proves nothing: it compares what we computed
 * ourselves.
 */
export function createDigest(): Digest {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  const take = (code: number): void => {
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  };
  return {
    add(text) {
      for (let at = 0; at < text.length; at += 1) take(text.charCodeAt(at));
      // Not a code unit: it marks where one text ends and the next begins.
      take(0x10000);
    },
    read() {
      const mix = (a: number, b: number) =>
        Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
      const [low, high] = [mix(one, other), mix(other, one)];
      return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(16).padStart(14, "0");
    },
  };
}
