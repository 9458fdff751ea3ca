// Knows how the questions of a game of orders are written.
import {
  addOrder,
  changeOrder,
  keepOrder,
  MOST_ORDERS,
  moveOrder,
  removeOrder,
  setOrdering,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import { StepsEditor } from "./steps-editor.tsx";

export function OrderingForm({ game, random, change }: GameFormProps<"ORDERING">) {
  const { t } = useLingui();
  const { questions, byNeighbours = false } = game.content;
  const add = () => change("add", (own) => addOrder(own, random));
  return (
    <>
      <ol className={styles.items}>
        {questions.map((question, index) => {
          const { slug, text, explanation, sample } = question;
          const number = index + 1;
          const write = (field: string, part: Parameters<typeof changeOrder>[2]) =>
            change(`${field}:${slug}`, (own) => changeOrder(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Question ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === questions.length}
              onKeep={() => change("keep", (own) => keepOrder(own, slug))}
              onMove={(step) => change("move", (own) => moveOrder(own, slug, step))}
              onRemove={() => change("remove", (own) => removeOrder(own, slug))}
            >
              <TextField
                label={t`Question`}
                part={`text:${number}`}
                value={text}
                isSample={sample?.includes("text")}
                onWrite={(value) => write("text", { text: value })}
              />
              <StepsEditor question={question} part={`answers:${number}`} random={random} onChange={write} />
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
      <AddButton isFull={questions.length >= MOST_ORDERS} onAdd={add}>
        <Trans>Add a question</Trans>
      </AddButton>
      <Checkbox
        checked={byNeighbours}
        help={<Trans>Otherwise each line counts that stands in its place.</Trans>}
        onCheckedChange={(value) => change("neighbours", (own) => setOrdering(own, { byNeighbours: value }))}
      >
        <Trans>Count each line that follows the right one</Trans>
      </Checkbox>
    </>
  );
}
