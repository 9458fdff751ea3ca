// Knows how one question of a form is written: what is asked for, and where its answers lead.
import { FORM_KINDS, type FormKind, SCALE_MOST, writeFormKind } from "@academiz/domain/games";
import { Checkbox, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import { TextField } from "../item/text-field.tsx";
import { FormOptions } from "./form-options.tsx";
import { JumpsEditor } from "./jumps-editor.tsx";
import type { QuestionEditorProps } from "./question-editor-props.ts";

const LARGEST = 1_000_000_000_000;

export function QuestionEditor(props: QuestionEditorProps) {
  const { content, question, number, random, onChange } = props;
  const { t } = useLingui();
  const { text, help, kind, isOptional = false, several, least, most, leastLabel, mostLabel, unit, sample } = question;
  const { counts = false } = question;
  const isSample = sample?.includes("text");
  const kinds: Readonly<Record<FormKind, string>> = {
    choice: t`A choice`,
    scale: t`A scale`,
    number: t`A number`,
    date: t`A date`,
    short: t`A short text`,
    long: t`A long text`,
  };
  const isScale = kind === "scale";
  const bound = (field: "least" | "most", label: string) => (
    <div className={styles.small}>
      <NumberField
        label={label}
        optional={!isScale}
        min={isScale ? (field === "least" ? 0 : (least ?? 1) + 1) : -LARGEST}
        max={isScale ? (field === "least" ? (most ?? 5) - 1 : SCALE_MOST) : LARGEST}
        value={question[field]}
        onValueChange={(value) => onChange(field, { [field]: isScale ? Math.round(value) : value })}
        {...(!isScale && { onClear: () => onChange(field, { [field]: undefined }) })}
      />
    </div>
  );
  return (
    <>
      <TextField
        label={t`Question`}
        part={`text:${number}`}
        value={text}
        isSample={isSample}
        onWrite={(value) => onChange("text", { text: value })}
      />
      <TextField label={t`Help`} optional value={help} onWrite={(value) => onChange("help", { help: value })} />
      <div className={styles.row}>
        <div className={styles.small}>
          <Field label={t`Learners give`}>
            <Select<FormKind>
              options={FORM_KINDS.map((one) => ({ value: one, label: kinds[one] }))}
              value={kind}
              onValueChange={(value) => onChange("kind", writeFormKind(question, value, random))}
            />
          </Field>
        </div>
        {isScale && bound("least", t`From`)}
        {isScale && bound("most", t`To`)}
        {kind === "number" && bound("least", t`At least`)}
        {kind === "number" && bound("most", t`At most`)}
        {kind === "number" && (
          <div className={styles.small}>
            <TextField label={t`Unit`} optional value={unit} onWrite={(value) => onChange("unit", { unit: value })} />
          </div>
        )}
      </div>
      {isScale && (
        <>
          <div className={styles.row}>
            <div className={styles.grow}>
              <TextField
                label={t`What the lowest means`}
                optional
                value={leastLabel}
                isSample={sample?.includes("options")}
                onWrite={(value) => onChange("low", { leastLabel: value })}
              />
            </div>
            <div className={styles.grow}>
              <TextField
                label={t`What the highest means`}
                optional
                value={mostLabel}
                isSample={sample?.includes("options")}
                onWrite={(value) => onChange("high", { mostLabel: value })}
              />
            </div>
          </div>
          {content.scored && (
            <Checkbox checked={counts} onCheckedChange={(value) => onChange("counts", { counts: value })}>
              <Trans>Its number counts as points</Trans>
            </Checkbox>
          )}
        </>
      )}
      {kind === "choice" && (
        <>
          <Checkbox checked={several} onCheckedChange={(value) => onChange("several", { several: value })}>
            <Trans>Several may be chosen</Trans>
          </Checkbox>
          <FormOptions question={question} scored={content.scored ?? false} random={random} onChange={onChange} />
        </>
      )}
      <Checkbox checked={isOptional} onCheckedChange={(value) => onChange("optional", { isOptional: value })}>
        <Trans>Learners may pass it</Trans>
      </Checkbox>
      <JumpsEditor {...props} />
    </>
  );
}
