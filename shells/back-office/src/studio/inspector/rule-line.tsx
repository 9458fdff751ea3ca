// Knows how one condition is written as a sentence: an element, and its requirement.
import { Button, Combobox, type OptionDepth, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { NamedElement } from "../common/name-element.ts";
import { ScoreField } from "../common/score-field.tsx";
import * as styles from "./inspector.css.ts";
import { type Condition, RuleSentence } from "./rule-sentence.tsx";

export interface RuleLineProps {
  /** Its place among the conditions beside it. */
  readonly place: string;
  readonly condition: Condition;
  readonly elements: readonly NamedElement[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** The proposed score of a new condition. */
const USUAL_SCORE = 80;
/** Elements are chosen from the tree of the course. */
const DEPTHS: Readonly<Record<NamedElement["kind"], OptionDepth>> = { chapter: 0, slide: 1, interactivity: 2 };

export function RuleLine({ place, condition, elements, onChange, onRemove }: RuleLineProps) {
  const { t } = useLingui();
  const { slug, type, score } = condition;
  const top = Math.min(...elements.map(({ kind }) => DEPTHS[kind]));
  const options = elements.map((element) => ({
    value: element.slug,
    label: element.name,
    note: tellPlace(element),
    depth: (DEPTHS[element.kind] - top) as OptionDepth,
  }));
  return (
    <div className={styles.rule} data-condition={place}>
      <p className={styles.sentence}>
        <RuleSentence condition={condition} elements={elements} />
      </p>
      <Combobox
        aria-label={t`Element`}
        options={options}
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
          <ScoreField
            label={t`Score`}
            hidesLabel
            value={score}
            onValueChange={(asked) => onChange({ slug, type, score: asked })}
          />
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

  /** Also tells elements apart that were found by typing, where the tree is not visible. */
  function tellPlace({ kind, within }: NamedElement): string {
    if (kind === "chapter") return t`Chapter`;
    if (kind === "slide") return t`Page of “${within}”`;
    return within === null ? t`Block of this page` : t`Block on page “${within}”`;
  }
}
