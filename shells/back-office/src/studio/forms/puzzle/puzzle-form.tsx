// Knows how a puzzle is written: its picture, what it is cut into, and how learners come to see the whole of it.
import {
  addPuzzleQuestion,
  countPuzzleRoom,
  keepPuzzlePicture,
  LEAST_CUT,
  MOST_CUT,
  type PuzzleMode,
  setPuzzle,
} from "@academiz/domain/games";
import { Checkbox, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { PuzzleQuestion } from "./puzzle-question.tsx";

export function PuzzleForm({ game, random, change }: GameFormProps<"PUZZLE">) {
  const { t } = useLingui();
  const { mode = "swap", picture, columns, rows, countsMoves = false, questions, sample } = game.content;
  const isReveal = mode === "reveal";
  return (
    <>
      <RadioGroup
        label={t`What learners do`}
        options={[
          { value: "swap", label: t`They exchange pieces, two by two` },
          { value: "tray", label: t`They put pieces onto an empty board` },
          {
            value: "reveal",
            label: t`They answer questions that reveal the picture`,
            help: t`The best way for those who cannot see it.`,
          },
        ]}
        value={mode}
        onValueChange={(value) => change("mode", (own) => setPuzzle(own, { mode: value as PuzzleMode }))}
      />
      <ol className={styles.items}>
        <ItemFrame
          name={t`Picture`}
          sample={isReveal ? undefined : sample && ["text"]}
          isFirst
          isLast
          onKeep={() => change("keep", (own) => keepPuzzlePicture(own))}
        >
          <PictureField
            label={t`Picture`}
            part={isReveal ? "picture" : "text:1"}
            isNeeded
            picture={picture}
            onChange={(field, changed) => changed && change(field, (own) => setPuzzle(own, { picture: changed }))}
          />
          <div className={styles.row}>
            <div className={styles.small}>
              <NumberField
                label={t`Columns`}
                help={t`From 2 to 6.`}
                min={LEAST_CUT}
                max={MOST_CUT}
                value={columns}
                onValueChange={(value) => change("columns", (own) => setPuzzle(own, { columns: Math.round(value) }))}
              />
            </div>
            <div className={styles.small}>
              <NumberField
                label={t`Rows`}
                help={t`From 2 to 6.`}
                min={LEAST_CUT}
                max={MOST_CUT}
                value={rows}
                onValueChange={(value) => change("rows", (own) => setPuzzle(own, { rows: Math.round(value) }))}
              />
            </div>
          </div>
        </ItemFrame>
      </ol>
      {isReveal ? (
        <>
          <ol className={styles.items}>
            {questions.map((question, index) => (
              <PuzzleQuestion
                key={question.slug}
                game={game}
                question={question}
                index={index}
                random={random}
                change={change}
              />
            ))}
          </ol>
          <AddButton
            isFull={questions.length >= countPuzzleRoom(game)}
            onAdd={() => change("add", (own) => addPuzzleQuestion(own, random))}
          >
            <Trans>Add a question</Trans>
          </AddButton>
        </>
      ) : (
        <Checkbox
          checked={countsMoves}
          help={<Trans>Two moves a piece are free. Then each one costs a point, down to 50.</Trans>}
          onCheckedChange={(value) => change("moves", (own) => setPuzzle(own, { countsMoves: value }))}
        >
          <Trans>Many moves cost points</Trans>
        </Checkbox>
      )}
    </>
  );
}
