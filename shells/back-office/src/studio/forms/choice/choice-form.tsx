// Knows how the questions of a game of choices are written.
import {
  addChoice,
  changeChoice,
  keepChoice,
  MOST_CHOICES,
  moveChoice,
  removeChoice,
  setChoices,
  writeSeveral,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import { OptionsEditor } from "./options-editor.tsx";

export function ChoiceForm({ game, random, change }: GameFormProps<"CHOICE">) {
  const { t } = useLingui();
  const { questions, shuffled = false, isWhole = false } = game.content;
  const add = () => change("add", (own) => addChoice(own, random));
  return (
    <>
      <ol className={styles.items}>
        {questions.map((question, index) => {
          const { slug, text, several, explanation, sample } = question;
          const number = index + 1;
          const write = (field: string, part: Parameters<typeof changeChoice>[2]) =>
            change(`${field}:${slug}`, (own) => changeChoice(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Question ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === questions.length}
              onKeep={() => change("keep", (own) => keepChoice(own, slug))}
              onMove={(step) => change("move", (own) => moveChoice(own, slug, step))}
              onRemove={() => change("remove", (own) => removeChoice(own, slug))}
            >
              <TextField
                label={t`Question`}
                part={`text:${number}`}
                value={text}
                isSample={sample?.includes("text")}
                onWrite={(value) => write("text", { text: value })}
              />
              <Checkbox checked={several} onCheckedChange={(value) => write("several", writeSeveral(question, value))}>
                <Trans>Several answers may be right</Trans>
              </Checkbox>
              <OptionsEditor question={question} part={`answers:${number}`} random={random} onChange={write} />
              <TextField
                label={t`Explanation`}
                help={t`Shown after the answer.`}
                optional
                rows={2}
                part={`explanation:${number}`}
                value={explanation}
                isSample={sample?.includes("explanation")}
                onWrite={(value) => write("explanation", { explanation: value })}
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={questions.length >= MOST_CHOICES} onAdd={add}>
        <Trans>Add a question</Trans>
      </AddButton>
      <Checkbox
        checked={shuffled}
        onCheckedChange={(value) => change("shuffled", (own) => setChoices(own, { shuffled: value }))}
      >
        <Trans>Show the options in another order at each attempt</Trans>
      </Checkbox>
      <Checkbox
        checked={isWhole}
        help={<Trans>Otherwise an answer that is right in part counts in part.</Trans>}
        onCheckedChange={(value) => change("whole", (own) => setChoices(own, { isWhole: value }))}
      >
        <Trans>A question counts only when all of it is right</Trans>
      </Checkbox>
    </>
  );
}
