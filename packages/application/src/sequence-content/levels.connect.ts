// Knows what an author sees of the levels of a sequence beside what learners' answers say, and which are taken over.
import {
  judgeLevel,
  type LevelTold,
  type LevelVerdict,
  type SequenceEdit,
  tellMargin,
} from "@academiz/domain/sequences";
import type { LevelsTold } from "../ports/index.ts";
import type { QuestionRow } from "./sequence-content.connect.ts";

/** Beside the level of one question. */
export interface LevelView extends Omit<LevelTold, "estimate"> {
  readonly verdict: LevelVerdict;
  /** `margin`: how far the true level is from it, nineteen times of twenty, at most. */
  readonly estimate: { readonly level: number; readonly margin: number } | null;
  /** Takes it over; null where there is nothing to take over. */
  readonly edit: SequenceEdit | null;
}
export interface LevelsView {
  readonly byQuestion: ReadonlyMap<string, LevelView>;
  /** Questions of which answers say something, and those that are harder or easier than their author thinks. */
  readonly told: number;
  readonly harder: number;
  readonly easier: number;
  /** Takes over all that are harder or easier, in one step; null where there are none. */
  readonly edit: SequenceEdit | null;
}

const take = (levels: ReadonlyMap<string, number>): SequenceEdit | null =>
  levels.size === 0 ? null : { do: "set-levels", levels };

/** Questions that were written since are not among them. */
export function connectLevels(rows: readonly QuestionRow[], { questions }: Pick<LevelsTold, "questions">): LevelsView {
  const known = new Map(questions.map((one) => [one.question, one]));
  const views = rows.flatMap(({ uuid, level }): readonly LevelView[] => {
    const told = known.get(uuid);
    if (!told) return [];
    const { estimate } = told;
    const verdict = judgeLevel(level ?? 1, told);
    const isNews = verdict === "harder" || verdict === "easier";
    return [
      {
        ...told,
        verdict,
        estimate: estimate && { level: estimate.level, margin: tellMargin(estimate) },
        edit: isNews && told.level !== null ? take(new Map([[uuid, told.level]])) : null,
      },
    ];
  });
  const count = (verdict: LevelVerdict) => views.filter((one) => one.verdict === verdict).length;
  const news = views.flatMap(({ edit }) => (edit?.do === "set-levels" ? [...edit.levels] : []));
  return {
    byQuestion: new Map(views.map((one) => [one.question, one])),
    told: views.length - count("too-few"),
    harder: count("harder"),
    easier: count("easier"),
    edit: take(new Map(news)),
  };
}
