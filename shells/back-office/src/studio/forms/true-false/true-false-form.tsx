// Knows how the statements of a true/false game are written.
import {
  addStatement,
  changeStatement,
  keepSample,
  MOST_STATEMENTS,
  moveStatement,
  nameAnswers,
  removeStatement,
} from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { TextField } from "../item/text-field.tsx";
import { StatementEditor } from "./statement-editor.tsx";

export function TrueFalseForm({ game, random, change }: GameFormProps<"VRAI_FAUX">) {
  const { t } = useLingui();
  const { statements, labels } = game.content;
  const write = (part: Parameters<typeof nameAnswers>[1]) =>
    change(`label:${Object.keys(part)}`, (own) => nameAnswers(own, part));
  const add = () => change("add", (own) => addStatement(own, random));
  return (
    <>
      <ol className={styles.items}>
        {statements.map((statement, index) => (
          <StatementEditor
            key={statement.slug}
            statement={statement}
            labels={{ true: labels?.true.trim() || t`True`, false: labels?.false.trim() || t`False` }}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === statements.length - 1}
            onChange={(field, part) =>
              change(`${field}:${statement.slug}`, (own) => changeStatement(own, statement.slug, part))
            }
            onKeep={() => change("keep", (own) => keepSample(own, statement.slug))}
            onMove={(step) => change("move", (own) => moveStatement(own, statement.slug, step))}
            onRemove={() => change("remove", (own) => removeStatement(own, statement.slug))}
          />
        ))}
      </ol>
      <AddButton isFull={statements.length >= MOST_STATEMENTS} onAdd={add}>
        <Trans>Add a statement</Trans>
      </AddButton>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            label={t`Instead of “True”`}
            help={t`“Yes”, “I agree”, “Safe” …`}
            optional
            value={labels?.true ?? ""}
            onWrite={(value) => write({ true: value })}
          />
        </div>
        <div className={styles.grow}>
          <TextField
            label={t`Instead of “False”`}
            optional
            value={labels?.false ?? ""}
            onWrite={(value) => write({ false: value })}
          />
        </div>
      </div>
    </>
  );
}
