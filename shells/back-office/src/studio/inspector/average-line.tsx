// Knows how an average score that a slide asks for is written as a sentence.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { NumberInput } from "../number-input.tsx";
import * as styles from "./inspector.css.ts";

export interface AverageLineProps {
  /** 0–100. */
  readonly score: number;
  readonly onChange: (score: number) => void;
  readonly onRemove: () => void;
}

export function AverageLine({ score, onChange, onRemove }: AverageLineProps) {
  const { t } = useLingui();
  return (
    <div className={styles.rule}>
      <div className={styles.line}>
        <span className={styles.grow}>
          <Trans>Its average score is at least</Trans>
        </span>
        <div className={styles.score}>
          <NumberInput
            aria-label={t`Average score`}
            min={0}
            max={100}
            value={score}
            onValueChange={(value) => onChange(value ?? 0)}
          />
        </div>
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
