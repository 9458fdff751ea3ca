// Knows how the rules of types of games come late: those that a content names, before it is read.

type Bring = Readonly<Record<string, () => Promise<unknown>>>;
type Brought<B extends Bring> = { readonly [T in keyof B]: Awaited<ReturnType<B[T]>> };

/**
 * `types` has the rules of each name, and throws where they were asked for before they were brought. `bringTypes`
 * rejects where some do not come.
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
    // A proxy is of the type of what it stands before; what it answers is not.
    types: types as unknown as Brought<B>,
    async bringTypes(names: readonly (keyof B & string)[]): Promise<void> {
      await Promise.all(names.map(async (name) => brought.set(name, await bring[name]?.())));
    },
  };
}
