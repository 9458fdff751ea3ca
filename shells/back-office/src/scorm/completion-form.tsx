// Knows how an author says what makes a package complete: its content, that it was opened, or a score.
import type { ProductPageView } from "@academiz/application/product-page";
import type { CompletionRule } from "@academiz/domain/scorm";
import { Button, Card, Field, RadioGroup, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as styles from "./common/scorm.css.ts";

/** Where a score is asked for the first time. */
const USUAL_MINIMUM = "70";

/** What is chosen, which outlives the form: its author may look at another tab before they save it. */
export function useCompletion({ completion: stored }: Pick<ProductPageView, "completion">) {
  const storedMinimum = stored.by === "score" ? String(stored.minimum) : USUAL_MINIMUM;
  const [by, setBy] = useState<CompletionRule["by"] | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, minimum] = [by ?? stored.by, typed ?? storedMinimum];
  const rule = readRule(chosen, minimum);
  return {
    chosen,
    minimum,
    /** Null while the score that was typed is none. */
    rule,
    isChanged: rule === null || JSON.stringify(rule) !== JSON.stringify(stored),
    setBy,
    setTyped,
    cancel() {
      setBy(null);
      setTyped(null);
    },
  };
}

export interface CompletionFormProps {
  readonly choice: ReturnType<typeof useCompletion>;
  readonly isSaving: boolean;
  readonly onSave: (completion: CompletionRule) => void;
}

export function CompletionForm({ choice, isSaving, onSave }: CompletionFormProps) {
  const { t } = useLingui();
  const { chosen, minimum, rule, isChanged, setBy, setTyped, cancel } = choice;
  return (
    <Card title={<Trans>What counts</Trans>} description={<Trans>When a learner has completed this package.</Trans>}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (rule && isChanged) onSave(rule);
        }}
      >
        <RadioGroup
          label={<Trans>The package is complete</Trans>}
          value={chosen}
          onValueChange={setBy}
          options={[
            {
              value: "content",
              label: <Trans>as its content says</Trans>,
              help: <Trans>Its pages tell the platform. This is what most packages are made for.</Trans>,
            },
            {
              value: "opened",
              label: <Trans>when it was opened</Trans>,
              help: <Trans>For a document or a film that tells nothing.</Trans>,
            },
            {
              value: "all-opened",
              label: <Trans>when each of its items was opened</Trans>,
              help: <Trans>Whatever its pages tell.</Trans>,
            },
            {
              value: "score",
              label: <Trans>by its score</Trans>,
              help: <Trans>What has ended with a lower score is failed.</Trans>,
            },
          ]}
        />
        {chosen === "score" && (
          <div className={styles.search}>
            <Field
              label={t`Score that is asked, in percent`}
              error={rule === null ? t`Type a number from 0 to 100.` : undefined}
            >
              <TextInput
                inputMode="decimal"
                value={minimum}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </div>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant={isChanged ? "primary" : "secondary"}
            loading={isSaving}
            disabled={rule === null || !isChanged}
            accessibleWhenDisabled
          >
            <Trans>Save what counts</Trans>
          </Button>
          <Button disabled={!isChanged} accessibleWhenDisabled onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        <p className={styles.note}>
          <Trans>It holds for learners once it is published, from their next visit on.</Trans>
        </p>
      </form>
    </Card>
  );
}

/** Null while the score that was typed is none. */
function readRule(by: CompletionRule["by"], typed: string): CompletionRule | null {
  if (by !== "score") return { by };
  const minimum = Number(typed.trim().replace(",", "."));
  return typed.trim() !== "" && minimum >= 0 && minimum <= 100 ? { by, minimum } : null;
}
