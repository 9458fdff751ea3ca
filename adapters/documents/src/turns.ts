// Knows who is next where work is done one at a time: everybody who waits has a turn, however much somebody else asks
// for.

export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** `name`: whose work it is. The works of one name are done in their order. */
export function createTurns(): TakeTurn {
  /** The name whose turn is next stands first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;
  async function goOn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) await next();
    isBusy = false;
  }
  function takeNext(): (() => Promise<void>) | undefined {
    for (const [name, [first, ...rest]] of waiting) {
      waiting.delete(name);
      if (rest.length > 0) waiting.set(name, rest);
      return first;
    }
    return undefined;
  }
  return (name, work) =>
    new Promise((resolve, reject) => {
      const run = () => work().then(resolve, reject);
      waiting.set(name, [...(waiting.get(name) ?? []), run]);
      void goOn();
    });
}
