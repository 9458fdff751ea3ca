// Knows how many points the ways through a game give at most where nobody looks at each of them.

/** From one thing to the next; null leads to the end. */
export interface PointedStep {
  readonly to: string | null;
  readonly points: number;
}
export interface PointedSteps {
  readonly steps: ReadonlyMap<string, readonly PointedStep[]>;
  /** What is come to from each, itself where one comes back. */
  readonly ahead: ReadonlyMap<string, ReadonlySet<string | null>>;
  /** Nobody is at the same thing twice; else each step gives once what it gives. */
  readonly isOnce: boolean;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * No way from the first to the end gives more; undefined where none leads there. Things that lead to each other give
 * whatever they can, each once; what leads from one such circle to the next is counted as it is.
 */
export function boundPoints({ steps, ahead, isOnce }: PointedSteps, first: string): number | undefined {
  const isAround = (one: string, other: string | null) =>
    one === other || (other !== null && ahead.get(one)?.has(other) === true && ahead.get(other)?.has(one) === true);
  const known = new Map<string, number | undefined>();
  const bound = (slug: string): number | undefined => {
    if (known.has(slug)) return known.get(slug);
    const gains = new Map<string, number>();
    for (const one of [...steps.keys()].filter((other) => isAround(slug, other))) {
      const inside = (steps.get(one) ?? []).flatMap(({ to, points }) =>
        isAround(one, to) ? [Math.max(0, points)] : [],
      );
      gains.set(one, isOnce ? Math.max(0, ...inside) : sum(inside));
    }
    const all = sum([...gains.values()]);
    const exits = [...gains].flatMap(([one, gain]) =>
      (steps.get(one) ?? []).flatMap(({ to, points }) => {
        const rest = to === null ? 0 : isAround(one, to) ? undefined : bound(to);
        return rest === undefined ? [] : [all - (isOnce ? gain : 0) + points + rest];
      }),
    );
    const most = exits.length > 0 ? Math.max(...exits) : undefined;
    known.set(slug, most);
    return most;
  };
  return bound(first);
}
