// Knows how one line of a sketch is written: the speaker, the tone, and its words or the possible replies.
import {
  EXPRESSIONS,
  type Expression,
  type LinePart,
  letChoose,
  type Sketch,
  type SketchLine,
} from "@academiz/domain/games";
import { Checkbox, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import { TextField } from "../item/text-field.tsx";
import { SoundField } from "../shown/part-files.tsx";
import { RepliesEditor } from "./replies-editor.tsx";

export interface LineEditorProps {
  readonly content: Sketch["content"];
  readonly line: SketchLine;
  readonly number: number;
  readonly random: () => number;
  readonly onChange: (field: string, part: LinePart) => void;
}

export function LineEditor({ content: { mode, speakers }, line, number, random, onChange }: LineEditorProps) {
  const { t } = useLingui();
  const { speaker, text, sound, expression, replies, isWrong, explanation, sample } = line;
  const isChosen = mode === "reply" && replies.length > 0;
  const how: Readonly<Record<Expression, string>> = {
    calm: t`Calm`,
    happy: t`Happy`,
    worried: t`Worried`,
    angry: t`Angry`,
    sad: t`Sad`,
    surprised: t`Surprised`,
  };
  return (
    <>
      <div className={styles.row}>
        <div className={styles.small}>
          <Field label={t`Who speaks`}>
            <Select
              options={speakers.map(({ slug, name }, index) => ({
                value: slug,
                label: name || t`Character ${index + 1}`,
              }))}
              value={speakers.some(({ slug }) => slug === speaker) ? speaker : null}
              onValueChange={(value) => onChange("speaker", { speaker: value })}
            />
          </Field>
        </div>
        <div className={styles.small}>
          <Field label={t`Expression`}>
            <Select<Expression>
              options={EXPRESSIONS.map((one) => ({ value: one, label: how[one] }))}
              value={expression}
              onValueChange={(value) => onChange("expression", { expression: value })}
            />
          </Field>
        </div>
      </div>
      {mode === "reply" && (
        <Checkbox checked={isChosen} onCheckedChange={(chooses) => onChange("choose", letChoose(chooses, random))}>
          <Trans>The learner chooses what is said here</Trans>
        </Checkbox>
      )}
      {isChosen ? (
        <RepliesEditor line={line} number={number} random={random} onChange={onChange} />
      ) : (
        <TextField
          label={t`Words`}
          rows={2}
          part={`text:${number}`}
          value={text}
          isSample={sample?.includes("text")}
          onWrite={(value) => onChange("text", { text: value })}
        />
      )}
      <SoundField sound={sound} onChange={(value) => onChange("sound", { sound: value })} />
      {mode === "spot" && (
        <Checkbox checked={isWrong} onCheckedChange={(value) => onChange("wrong", { isWrong: value })}>
          <Trans>Something goes wrong in this line</Trans>
        </Checkbox>
      )}
      {(isChosen || mode !== "reply") && (
        <TextField
          label={t`Explanation`}
          help={t`Shown after the answer.`}
          optional
          rows={2}
          part={`explanation:${number}`}
          value={explanation}
          isSample={sample?.includes("explanation")}
          onWrite={(value) => onChange("explanation", { explanation: value })}
        />
      )}
    </>
  );
}
