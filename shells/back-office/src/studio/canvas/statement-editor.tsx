// Knows how one statement of a true/false game is written.
import type { Statement } from "@academiz/domain/games";
import { Button, Field, IconButton, RadioGroup, TextArea, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import * as styles from "./canvas.css.ts";

export interface StatementEditorProps {
  readonly statement: Statement;
  /** From 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (field: string, part: Partial<Omit<Statement, "slug">>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function StatementEditor(props: StatementEditorProps) {
  const { statement, number, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  return (
    <li className={styles.statement}>
      <div className={styles.blockHead}>
        <span className={styles.blockName}>
          <Trans>Statement {number}</Trans>
        </span>
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
          onClick={onRemove}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      <Field label={t`Statement`}>
        <TextInput value={statement.text} onChange={(event) => onChange("text", { text: event.target.value })} />
      </Field>
      <RadioGroup
        label={t`It is`}
        direction="row"
        options={[
          { value: "true", label: <Trans>True</Trans> },
          { value: "false", label: <Trans>False</Trans> },
        ]}
        value={statement.correct ? "true" : "false"}
        onValueChange={(value) => onChange("correct", { correct: value === "true" })}
      />
      <Field label={t`Explanation`} help={t`Shown after the answer.`} optional>
        <TextArea
          rows={2}
          value={statement.explanation}
          onChange={(event) => onChange("explanation", { explanation: event.target.value })}
        />
      </Field>
    </li>
  );
}
