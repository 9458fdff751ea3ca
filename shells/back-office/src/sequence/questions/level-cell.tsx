// Knows how the level of a question is shown, beside the level that learners' answers suggest.
import type { LevelView, QuestionRow, SequenceContentEvent } from "@academiz/application/sequence-content";
import { Button, StatusChip } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as own from "../sequence.css.ts";

export interface LevelCellProps {
  readonly row: Pick<QuestionRow, "level" | "text">;
  /** Undefined where levels are not compared. */
  readonly told: LevelView | undefined;
  readonly send: (event: SequenceContentEvent) => void;
}

export function LevelCell({ row: { level, text }, told, send }: LevelCellProps) {
  const { t } = useLingui();
  if (!told) return level ?? "–";
  const { edit, level: proposed } = told;
  return (
    <div className={own.told}>
      <span>{level ?? "–"}</span>
      <Said told={told} />
      {edit && (
        <Button
          size="small"
          aria-label={t`Make it level ${proposed}: ${text}`}
          onClick={() => send({ type: "sequence.edited", edit })}
        >
          <Trans>Make it level {proposed}</Trans>
        </Button>
      )}
    </div>
  );
}

function Said({ told: { verdict, estimate, answers, right } }: { readonly told: LevelView }) {
  const { i18n } = useLingui();
  if (!estimate)
    return (
      <span className={own.help}>
        {answers === 0 ? (
          <Trans>No answers yet</Trans>
        ) : right === answers ? (
          <Plural value={answers} one="# answer, which is right" other="# answers, all of them right" />
        ) : right === 0 ? (
          <Plural value={answers} one="# answer, which is wrong" other="# answers, all of them wrong" />
        ) : (
          <Plural value={answers} one="# answer: too few" other="# answers: too few" />
        )}
      </span>
    );
  const say = (number: number) => i18n.number(number, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const [found, margin] = [say(estimate.level), say(estimate.margin)];
  return (
    <>
      {verdict === "harder" && (
        <StatusChip tone="warning">
          <Trans>Harder than you thought</Trans>
        </StatusChip>
      )}
      {verdict === "easier" && (
        <StatusChip tone="warning">
          <Trans>Easier than you thought</Trans>
        </StatusChip>
      )}
      {verdict === "agrees" && (
        <span className={own.help}>
          <Trans>As you thought</Trans>
        </span>
      )}
      <span className={own.help}>
        <Trans>
          Answers say {found} ± {margin}
        </Trans>
        {", "}
        <Plural value={answers} one="# answer" other="# answers" />
      </span>
    </>
  );
}
