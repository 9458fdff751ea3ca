// Knows how an author writes what learners read at the end of a form: one text, or one for each range of scores.
import { addProfile, changeProfile, MOST_PROFILES, removeProfile } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import { TextField } from "../item/text-field.tsx";
import * as own from "./jump-form.css.ts";

export function ProfilesEditor({ game, random, change }: GameFormProps<"JUMP_FORM">) {
  const { t } = useLingui();
  const { profiles, scored = false } = game.content;
  const isFull = profiles.length >= (scored ? MOST_PROFILES : 1);
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        {scored ? <Trans>Texts at the end, by the score</Trans> : <Trans>Text at the end</Trans>}
      </legend>
      {profiles.map(({ slug, title, text, from }, index) => (
        <div key={slug} className={own.jump}>
          <div className={own.lead}>
            <div className={styles.grow}>
              <TextField
                label={t`Title`}
                optional
                value={title}
                onWrite={(value) =>
                  change(`profile-title:${slug}`, (form) => changeProfile(form, slug, { title: value }))
                }
              />
            </div>
            {scored && (
              <div className={own.bound}>
                <NumberField
                  label={t`From a score of`}
                  min={0}
                  max={100}
                  unit="/ 100"
                  value={from}
                  onValueChange={(value) =>
                    change(`from:${slug}`, (form) => changeProfile(form, slug, { from: value }))
                  }
                />
              </div>
            )}
            <DeleteButton
              label={t`Delete text ${index + 1}`}
              onDelete={() => change("remove-profile", (form) => removeProfile(form, slug))}
            />
          </div>
          <TextField
            label={t`Text`}
            optional
            rows={2}
            value={text}
            onWrite={(value) => change(`profile:${slug}`, (form) => changeProfile(form, slug, { text: value }))}
          />
        </div>
      ))}
      <AddButton isFull={isFull} onAdd={() => change("add-profile", (form) => addProfile(form, random))}>
        <Trans>Add a text</Trans>
      </AddButton>
    </fieldset>
  );
}
