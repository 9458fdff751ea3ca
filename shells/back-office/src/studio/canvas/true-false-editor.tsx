// Knows how a true/false game is written: its statements, what it counts for, and from which score it is passed.
import { changeInteractivity } from "@academiz/domain/editing";
import {
  addStatement,
  changeStatement,
  changeTrueFalse,
  findTrueFalse,
  keepSample,
  MOST_STATEMENTS,
  moveStatement,
  removeStatement,
  type TrueFalse,
} from "@academiz/domain/games";
import type { GameInteractivity } from "@academiz/domain/learniz";
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { NumberField } from "../common/number-field.tsx";
import { ScoreField } from "../common/score-field.tsx";
import { useStudio } from "../common/studio-context.ts";
import { findPart } from "../common/use-focus-soon.ts";
import * as styles from "./canvas.css.ts";
import { StatementEditor } from "./statement-editor.tsx";

export function TrueFalseEditor({ game: interactivity }: { readonly game: GameInteractivity }) {
  const { t } = useLingui();
  const { change, random, focusSoon } = useStudio();
  const game = findTrueFalse(interactivity);
  if (!game) return null;
  const { slug, medias, weight } = interactivity;
  const edit = (field: string, part: (own: GameInteractivity) => GameInteractivity) =>
    change(`${field}:${slug}`, (learniz) =>
      changeInteractivity(learniz, slug, (own) => (own.type === "game" ? part(own) : own)),
    );
  const editGame = (field: string, part: (own: TrueFalse) => TrueFalse) =>
    edit(field, (own) => changeTrueFalse(own, part));
  const editConfig = (part: (own: TrueFalse["config"]) => TrueFalse["config"]) =>
    editGame("threshold", (own) => ({ ...own, config: part(own.config) }));
  const { statements } = game.content;
  const add = () => {
    editGame("add", (own) => addStatement(own, random));
    focusSoon(findPart(slug, `text:${statements.length + 1}`));
  };
  return (
    <>
      <Field label={t`Title of the game`}>
        <TextInput
          value={medias[0]?.title ?? ""}
          onChange={({ target: { value } }) =>
            edit("game-title", (own) => ({
              ...own,
              medias: own.medias.map((media, index) => (index === 0 ? { ...media, title: value } : media)),
            }))
          }
        />
      </Field>
      <ol className={styles.statements}>
        {statements.map((statement, index) => (
          <StatementEditor
            key={statement.slug}
            statement={statement}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === statements.length - 1}
            onChange={(field, part) =>
              editGame(`${field}:${statement.slug}`, (own) => changeStatement(own, statement.slug, part))
            }
            onKeep={() => editGame("keep", (own) => keepSample(own, statement.slug))}
            onMove={(step) => editGame("move", (own) => moveStatement(own, statement.slug, step))}
            onRemove={() => editGame("remove", (own) => removeStatement(own, statement.slug))}
          />
        ))}
      </ol>
      <div>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          disabled={statements.length >= MOST_STATEMENTS}
          onClick={add}
        >
          <Trans>Add a statement</Trans>
        </Button>
      </div>
      <div className={styles.row}>
        <div className={styles.small}>
          <NumberField
            label={t`Weight in the score`}
            help={t`Empty: it does not count.`}
            min={0}
            max={100}
            value={weight}
            onValueChange={(typed) => edit("weight", (own) => ({ ...own, weight: typed }))}
            onClear={() => edit("weight", ({ weight: _weight, ...own }) => own)}
          />
        </div>
        <div className={styles.small}>
          <ScoreField
            label={t`Passed from a score of`}
            help={t`Empty: nobody can fail.`}
            part="threshold"
            value={game.config.victoryThreshold}
            onValueChange={(victoryThreshold) => editConfig((config) => ({ ...config, victoryThreshold }))}
            onClear={() => editConfig(({ victoryThreshold: _threshold, ...config }) => config)}
          />
        </div>
      </div>
    </>
  );
}
