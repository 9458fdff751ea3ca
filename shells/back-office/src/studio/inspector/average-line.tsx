// Knows how the average score that a slide requires is written as a sentence.
import { speakThreshold } from "@academiz/domain/scoring";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { ScoreField } from "../common/score-field.tsx";
import * as styles from "./inspector.css.ts";
import { useMarkType } from "./use-mark-type.ts";

export interface AverageLineProps {
  /** 0–100. */
  readonly score: number;
  readonly onChange: (score: number) => void;
  readonly onRemove: () => void;
}

export function AverageLine({ score, onChange, onRemove }: AverageLineProps) {
  const { t } = useLingui();
  const asked = <ScoreMark score={speakThreshold(undefined, score, useMarkType()).asked} />;
  return (
    <div className={styles.rule}>
      <p className={styles.sentence}>
        <Trans>Its average score is at least {asked}</Trans>
      </p>
      <div className={styles.line}>
        <span className={styles.grow}>
          <Trans>Average score</Trans>
        </span>
        <ScoreField label={t`Average score`} hidesLabel value={score} onValueChange={onChange} />
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Remove the condition`}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}
