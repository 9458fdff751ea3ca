// Knows how the statements of a true/false game are written.
import {
  addStatement,
  changeStatement,
  keepSample,
  MOST_STATEMENTS,
  moveStatement,
  removeStatement,
} from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { StatementEditor } from "./statement-editor.tsx";

export function TrueFalseForm({ game, random, change }: GameFormProps<"VRAI_FAUX">) {
  const { statements } = game.content;
  const add = () => change("add", (own) => addStatement(own, random));
  return (
    <>
      <ol className={styles.items}>
        {statements.map((statement, index) => (
          <StatementEditor
            key={statement.slug}
            statement={statement}
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
    </>
  );
}
