// Knows how an author writes, as sentences, where the answers to a question lead: if this was answered, otherwise.
import { addJump, changeJump, FORM_END, type FormJump, MOST_JUMPS, removeJump } from "@academiz/domain/games";
import { Checkbox, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import * as own from "./jump-form.css.ts";
import type { QuestionEditorProps } from "./question-editor-props.ts";

const NEXT = "-";
const LARGEST = 1_000_000_000_000;

export function JumpsEditor({ content, question, number, random, nameOf, onChange }: QuestionEditorProps) {
  const { t } = useLingui();
  const { kind, jumps, next, options } = question;
  const isDecided = kind === "choice" || kind === "scale" || kind === "number";
  const targets = [
    { value: NEXT, label: t`The question that follows` },
    ...content.questions.flatMap(({ slug }, index) =>
      index + 1 === number ? [] : [{ value: slug, label: `${index + 1}. ${nameOf(index + 1)}` }],
    ),
    { value: FORM_END, label: t`The end of the form` },
  ];
  const lead = (label: string, to: string, write: (to: string) => void) => (
    <div className={styles.grow}>
      <Field label={label}>
        <Select
          options={targets}
          value={to === "" ? NEXT : to}
          onValueChange={(value) => write(value === NEXT ? "" : value)}
        />
      </Field>
    </div>
  );
  const write = (slug: string, part: Partial<Omit<FormJump, "slug">>) =>
    onChange(`jump-${slug}`, changeJump(question, slug, part));
  const limit = ({ slug, ...jump }: FormJump, field: "least" | "most", label: string) => (
    <div className={own.bound}>
      <NumberField
        label={label}
        optional
        min={-LARGEST}
        max={LARGEST}
        value={jump[field]}
        onValueChange={(value) => write(slug, { [field]: value })}
        onClear={() => write(slug, { [field]: undefined })}
      />
    </div>
  );
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>What comes next</Trans>
      </legend>
      {jumps.map((jump, index) => (
        <div key={jump.slug} className={own.jump}>
          {kind === "choice" ? (
            <fieldset className={styles.options}>
              <legend className={styles.legend}>
                <Trans>If one of these was chosen</Trans>
              </legend>
              {options.map(({ slug, text }, place) => (
                <Checkbox
                  key={slug}
                  checked={jump.options.includes(slug)}
                  onCheckedChange={(isAsked) =>
                    write(jump.slug, {
                      options: isAsked ? [...jump.options, slug] : jump.options.filter((one) => one !== slug),
                    })
                  }
                >
                  {text || t`Option ${place + 1}`}
                </Checkbox>
              ))}
            </fieldset>
          ) : (
            <div className={styles.row}>
              {limit(jump, "least", t`If the answer is at least`)}
              {limit(jump, "most", t`and at most`)}
            </div>
          )}
          <div className={own.lead}>
            {lead(t`Go to`, jump.to, (to) => write(jump.slug, { to }))}
            <DeleteButton
              label={t`Delete jump ${index + 1}`}
              onDelete={() => onChange("remove-jump", removeJump(question, jump.slug))}
            />
          </div>
        </div>
      ))}
      {isDecided && (
        <AddButton isFull={jumps.length >= MOST_JUMPS} onAdd={() => onChange("add-jump", addJump(question, random))}>
          <Trans>Add a jump</Trans>
        </AddButton>
      )}
      {lead(jumps.length > 0 ? t`Otherwise go to` : t`Go to`, next, (to) => onChange("next", { next: to }))}
    </fieldset>
  );
}
