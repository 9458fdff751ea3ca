// Knows how an author sets what makes a package complete: its content, opening it, or a score.
import type { ProductPageView } from "@academiz/application/product-page";
import type { CompletionRule } from "@academiz/domain/scorm";
import { Card, Form, type FormField, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./common/scorm.css.ts";

/** The proposed score when one is first required. */
const USUAL_MINIMUM = "70";

/** The choice, which survives the form: its author may open another tab before saving. */
export function useCompletion({ completion: stored }: Pick<ProductPageView, "completion">) {
  const draft = useDraft({
    by: stored.by as string,
    minimum: stored.by === "score" ? String(stored.minimum) : USUAL_MINIMUM,
  });
  /** Null while the typed score is not a number. */
  const rule = readRule(draft.values);
  return { ...draft, rule, isChanged: rule === null || JSON.stringify(rule) !== JSON.stringify(stored) };
}

/** The form's id, by which the bar at the foot of the page submits it. */
export const COMPLETION_FORM = "what-counts";

export interface CompletionFormProps {
  readonly choice: ReturnType<typeof useCompletion>;
  readonly onSave: (completion: CompletionRule) => void;
}

export function CompletionForm({ choice, onSave }: CompletionFormProps) {
  const { t } = useLingui();
  const by: FormField<"by" | "minimum"> = {
    kind: "choice",
    name: "by",
    label: t`The package is complete`,
    options: [
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
    ],
  };
  const minimum: FormField<"by" | "minimum"> = {
    kind: "line",
    name: "minimum",
    label: t`Score that is asked, in percent`,
    inputMode: "decimal",
  };
  return (
    <Card title={<Trans>What counts</Trans>} description={<Trans>When a learner has completed this package.</Trans>}>
      <Form
        id={COMPLETION_FORM}
        fields={choice.values.by === "score" ? [by, minimum] : [by]}
        draft={choice}
        errors={choice.rule === null ? { minimum: t`Type a number from 0 to 100.` } : {}}
        onSubmit={() => choice.rule && onSave(choice.rule)}
      >
        <p className={styles.note}>
          <Trans>It holds for learners once it is published, from their next visit on.</Trans>
        </p>
      </Form>
    </Card>
  );
}

/** Null while the typed score is not a number. */
function readRule({ by, minimum: typed }: { readonly by: string; readonly minimum: string }): CompletionRule | null {
  if (by === "content" || by === "opened" || by === "all-opened") return { by };
  const minimum = Number(typed.trim().replace(",", "."));
  return typed.trim() !== "" && minimum >= 0 && minimum <= 100 ? { by: "score", minimum } : null;
}
