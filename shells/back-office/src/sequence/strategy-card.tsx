// Knows how an author reads what chooses the questions, and sees how a learner would go through them.
import type { SequenceContentEvent, SequenceContentView } from "@academiz/application/sequence-content";
import { STRATEGIES, type StrategyRules, USUAL_RULES } from "@academiz/domain/sequences";
import { Card, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";
import { StrategyField } from "../studio/forms/rules/strategy-field.tsx";
import { NumberField } from "./number-field.tsx";
import { ProblemText } from "./problem-text.tsx";
import * as own from "./sequence.css.ts";
import { SimulationPlot } from "./simulation-plot.tsx";

export interface StrategyCardProps {
  readonly view: SequenceContentView;
  readonly send: (event: SequenceContentEvent) => void;
}

export function StrategyCard({ view, send }: StrategyCardProps) {
  const { t } = useLingui();
  const { draft, problems, rows } = view;
  const { rules, threshold } = draft;
  const set = (next: StrategyRules, field?: string) =>
    send({
      type: "sequence.edited",
      edit: { do: "set-rules", rules: next },
      ...(field !== undefined && { field: `rules ${field}` }),
    });
  const faults = problems.filter(({ kind }) => kind === "test-too-short");
  return (
    <Card
      title={<Trans>Strategy</Trans>}
      description={<Trans>What chooses the next question, and when it is over.</Trans>}
    >
      <div className={styles.stack}>
        <RadioGroup
          label={<Trans>Questions are asked</Trans>}
          options={STRATEGIES.map((value) => ({ value, ...nameStrategy(value) }))}
          value={rules.strategy}
          onValueChange={(name) => name !== rules.strategy && set(USUAL_RULES[name])}
        />
        {rules.strategy === "MASTERY" && (
          <>
            <p className={styles.reason}>
              <Trans>
                A theme begins at its middle level. Two right answers in a row go up a level; two wrong ones go down,
                and the remediation is read. The theme is mastered with {rules.right} right answers among the last{" "}
                {rules.last} at its highest level.
              </Trans>
            </p>
            <div className={styles.rules}>
              <NumberField
                label={t`Right answers to master a theme`}
                value={rules.right}
                most={20}
                onChange={(right) => set({ ...rules, right, last: Math.max(rules.last, right) }, "right")}
              />
              <NumberField
                label={t`Among the last`}
                value={rules.last}
                most={20}
                onChange={(last) => set({ ...rules, last, right: Math.min(rules.right, last) }, "last")}
              />
              <NumberField
                label={t`Questions of a theme, at most`}
                value={rules.most}
                most={200}
                onChange={(most) => set({ ...rules, most }, "most")}
              />
            </div>
          </>
        )}
        {rules.strategy === "ADAPTIVE_TEST" && (
          <>
            <p className={styles.reason}>
              <Trans>
                Each answer makes the estimate of the ability surer; the next question is one of the {rules.among} that
                tell most. The test is over once the estimate is sure enough, or after {rules.most} questions.
              </Trans>
            </p>
            <div className={styles.rules}>
              <NumberField
                label={t`Standard error at which it ends`}
                help={t`From 0.1 to 1; the smaller, the longer the test.`}
                value={rules.standardError}
                least={0.1}
                most={1}
                step={0.05}
                onChange={(standardError) => set({ ...rules, standardError }, "error")}
              />
              <NumberField
                label={t`Questions, at most`}
                value={rules.most}
                most={200}
                onChange={(most) => set({ ...rules, most }, "most")}
              />
              <NumberField
                label={t`Chosen among the best`}
                help={t`So that not everybody is asked the same.`}
                value={rules.among}
                most={20}
                onChange={(among) => set({ ...rules, among }, "among")}
              />
            </div>
          </>
        )}
        <NumberField
          label={t`Score to pass, in percent`}
          help={t`Leave it empty where nobody can fail.`}
          value={threshold}
          least={0}
          most={100}
          isOptional
          onClear={() => send({ type: "sequence.edited", edit: { do: "set-threshold", threshold: null } })}
          onChange={(next) =>
            send({ type: "sequence.edited", edit: { do: "set-threshold", threshold: next }, field: "threshold" })
          }
        />
        <StrategyField
          label={t`Which attempt counts`}
          strategy={draft.counting ?? undefined}
          unsaid={t`As everywhere in your organisation`}
          onChange={(chosen) =>
            send({ type: "sequence.edited", edit: { do: "set-counting", counting: chosen ?? null } })
          }
        />
        {faults.length > 0 && (
          <ul className={own.problems}>
            {faults.map((problem) => (
              <li key={problem.kind}>
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 && <SimulationPlot view={view} />}
      </div>
    </Card>
  );
}

function nameStrategy(strategy: (typeof STRATEGIES)[number]) {
  switch (strategy) {
    case "LINEAR":
      return { label: <Trans>All of them, in order</Trans>, help: <Trans>As a classical quiz.</Trans> };
    case "MASTERY":
      return {
        label: <Trans>Until each theme is mastered</Trans>,
        help: <Trans>Each theme rises and falls with its learner.</Trans>,
      };
    case "ADAPTIVE_TEST":
      return {
        label: <Trans>As an adaptive test</Trans>,
        help: <Trans>With few questions it measures how able a learner is.</Trans>,
      };
  }
}
