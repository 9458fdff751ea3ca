// Knows how what is read out of a part of the course is read once, as long as nobody changes that part.

/**
 * What `read` answers, kept beside the thing itself: a change makes another thing.
 * @param key what the answer depends on besides, such as the language.
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
