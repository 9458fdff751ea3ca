// Knows the last few things that were looked up.

export interface Recent<T> {
  get(key: string): T | undefined;
  /** Answers `value`. */
  set(key: string, value: T): T;
  forget(key: string): void;
}

export function createRecent<T>(most: number): Recent<T> {
  const held = new Map<string, T>();
  const set = (key: string, value: T): T => {
    held.delete(key);
    held.set(key, value);
    const [oldest] = held.size > most ? held.keys() : [];
    if (oldest !== undefined) held.delete(oldest);
    return value;
  };
  return {
    set,
    forget: (key) => void held.delete(key),
    get(key) {
      const value = held.get(key);
      return value === undefined ? undefined : set(key, value);
    },
  };
}
