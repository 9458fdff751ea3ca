// Knows that each card of a set has a slug of its own, by which the progress of a learner names it.
import { deriveFreeSlug, type Notice } from "../../kernel/index.ts";
import { type Cards, listCards } from "./list-blocks.ts";

/**
 * The first of several equal slugs stays; the others are made from their place, so that each load gives the same ones.
 */
export function mendCards<C extends Cards>(cards: C, tell: (notice: Notice) => void): C {
  const all = new Set(listCards(cards).map(({ slug }) => slug));
  if (all.size === listCards(cards).length) return cards;
  const seen = new Set<string>();
  let index = 0;
  const cardRows = cards.data.cardRows.map((row) =>
    row.map((card) => {
      const wanted = `${card.slug || "card"}-${index++}`;
      const slug = seen.has(card.slug) ? deriveFreeSlug(wanted, (one) => all.has(one)) : card.slug;
      seen.add(slug);
      all.add(slug);
      if (slug === card.slug) return card;
      const text = `Duplicate slug '${card.slug}' of a card of '${cards.slug}' : now '${slug}'`;
      tell({ code: "slug.mended", level: "warning", text });
      return { ...card, slug };
    }),
  );
  return { ...cards, data: { ...cards.data, cardRows } };
}
