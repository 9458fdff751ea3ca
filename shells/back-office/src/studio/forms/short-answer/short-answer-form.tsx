// Knows how the questions of a game of short answers are written.
import {
  addShort,
  changeShort,
  keepShort,
  LARGEST,
  MOST_SHORT,
  MOST_WORDS,
  moveShort,
  removeShort,
  type ShortKind,
  type ShortPart,
  type ShortQuestion,
  setShort,
} from "@academiz/domain/games";
import { RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { LinesField } from "../item/lines-field.tsx";
import { TextField } from "../item/text-field.tsx";
import { ToleranceFields } from "../item/tolerance-fields.tsx";

export function ShortAnswerForm({ game, random, change }: GameFormProps<"SHORT_ANSWER">) {
  const { t } = useLingui();
  const { questions } = game.content;
  const add = () => change("add", (own) => addShort(own, random));
  return (
    <>
      <ol className={styles.items}>
        {questions.map((question, index) => {
          const { slug, text, kind, explanation, sample } = question;
          const number = index + 1;
          const write = (field: string, part: ShortPart) =>
            change(`${field}:${slug}`, (own) => changeShort(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Question ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === questions.length}
              onKeep={() => change("keep", (own) => keepShort(own, slug))}
              onMove={(step) => change("move", (own) => moveShort(own, slug, step))}
              onRemove={() => change("remove", (own) => removeShort(own, slug))}
            >
              <TextField
                label={t`Question`}
                part={`text:${number}`}
                value={text}
                isSample={sample?.includes("text")}
                onWrite={(value) => write("text", { text: value })}
              />
              <RadioGroup<ShortKind>
                label={t`It is answered by`}
                direction="row"
                options={[
                  { value: "text", label: <Trans>words</Trans> },
                  { value: "number", label: <Trans>a number</Trans> },
                ]}
                value={kind}
                onValueChange={(value) => write("kind", { kind: value })}
              />
              <RightAnswer question={question} part={`answers:${number}`} onChange={write} />
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
      <AddButton isFull={questions.length >= MOST_SHORT} onAdd={add}>
        <Trans>Add a question</Trans>
      </AddButton>
      {questions.some(({ kind }) => kind === "text") && (
        <ToleranceFields value={game.content} onChange={(part) => change("tolerance", (own) => setShort(own, part))} />
      )}
    </>
  );
}

interface RightAnswerProps {
  readonly question: ShortQuestion;
  /** The `data-part` by which a problem leads to it. */
  readonly part: string;
  readonly onChange: (field: string, part: ShortPart) => void;
}

function RightAnswer({ question: { kind, accepted, value, tolerance, unit }, part, onChange }: RightAnswerProps) {
  const { t } = useLingui();
  if (kind === "text") {
    return (
      <LinesField
        label={t`Right answers`}
        help={t`One a line, the best first. A * stands for any letters: photosynth*.`}
        most={MOST_WORDS}
        isNeeded
        part={part}
        value={accepted}
        onWrite={(lines) => onChange("accepted", { accepted: lines })}
      />
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.small}>
        <NumberField
          label={t`Right number`}
          part={part}
          min={-LARGEST}
          max={LARGEST}
          value={value}
          onValueChange={(typed) => onChange("value", { value: typed })}
        />
      </div>
      <div className={styles.small}>
        <NumberField
          label={t`May be off by`}
          min={0}
          max={LARGEST}
          value={tolerance}
          onValueChange={(typed) => onChange("tolerance", { tolerance: typed })}
        />
      </div>
      <div className={styles.small}>
        <TextField label={t`Unit`} optional value={unit} onWrite={(typed) => onChange("unit", { unit: typed })} />
      </div>
    </div>
  );
}
