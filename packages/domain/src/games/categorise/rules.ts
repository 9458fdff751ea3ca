// Knows what a player needs of the type CATEGORISE.
import { readAnswers, readSeed } from "../game/answers.ts";
import type { Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import { type Categorise, parseCategorise } from "./schema.ts";

/** One thing with the group that the learner put it into. Do not show what is right before the game is done. */
export interface ThingView {
  readonly slug: string;
  readonly text: string;
  /** Slug of a group; null while the thing is in none. */
  readonly answer: string | null;
  readonly group: string;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a game of groups shows of itself. */
export interface CategoriseView {
  readonly groups: readonly { readonly slug: string; readonly name: string }[];
  readonly things: readonly ThingView[];
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

const readGroups = ({ content }: Categorise, data: unknown): ReadonlyMap<string, string> =>
  readAnswers(data, (answer) => content.groups.find(({ slug }) => slug === answer)?.slug);

/** Groups, and things that each belong into one of them. */
export const categorise: GameRules<Categorise, CategoriseView> = {
  steps: [],
  parse: parseCategorise,
  score(game, data) {
    const groups = readGroups(game, data);
    const items = game.content.things.map(({ slug, group }) => {
      const answer = groups.get(slug);
      return answer === undefined ? { slug } : judgeItem(slug, answer === group ? 1 : 0);
    });
    return scoreItems(items, game.config);
  },
  list(game, data) {
    const groups = readGroups(game, data);
    const { things } = game.content;
    const [sources, targets] = [things, game.content.groups].map((list) => list.map(({ slug }) => slug));
    return things.flatMap(({ slug, text, group: rightAnswer }) => {
      const answer = groups.get(slug);
      if (answer === undefined || !sources || !targets) return [];
      return [{ kind: "matching" as const, slug, words: text, source: slug, sources, targets, answer, rightAnswer }];
    });
  },
  view(game, data, items) {
    const groups = readGroups(game, data);
    return {
      seed: readSeed(data),
      groups: game.content.groups.map(({ slug, name }) => ({ slug, name })),
      things: game.content.things.map(({ slug, text, group, explanation }, index) => ({
        ...{ slug, text, group, explanation },
        answer: groups.get(slug) ?? null,
        verdict: readVerdict(items?.[index]),
      })),
    };
  },
};
