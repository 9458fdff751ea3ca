// Knows how the options of a question of a form are written, and what each is worth.
import {
  addFormOption,
  changeFormOption,
  type FormPart,
  type FormQuestion,
  MOST_FORM_OPTIONS,
  removeFormOption,
} from "@academiz/domain/games";
import { TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import { drawSample } from "../item/draw-sample.ts";
import * as own from "./jump-form.css.ts";

export interface FormOptionsProps {
  readonly question: FormQuestion;
  readonly scored: boolean;
  readonly random: () => number;
  readonly onChange: (field: string, part: FormPart) => void;
}

export function FormOptions({ question, scored, random, onChange }: FormOptionsProps) {
  const { t } = useLingui();
  const { options, sample } = question;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        {scored ? <Trans>Options, each with its points</Trans> : <Trans>Options</Trans>}
      </legend>
      {options.map(({ slug, text, points }, index) => (
        <div key={slug} className={scored ? own.worth : own.option}>
          <TextInput
            aria-label={t`Option ${index + 1}`}
            value={text}
            {...drawSample(sample?.includes("options"))}
            onChange={({ target }) =>
              onChange(`option:${slug}`, changeFormOption(question, slug, { text: target.value }))
            }
          />
          {scored && (
            <NumberField
              label={t`Points of option ${index + 1}`}
              hidesLabel
              min={-1_000}
              max={1_000}
              value={points}
              onValueChange={(value) => onChange(`points:${slug}`, changeFormOption(question, slug, { points: value }))}
            />
          )}
          <DeleteButton
            label={t`Delete option ${index + 1}`}
            isNeeded={options.length <= 2}
            onDelete={() => onChange("remove-option", removeFormOption(question, slug))}
          />
        </div>
      ))}
      <AddButton
        isFull={options.length >= MOST_FORM_OPTIONS}
        onAdd={() => onChange("add-option", addFormOption(question, random))}
      >
        <Trans>Add an option</Trans>
      </AddButton>
    </fieldset>
  );
}
