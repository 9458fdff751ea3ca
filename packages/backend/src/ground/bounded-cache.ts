// Knows how to keep values in memory that never change, up to a limit.

export interface BoundedCache<T> {
  /**
   * `key` always names the same value; callers who ask while it is read share one reading. Null answers are not kept.
   */
  get(key: string, read: () => Promise<T | null>): Promise<T | null>;
}

/** Keeps the values that were used last, up to `limit` in all, as `measure` weighs them. */
export function createBoundedCache<T>(limit: number, measure: (value: T) => number): BoundedCache<T> {
  const kept = new Map<string, T>();
  const underWay = new Map<string, Promise<T | null>>();
  let size = 0;
  function keep(key: string, value: T): void {
    kept.set(key, value);
    size += measure(value);
    for (const [oldest, one] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= measure(one);
    }
  }
  return {
    async get(key, read) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const reading =
        underWay.get(key) ??
        read()
          .then((value) => {
            if (value !== null) keep(key, value);
            return value;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, reading);
      return reading;
    },
  };
}
