// Knows how the rules of types of games are loaded late: those that a content names, before it is read.

type Bring = Readonly<Record<string, () => Promise<unknown>>>;
type Brought<B extends Bring> = { readonly [T in keyof B]: Awaited<ReturnType<B[T]>> };

/**
 * `types` has the rules of each type, and throws when one is read before it was loaded. `bringTypes` rejects when some
 * cannot be loaded.
 */
export function createLateTypes<B extends Bring>(bring: B) {
  const brought = new Map<string, unknown>();
  const types = new Proxy(bring, {
    get(_, name) {
      const rules = typeof name === "string" && brought.get(name);
      if (!rules) throw new Error(`the rules of ${String(name)} were not brought before its content was read`);
      return rules;
    },
  });
  return {
    // A proxy has the type of its target; what it answers has another.
    types: types as unknown as Brought<B>,
    async bringTypes(names: readonly (keyof B & string)[]): Promise<void> {
      await Promise.all(names.map(async (name) => brought.set(name, await bring[name]?.())));
    },
  };
}
