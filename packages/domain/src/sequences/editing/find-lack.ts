// Knows why a theme can never be mastered, in numbers: what there is too little of, and how much it takes at least.
import type { Question } from "../question.ts";
import { walkMastery } from "../strategies/mastery.ts";
import type { MasteryRules } from "../strategies/rules.ts";
import type { DraftTheme } from "./draft.ts";

/** What keeps every learner from mastering a theme. */
export interface MasteryLack {
  /** Its questions at the highest level, the most questions that are asked, or the last answers that are looked at. */
  readonly of: "top" | "most" | "last";
  /** The highest level of the theme. */
  readonly level: number;
  readonly has: number;
  readonly needs: number;
}

/** Null where somebody can master it: a learner who answers everything rightly. */
export function findLack(theme: DraftTheme, rules: MasteryRules): MasteryLack | null {
  if (playBest(theme, rules).isMastered) return null;
  const levels = theme.questions.map(readLevel);
  const level = Math.max(...levels);
  if (rules.right > rules.last) return { of: "last", level, has: rules.last, needs: rules.right };
  const all = playBest(theme, { ...rules, most: theme.questions.length });
  if (all.isMastered) return { of: "most", level, has: rules.most, needs: all.asked };
  return { of: "top", level, has: levels.filter((one) => one === level).length, needs: rules.right };
}

const readLevel = ({ level }: DraftTheme["questions"][number]): number => level ?? 1;

/** Plays a learner who answers everything rightly: if they do not master the theme, nobody can. */
function playBest({ uuid, title, questions }: DraftTheme, rules: MasteryRules) {
  const known = new Set([""]);
  const judged = questions.map(
    (question): Question => ({ ...question, level: readLevel(question), options: [], right: known, most: 1 }),
  );
  const content = { sequences: [{ uuid, title, questions: judged }], victoryThreshold: undefined, strategy: undefined };
  const way = walkMastery({ ...content, rules }, rules, "");
  let asked = 0;
  for (; way.next(); asked++) way.take(true);
  return { asked, isMastered: way.readThemes()?.[0]?.isMastered === true };
}
