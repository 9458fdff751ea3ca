// Knows how the average score that a part of the course requires is written as a sentence.
import { speakThreshold } from "@academiz/domain/scoring";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { ScoreField } from "../common/score-field.tsx";
import * as styles from "./inspector.css.ts";
import { useMarkType } from "./use-mark-type.ts";

/** The proposed average of a new condition. */
export const USUAL_AVERAGE = 70;

export interface AverageLineProps {
  /** The place of its way among the others. */
  readonly place: string;
  /** 0–100. */
  readonly score: number;
  readonly onChange: (score: number) => void;
  readonly onRemove: () => void;
}

export function AverageSentence({ score }: Pick<AverageLineProps, "score">) {
  const asked = <ScoreMark score={speakThreshold(undefined, score, useMarkType()).asked} />;
  return <Trans>Its average score is at least {asked}</Trans>;
}

export function AverageLine({ place, score, onChange, onRemove }: AverageLineProps) {
  const { t } = useLingui();
  return (
    <div className={styles.rule} data-average={place}>
      <p className={styles.sentence}>
        <AverageSentence score={score} />
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
