// Knows which word of the bank stands in which gap: words may come more than once.
import { type GapTextView, type GapView, shuffle } from "@academiz/domain/games";
import { BANK } from "../common/pick-and-place/hand.ts";

/** The number of a word in the bank, as a name. */
type Token = string;

export const listGapsOf = ({ parts }: GapTextView): readonly GapView[] =>
  parts.flatMap((part) => (part.kind === "gap" ? [part] : []));

/** The token of each gap that has one. */
export function findTokens(game: GapTextView): ReadonlyMap<string, Token> {
  const left = new Map(game.bank.map((word, index) => [String(index), word]));
  const found = new Map<string, Token>();
  for (const { slug, mode, answer } of listGapsOf(game)) {
    const token = mode === "token" && answer !== "" ? [...left].find(([, word]) => word === answer)?.[0] : undefined;
    if (token === undefined) continue;
    left.delete(token);
    found.set(slug, token);
  }
  return found;
}

/** The tokens that stand in no gap: each keeps its place among the others, in the order of the seed. */
export function listWaiting(game: GapTextView, seed: number): readonly Token[] {
  const placed = new Set(findTokens(game).values());
  const all = game.bank.map((_, index) => String(index));
  return shuffle(all, seed).filter((token) => !placed.has(token));
}

/**
 * The content of the gaps after a token was put into a gap, or back: a token that stood there takes the former place of
 * the new one.
 */
export function placeToken(game: GapTextView, token: Token, place: string): Readonly<Record<string, string>> {
  const tokens = findTokens(game);
  const from = [...tokens].find(([, one]) => one === token)?.[0];
  const answers = new Map(listGapsOf(game).map(({ slug, answer }) => [slug, answer]));
  const former = place === BANK ? "" : (answers.get(place) ?? "");
  if (from !== undefined) answers.set(from, former);
  if (place !== BANK) answers.set(place, game.bank[Number(token)] ?? "");
  return Object.fromEntries([...answers].filter(([, answer]) => answer !== ""));
}
