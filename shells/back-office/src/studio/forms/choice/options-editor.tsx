// Knows how the options of a question are written, and which of them are right.
import {
  addOption,
  type ChoicePart,
  type ChoiceQuestion,
  LEAST_OPTIONS,
  MOST_OPTIONS,
  markRight,
  removeOption,
  writeOption,
} from "@academiz/domain/games";
import { IconButton, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { drawSample } from "../item/draw-sample.ts";

export interface OptionsEditorProps {
  readonly question: ChoiceQuestion;
  /** How a way to them finds the first: `answers:2`. */
  readonly part: string;
  readonly random: () => number;
  readonly onChange: (field: string, part: ChoicePart) => void;
}

export function OptionsEditor({ question, part, random, onChange }: OptionsEditorProps) {
  const { t } = useLingui();
  const name = useId();
  const { options, several, sample } = question;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        {several ? <Trans>Options: tick those that are right</Trans> : <Trans>Options: mark the right one</Trans>}
      </legend>
      {options.map(({ slug, text, right }, index) => (
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
          <IconButton
            size="small"
            label={t`Delete option ${index + 1}`}
            disabled={options.length <= LEAST_OPTIONS}
            accessibleWhenDisabled
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onChange("remove-option", removeOption(question, slug))}
          />
        </div>
      ))}
      <AddButton
        isFull={options.length >= MOST_OPTIONS}
        onAdd={() => onChange("add-option", addOption(question, random))}
      >
        <Trans>Add an option</Trans>
      </AddButton>
    </fieldset>
  );
}
