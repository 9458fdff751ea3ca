// Knows how one statement of a true/false game is written, and how an example looks until somebody replaces it.
import type { Statement, StatementPart } from "@academiz/domain/games";
import { Button, IconButton, RadioGroup, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import * as styles from "../form.css.ts";
import { keepEntry, removeEntry } from "../item/list-focus.ts";
import { TextField } from "../item/text-field.tsx";

export interface StatementEditorProps {
  readonly statement: Statement;
  /** What learners read on the two answers. */
  readonly labels: { readonly true: string; readonly false: string };
  /** From 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (field: string, part: StatementPart) => void;
  /** Called when the author accepts the example. */
  readonly onKeep: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function StatementEditor(props: StatementEditorProps) {
  const { statement, labels, number, isFirst, isLast, onChange, onKeep, onMove, onRemove } = props;
  const { t } = useLingui();
  const { sample } = statement;
  return (
    <li className={sample ? styles.sampleItem : styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          <Trans>Statement {number}</Trans>
        </span>
        {sample && (
          <StatusChip tone="warning">
            <Trans>Sample</Trans>
          </StatusChip>
        )}
        <IconButton
          size="small"
          label={t`Move statement ${number} up`}
          disabled={isFirst}
          accessibleWhenDisabled
          icon={<ArrowUp size={16} aria-hidden />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t`Move statement ${number} down`}
          disabled={isLast}
          accessibleWhenDisabled
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={() => onMove(1)}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={t`Delete statement ${number}`}
          onClick={({ currentTarget }) => removeEntry(currentTarget, onRemove)}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      {sample && (
        <div className={styles.sampleNote}>
          <p className={styles.grow}>
            {sample.includes("text") ? (
              <Trans>Nobody has written this statement yet: write your own over the example.</Trans>
            ) : (
              <Trans>The explanation is still that of the example.</Trans>
            )}
          </p>
          <Button
            size="small"
            aria-label={t`Keep it as it is: statement ${number}`}
            onClick={({ currentTarget }) => keepEntry(currentTarget, onKeep)}
          >
            <Trans>Keep it as it is</Trans>
          </Button>
        </div>
      )}
      <TextField
        label={t`Statement`}
        part={`text:${number}`}
        value={statement.text}
        isSample={sample?.includes("text")}
        onWrite={(text) => onChange("text", { text })}
      />
      <RadioGroup
        label={t`It is`}
        direction="row"
        options={[
          { value: "true", label: labels.true },
          { value: "false", label: labels.false },
        ]}
        value={statement.correct ? "true" : "false"}
        onValueChange={(value) => onChange("correct", { correct: value === "true" })}
      />
      <TextField
        label={t`Explanation`}
        help={t`Shown after the answer.`}
        optional
        rows={2}
        part={`explanation:${number}`}
        value={statement.explanation}
        isSample={sample?.includes("explanation")}
        onWrite={(explanation) => onChange("explanation", { explanation })}
      />
    </li>
  );
}
