// Knows how one condition is written as a sentence: what, and what is asked of it.
import { Button, Combobox, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { NamedElement } from "../name-element.ts";
import { NumberInput } from "../number-input.tsx";
import * as styles from "./inspector.css.ts";

export interface Condition {
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number | undefined;
}

export interface RuleLineProps {
  readonly condition: Condition;
  readonly elements: readonly NamedElement[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** What is asked at first of something that is to have a score. */
const USUAL_SCORE = 80;

export function RuleLine({ condition, elements, onChange, onRemove }: RuleLineProps) {
  const { t } = useLingui();
  const kinds = { chapter: t`Chapter`, slide: t`Page`, interactivity: t`Block of a page` };
  const { slug, type, score } = condition;
  return (
    <div className={styles.rule}>
      <Combobox
        aria-label={t`Element`}
        options={elements.map((element) => ({ value: element.slug, label: element.name, note: kinds[element.kind] }))}
        value={slug}
        onValueChange={(chosen) => chosen !== null && onChange({ ...condition, slug: chosen })}
      />
      <div className={styles.line}>
        <div className={styles.grow}>
          <Select
            aria-label={t`What is asked`}
            options={[
              { value: "STATUS", label: t`is completed` },
              { value: "SCORE", label: t`has a score of at least` },
            ]}
            value={type}
            onValueChange={(chosen) =>
              onChange(
                chosen === "SCORE" ? { slug, type: chosen, score: score ?? USUAL_SCORE } : { slug, type: chosen },
              )
            }
          />
        </div>
        {type === "SCORE" && (
          <div className={styles.score}>
            <NumberInput
              aria-label={t`Score`}
              min={0}
              max={100}
              value={score}
              onValueChange={(value) => onChange({ slug, type, score: value ?? 0 })}
            />
          </div>
        )}
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
