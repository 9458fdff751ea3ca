// Knows how the answers to a game are kept, whatever its type: `{answers: {itemSlug: answer}, seed}`.

/** Letters that an answer has at most. */
export const LONGEST_ANSWER = 200;

/** The answers by the slug of their item; what `read` does not know as an answer is ignored. Never throws. */
export function readAnswers<A>(
  data: unknown,
  read: (answer: unknown, slug: string) => A | undefined,
): ReadonlyMap<string, A> {
  if (typeof data !== "object" || data === null || !("answers" in data)) return new Map();
  const { answers } = data;
  if (typeof answers !== "object" || answers === null) return new Map();
  return new Map(
    Object.entries(answers).flatMap(([slug, answer]) => {
      const one = read(answer, slug);
      return one === undefined ? [] : [[slug, one] as const];
    }),
  );
}

/** The number by which an attempt was shuffled; null where none is kept. */
export function readSeed(data: unknown): number | null {
  const seed = typeof data === "object" && data !== null && "seed" in data ? data.seed : undefined;
  return typeof seed === "number" && Number.isInteger(seed) ? seed : null;
}
