// Knows how an author sees an imagined learner go through the questions, by the rules that real learners meet.
import type { SequenceContentView } from "@academiz/application/sequence-content";
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import { BarPlot, RadioGroup, ScoreMark } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useSession } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";

export interface SimulationPlotProps {
  readonly view: SequenceContentView;
}

/** The learner's ability in logits. */
const ABILITIES = { weak: -1.5, middling: 0, able: 1.5 } as const;
type Learner = keyof typeof ABILITIES;
/** How many questions fit into a plot. */
const MOST_BARS = 60;

export function SimulationPlot({ view }: SimulationPlotProps) {
  const { i18n, t } = useLingui();
  const [learner, setLearner] = useState<Learner>("middling");
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const { draft } = view;
  // Words of the story do not change the result.
  const { steps, themes, score } = useMemo(
    () => view.simulate(ABILITIES[learner]),
    [draft.themes, draft.rules, learner],
  );
  const right = steps.filter(({ isRight }) => isRight).length;
  const mastered = themes?.filter(({ isMastered }) => isMastered).length ?? 0;
  const last = steps.at(-1);
  const round = (logits: number) => i18n.number(logits, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [ability, error] = [round(last?.ability ?? 0), round(last?.standardError ?? 0)];
  const isTest = draft.rules.strategy === "ADAPTIVE_TEST";
  const bars = steps.slice(0, MOST_BARS).map(({ question, level, isRight }, at) => ({
    id: `${at} ${question}`,
    label: String(at + 1),
    value: level,
    text: String(level),
    part: isRight ? level : 0,
  }));
  return (
    <div className={styles.stack}>
      <RadioGroup<Learner>
        label={<Trans>A learner who is thought of</Trans>}
        direction="row"
        options={[
          { value: "weak", label: t`Beginner` },
          { value: "middling", label: t`Average` },
          { value: "able", label: t`Advanced` },
        ]}
        value={learner}
        onValueChange={setLearner}
      />
      <BarPlot bars={bars} legend={{ whole: t`Level, wrong answer`, part: t`Level, right answer` }} />
      <p className={styles.reason} role="status">
        <Plural value={steps.length} one="# question is asked" other="# questions are asked" />
        {", "}
        <Plural value={right} one="# answered rightly" other="# answered rightly" />
        {themes && (
          <>
            {", "}
            <Plural value={mastered} one="# theme mastered" other="# themes mastered" />
          </>
        )}
        {isTest && last && (
          <>
            {", "}
            <Trans>
              ability {ability} (± {error})
            </Trans>
          </>
        )}
        {score !== null && (
          <>
            {", "}
            <Trans>
              score <ScoreMark score={speakScore(score, markType)} />
            </Trans>
          </>
        )}
        .
      </p>
    </div>
  );
}
