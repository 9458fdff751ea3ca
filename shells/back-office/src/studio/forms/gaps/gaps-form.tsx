// Knows how a text with gaps is written: a word becomes a gap by brackets around it, typed or by a button.
import {
  changeGap,
  keepGapText,
  MOST_WORDS,
  makeGapOf,
  removeGap,
  setGapText,
  splitText,
  writeGapAnswer,
  writeGapText,
} from "@academiz/domain/games";
import { Button, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BetweenHorizontalStart } from "lucide-react";
import { useRef } from "react";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { drawSample } from "../item/draw-sample.ts";
import { LinesField } from "../item/lines-field.tsx";
import { TextField } from "../item/text-field.tsx";
import { ToleranceFields } from "../item/tolerance-fields.tsx";
import { GapEditor } from "./gap-editor.tsx";

export function GapsForm({ game, random, change }: GameFormProps<"TEXT_A_TROUS">) {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, gaps, decoys, explanation, sample } = game.content;
  const answers = splitText(text).flatMap((part) => (part.kind === "gap" ? [part.answer] : []));
  const write = (written: string) => change("text", (own) => writeGapText(own, written, random));
  const makeGap = () => {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    const made = makeGapOf(text, selectionStart, selectionEnd);
    if (made !== text) change("gap", (own) => writeGapText(own, made, random));
    box.current?.focus();
  };
  const has = (mode: (typeof gaps)[number]["mode"]) => gaps.some((gap) => gap.mode === mode);
  return (
    <>
      <Field
        label={t`Text with gaps`}
        help={t`Put what learners have to find in square brackets: Paris is the capital of [France]. Or select a word and press the button.`}
      >
        <TextArea
          ref={box}
          rows={5}
          data-part="text"
          value={text}
          {...drawSample(sample !== undefined)}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div className={styles.row}>
        <Button
          size="small"
          icon={<BetweenHorizontalStart size={16} aria-hidden />}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={makeGap}
        >
          <Trans>Make a gap of the selection</Trans>
        </Button>
        {sample && (
          <Button size="small" onClick={() => change("keep", keepGapText)}>
            <Trans>Keep the example as it is</Trans>
          </Button>
        )}
      </div>
      <ol className={styles.items}>
        {gaps.map((gap, index) => (
          <GapEditor
            key={gap.slug}
            gap={gap}
            number={index + 1}
            answer={answers[index] ?? ""}
            sample={sample}
            onAnswer={(answer) => change(`answer:${gap.slug}`, (own) => writeGapAnswer(own, gap.slug, answer))}
            onChange={(field, part) => change(`${field}:${gap.slug}`, (own) => changeGap(own, gap.slug, part))}
            onRemove={() => change("remove", (own) => removeGap(own, gap.slug))}
          />
        ))}
      </ol>
      {has("token") && (
        <LinesField
          label={t`Words that belong into no gap`}
          help={t`One a line. They stand among the words that learners place.`}
          most={MOST_WORDS}
          value={decoys}
          onWrite={(lines) => change("decoys", (own) => setGapText(own, { decoys: lines }))}
        />
      )}
      {has("type") && (
        <ToleranceFields
          value={game.content}
          onChange={(part) => change("tolerance", (own) => setGapText(own, part))}
        />
      )}
      <TextField
        label={t`Explanation`}
        help={t`Shown after the answer.`}
        optional
        rows={2}
        value={explanation}
        onWrite={(value) => change("explanation", (own) => setGapText(own, { explanation: value }))}
      />
    </>
  );
}
