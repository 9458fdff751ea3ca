// Knows the answers of who answers some items of a game rightly and some wrongly: for who judges a game.

/** The first `right` items rightly, the next `wrong` ones wrongly, the others not. */
export const solveItems = <T extends { readonly slug: string }>(
  items: readonly T[],
  right: number,
  wrong: number,
  answer: (item: T, isRight: boolean) => unknown,
): unknown => ({
  answers: Object.fromEntries(
    items.slice(0, right + wrong).map((item, index) => [item.slug, answer(item, index < right)] as const),
  ),
});
