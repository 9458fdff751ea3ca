// Knows how the options of a question are written, and which of them are right.
import {
  addOption,
  type ChoicePart,
  type ChoiceQuestion,
  clearPictures,
  LEAST_OPTIONS,
  MOST_OPTIONS,
  markRight,
  removeOption,
  setOptionPicture,
  writeOption,
} from "@academiz/domain/games";
import { Checkbox, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import { drawSample } from "../item/draw-sample.ts";
import { PictureField } from "../picture/picture-field.tsx";

export interface OptionsEditorProps {
  readonly question: ChoiceQuestion;
  /** The `data-part` by which a problem leads to the first one: `answers:2`. */
  readonly part: string;
  readonly random: () => number;
  readonly onChange: (field: string, part: ChoicePart) => void;
}

export function OptionsEditor({ question, part, random, onChange }: OptionsEditorProps) {
  const { t } = useLingui();
  const name = useId();
  const { options, several, sample } = question;
  const isPictured = options.some(({ picture }) => picture !== undefined);
  const [wantsPictures, setPictured] = useState(false);
  const hasPictures = isPictured || wantsPictures;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        {several ? <Trans>Options: tick those that are right</Trans> : <Trans>Options: mark the right one</Trans>}
      </legend>
      {options.map(({ slug, text, right, picture }, index) => (
        <div key={slug} className={styles.option}>
          <label className={styles.right}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              className={styles.mark}
              checked={right}
              aria-label={t`Option ${index + 1} is right`}
              onChange={({ target }) => onChange("right", markRight(question, slug, target.checked))}
            />
          </label>
          <TextInput
            aria-label={t`Option ${index + 1}`}
            data-part={index === 0 ? part : undefined}
            value={text}
            {...drawSample(sample?.includes("options"))}
            onChange={({ target }) => onChange(`option:${slug}`, writeOption(question, slug, target.value))}
          />
          <DeleteButton
            label={t`Delete option ${index + 1}`}
            isNeeded={options.length <= LEAST_OPTIONS}
            onDelete={() => onChange("remove-option", removeOption(question, slug))}
          />
          {hasPictures && (
            <div className={styles.under}>
              <PictureField
                label={t`Picture of option ${index + 1}`}
                part={`picture:${index + 1}`}
                picture={picture}
                mayDecorate={text.trim() !== ""}
                onChange={(field, changed) => onChange(`${field}:${slug}`, setOptionPicture(question, slug, changed))}
              />
            </div>
          )}
        </div>
      ))}
      <AddButton
        isFull={options.length >= MOST_OPTIONS}
        onAdd={() => onChange("add-option", addOption(question, random))}
      >
        <Trans>Add an option</Trans>
      </AddButton>
      <Checkbox
        checked={hasPictures}
        help={<Trans>An option with a picture may do without words.</Trans>}
        onCheckedChange={(wanted) => {
          setPictured(wanted);
          if (!wanted && isPictured) onChange("pictures", clearPictures(question));
        }}
      >
        <Trans>Pictures beside the options</Trans>
      </Checkbox>
    </fieldset>
  );
}
