// Knows how a value that is computed from a part of the course is computed once, as long as that part does not change.

/**
 * Stores the answers of `read` for each object: a change makes another object.
 * @param key what else the answer depends on, such as the language.
 */
export function createMemory<K extends object, V>(): (thing: K, key: string, read: () => V) => V {
  const known = new WeakMap<K, { readonly key: string; readonly value: V }>();
  return (thing, key, read) => {
    const former = known.get(thing);
    if (former?.key === key) return former.value;
    const value = read();
    known.set(thing, { key, value });
    return value;
  };
}
