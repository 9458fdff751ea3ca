// Knows how things that are put in order are written: in their right order.
import {
  addStep,
  LEAST_STEPS,
  MOST_STEPS,
  moveStep,
  type OrderPart,
  type OrderQuestion,
  removeStep,
  writeStep,
} from "@academiz/domain/games";
import { IconButton, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import { drawSample } from "../item/draw-sample.ts";

export interface StepsEditorProps {
  readonly question: OrderQuestion;
  /** The `data-part` by which a problem leads to the first one: `answers:2`. */
  readonly part: string;
  readonly random: () => number;
  readonly onChange: (field: string, part: OrderPart) => void;
}

export function StepsEditor({ question, part, random, onChange }: StepsEditorProps) {
  const { t } = useLingui();
  const { steps, sample } = question;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Lines, in the right order: learners see them in another one</Trans>
      </legend>
      {steps.map(({ slug, text }, index) => {
        const number = index + 1;
        return (
          <div key={slug} className={styles.step}>
            <TextInput
              aria-label={t`Line ${number}`}
              data-part={index === 0 ? part : undefined}
              value={text}
              {...drawSample(sample?.includes("steps"))}
              onChange={({ target }) => onChange(`step:${slug}`, writeStep(question, slug, target.value))}
            />
            <IconButton
              size="small"
              label={t`Move line ${number} up`}
              disabled={index === 0}
              accessibleWhenDisabled
              icon={<ArrowUp size={16} aria-hidden />}
              onClick={() => onChange("move-step", moveStep(question, slug, -1))}
            />
            <IconButton
              size="small"
              label={t`Move line ${number} down`}
              disabled={number === steps.length}
              accessibleWhenDisabled
              icon={<ArrowDown size={16} aria-hidden />}
              onClick={() => onChange("move-step", moveStep(question, slug, 1))}
            />
            <DeleteButton
              label={t`Delete line ${number}`}
              isNeeded={steps.length <= LEAST_STEPS}
              onDelete={() => onChange("remove-step", removeStep(question, slug))}
            />
          </div>
        );
      })}
      <AddButton isFull={steps.length >= MOST_STEPS} onAdd={() => onChange("add-step", addStep(question, random))}>
        <Trans>Add a line</Trans>
      </AddButton>
    </fieldset>
  );
}
