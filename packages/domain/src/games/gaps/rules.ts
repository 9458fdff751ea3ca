// Knows what a player needs of the type TEXT_A_TROUS.
import { readSeed } from "../game/answers.ts";
import type { AnsweredItem, GameItemResult, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import { judgeGap, listBank, listGaps, listOffers, readFilled } from "./fill.ts";
import { type GapMode, type GapText, parseGapText } from "./schema.ts";
import { describeGap, splitText } from "./text.ts";

/** One gap with what the learner put into it. Do not show what is right before the game is done. */
export interface GapView {
  readonly kind: "gap";
  readonly slug: string;
  /** From 1. */
  readonly number: number;
  readonly mode: GapMode;
  /** Empty while the gap is. */
  readonly answer: string;
  /** The words in its list, the right one first; empty where it has no list. */
  readonly offers: readonly string[];
  readonly right: string;
  /** The author's spelling of a right answer that was written in another way; otherwise null. */
  readonly spelled: string | null;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
}

/** What a text with gaps shows of itself. */
export interface GapTextView {
  readonly parts: readonly (GapView | { readonly kind: "words"; readonly text: string })[];
  readonly gapCount: number;
  /** The words that are placed, in the order of the content; empty where no gap takes them. */
  readonly bank: readonly string[];
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

function view(game: GapText, data: unknown, items: readonly GameItemResult[] | null): GapTextView {
  const filled = readFilled(game, data);
  const gaps = listGaps(game);
  let at = 0;
  const parts = splitText(game.content.text).flatMap((part): GapTextView["parts"] => {
    if (part.kind === "words") return [part];
    const gap = gaps[at];
    const item = items?.[at];
    at++;
    if (!gap) return [];
    const { slug, mode, right } = gap;
    const answer = filled.get(slug) ?? "";
    const verdict = readVerdict(item);
    return [
      {
        ...{ kind: "gap", slug, number: at, mode, answer, right, verdict },
        offers: mode === "choose" ? listOffers(gap) : [],
        spelled: verdict === "right" ? judgeGap(game, gap, answer).spelled : null,
      },
    ];
  });
  const { explanation } = game.content;
  return { parts, gapCount: gaps.length, bank: listBank(game), seed: readSeed(data), explanation };
}

/** A text with gaps that are typed, chosen, or filled with words of the game. */
export const gapText: GameRules<GapText, GapTextView> = {
  steps: [],
  parse: parseGapText,
  score(game, data) {
    const filled = readFilled(game, data);
    const items = listGaps(game).map((gap) => {
      const answer = filled.get(gap.slug);
      return answer === undefined
        ? { slug: gap.slug }
        : judgeItem(gap.slug, judgeGap(game, gap, answer).isRight ? 1 : 0);
    });
    return scoreItems(items, game.config);
  },
  hints: ({ content }) => Object.fromEntries(content.gaps.map(({ slug, hint }) => [slug, hint])),
  list(game, data) {
    const filled = readFilled(game, data);
    return listGaps(game).flatMap((gap, index): readonly AnsweredItem[] => {
      const answer = filled.get(gap.slug);
      if (answer === undefined) return [];
      const { slug, right: rightAnswer, mode, alternatives } = gap;
      return [
        {
          ...{ kind: "fill-in", slug, words: describeGap(game.content.text, index), answer, rightAnswer },
          alternatives: mode === "type" ? alternatives.filter((word) => word.trim() !== "") : [],
          isRight: judgeGap(game, gap, answer).isRight,
        },
      ];
    });
  },
  view,
};
