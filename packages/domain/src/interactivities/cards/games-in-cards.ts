// Knows which games of a page are opened by cards (§3.176), and how cards are led to other games.
import type { Card, CardsData } from "./list-blocks.ts";

interface MaybeCards {
  readonly type: string;
  readonly data: object;
}

const readRows = ({ type, data }: MaybeCards): CardsData["cardRows"] | undefined =>
  type === "card-modal" && "cardRows" in data ? (data as CardsData).cardRows : undefined;

/** Slugs of the games that its cards open; empty for an interactivity without such cards. */
export const listOpenedGames = (one: MaybeCards): readonly string[] =>
  (readRows(one) ?? []).flat().flatMap(({ game }) => game ?? []);

/** Each card opens the game that `follow` gives for its former one; none where that is undefined. */
export function followGames<I extends MaybeCards>(one: I, follow: (slug: string) => string | undefined): I {
  const rows = readRows(one);
  if (!rows || listOpenedGames(one).length === 0) return one;
  const followCard = ({ game, ...card }: Card): Card => {
    const next = game === undefined ? undefined : follow(game);
    return next === undefined ? card : { ...card, game: next };
  };
  return { ...one, data: { ...one.data, cardRows: rows.map((row) => row.map(followCard)) } };
}
