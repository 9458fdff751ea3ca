// Knows what a player needs of the type POINT_A_RELIER.
import { readAnswers, readSeed } from "../game/answers.ts";
import { judgeScore } from "../game/game-config.ts";
import type { GameResult, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { findPartner, gatherPartners, type Partner } from "../game/partners.ts";
import { judgeItem, leaveBlank, readVerdict, scoreItems } from "../game/score-items.ts";
import type { GamePicture } from "../picture/picture.ts";
import { type DotsView, judgeDots, listDotAnswers, viewDots } from "./dots.ts";
import { isOfDots, type Pairs, parsePairs } from "./schema.ts";

/**
 * The left side of a pair, with the partner that the learner chose. Do not show what is right before the game is done.
 */
export interface PairView {
  readonly slug: string;
  readonly left: string;
  /** Key of a partner; null while there is none. */
  readonly answer: string | null;
  readonly right: Partner;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a game of joining shows of itself. */
export interface PairsView extends DotsView {
  readonly mode: "pairs" | "dots";
  /** Empty where dots are joined. */
  readonly pairs: readonly PairView[];
  readonly partners: readonly Partner[];
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
  /** Behind the dots; null: a bare ground. */
  readonly picture: GamePicture | null;
  /** True: the line leads back to the first dot. */
  readonly isClosed: boolean;
  /** True: each wrong pair takes a right one away. */
  readonly isPenal: boolean;
}

/** The partners that are offered for the left sides. */
export const listPartners = ({ content: { pairs, strays } }: Pick<Pairs, "content">): readonly Partner[] =>
  gatherPartners(
    pairs.map(({ slug, right }) => ({ key: slug, text: right })),
    strays,
  );

const readPartners = (game: Pairs, data: unknown): ReadonlyMap<string, string> => {
  const keys = new Set(listPartners(game).map(({ key }) => key));
  return readAnswers(data, (answer) => (typeof answer === "string" && keys.has(answer) ? answer : undefined));
};

/** Each wrong pair takes a right one away, never below 0. */
function withPenalty({ config }: Pairs, { items, ...result }: GameResult): GameResult {
  const right = items.filter((item) => item.right).length;
  const wrong = items.filter((item) => item.right === false && !item.isBlank).length;
  const score = Math.max(0, Math.round((100 * (right - wrong)) / items.length));
  return { ...result, items, score, status: judgeScore(score, config) };
}

/** Left sides, each with its partner; or dots that are joined in their order. */
export const pairs: GameRules<Pairs, PairsView> = {
  steps: [],
  parse: parsePairs,
  score(game, data) {
    if (isOfDots(game)) return scoreItems(judgeDots(game, data), game.config);
    const [given, partners] = [readPartners(game, data), listPartners(game)];
    const items = game.content.pairs.map(({ slug, right }) => {
      const answer = given.get(slug);
      return answer === undefined ? { slug } : judgeItem(slug, answer === findPartner(partners, right).key ? 1 : 0);
    });
    const result = scoreItems(items, game.config);
    return game.content.isPenal && result.score !== undefined ? withPenalty(game, result) : result;
  },
  end(game, items) {
    const result = scoreItems(items.map(leaveBlank), game.config);
    return game.content.isPenal && !isOfDots(game) ? withPenalty(game, result) : result;
  },
  list(game, data) {
    if (isOfDots(game)) return listDotAnswers(game, data);
    const [given, partners] = [readPartners(game, data), listPartners(game)];
    const sources = game.content.pairs.map(({ slug }) => slug);
    const targets = partners.map(({ key }) => key).toSorted();
    return game.content.pairs.flatMap(({ slug, left, right }) => {
      const answer = given.get(slug);
      if (answer === undefined) return [];
      const rightAnswer = findPartner(partners, right).key;
      return [{ kind: "matching" as const, slug, words: left, source: slug, sources, targets, answer, rightAnswer }];
    });
  },
  view(game, data, items) {
    const [given, partners] = [readPartners(game, data), listPartners(game)];
    const { picture = null, isClosed = false, isPenal = false } = game.content;
    if (isOfDots(game)) {
      return {
        mode: "dots",
        pairs: [],
        partners: [],
        seed: null,
        ...viewDots(game, data),
        picture,
        isClosed,
        isPenal: false,
      };
    }
    return {
      ...{ mode: "pairs", seed: readSeed(data), partners, dots: [], next: null, picture, isClosed, isPenal },
      pairs: game.content.pairs.map(({ slug, left, right, explanation }, index) => ({
        ...{ slug, left, explanation },
        answer: given.get(slug) ?? null,
        right: findPartner(partners, right),
        verdict: readVerdict(items?.[index]),
      })),
    };
  },
};
