// Knows the strategy ADAPTIVE_TEST: what tells most of a learner's ability is asked, until it is known well enough
// (decisions 9).
import type { SequenceContent } from "../content.ts";
import { type Belief, computeChance, computeInformation, estimateAbility, learn, PRIOR } from "./ability.ts";
import { rateDifficulty } from "./difficulty.ts";
import { pickIndex } from "./pick.ts";
import type { TestRules } from "./rules.ts";
import { type Asked, STAYED, type Way } from "./way.ts";

interface Item extends Asked {
  readonly difficulty: number;
}

export function walkTest(content: SequenceContent, rules: TestRules, seed: string): Way {
  const rate = rateDifficulty(content);
  const items = content.sequences.flatMap((theme) =>
    theme.questions
      .filter(({ right }) => right !== null)
      .map((question): Item => ({ theme, question, difficulty: rate(question) })),
  );
  const left = new Set(items);
  const most = Math.min(rules.most, items.length);
  let belief: Belief = PRIOR;
  let known = estimateAbility(belief);
  let count = 0;
  let asked: Item | null = null;
  function choose(): Item | null {
    if (count >= most || (count > 0 && known.standardError <= rules.standardError)) return null;
    const best = listBest(left, known.ability, rules.among);
    return best[pickIndex(best.length, seed, count)] ?? null;
  }
  return {
    next() {
      asked ??= choose();
      return asked;
    },
    take(isRight) {
      asked ??= choose();
      if (!asked) return STAYED;
      left.delete(asked);
      belief = learn(belief, { difficulty: asked.difficulty, isRight });
      known = estimateAbility(belief);
      count += 1;
      asked = null;
      return STAYED;
    },
    readThemes: () => null,
    readAbility: () => known,
    readScore: () => scoreAbility(items, known.ability),
    most,
  };
}

/** The `count` that tell most, the earlier before the later of those alike. */
function listBest(left: ReadonlySet<Item>, ability: number, count: number): readonly Item[] {
  const best: { readonly item: Item; readonly tells: number }[] = [];
  for (const item of left) {
    const tells = computeInformation(ability, item.difficulty);
    const at = best.findIndex((one) => tells > one.tells);
    if (at === -1 && best.length >= count) continue;
    best.splice(at === -1 ? best.length : at, 0, { item, tells });
    if (best.length > count) best.pop();
  }
  return best.map(({ item }) => item);
}

/** The share of all questions that this learner is expected to answer rightly. */
function scoreAbility(items: readonly Item[], ability: number): number | null {
  if (items.length === 0) return null;
  const expected = items.reduce((sum, { difficulty }) => sum + computeChance(ability, difficulty), 0);
  return Math.round((100 * expected) / items.length);
}
