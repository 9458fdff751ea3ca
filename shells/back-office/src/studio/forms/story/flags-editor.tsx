// Knows how the flags of a story are named: choices set them, and choices can require them.
import { addFlag, MOST_FLAGS, nameFlag, removeFlag } from "@academiz/domain/games";
import { TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import * as own from "./story.css.ts";

export function FlagsEditor({ game, random, change }: GameFormProps<"ACADEMIZ_STORY">) {
  const { t } = useLingui();
  const { flags } = game.content;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>What the story remembers, such as “has the key”</Trans>
      </legend>
      {flags.map(({ slug, name }, index) => (
        <div key={slug} className={own.line}>
          <TextInput
            aria-label={t`Thing ${index + 1} to remember`}
            value={name}
            onChange={({ target }) => change(`flag:${slug}`, (story) => nameFlag(story, slug, target.value))}
          />
          <DeleteButton
            label={t`Delete thing ${index + 1}`}
            onDelete={() => change("remove-flag", (story) => removeFlag(story, slug))}
          />
        </div>
      ))}
      <AddButton
        isFull={flags.length >= MOST_FLAGS}
        onAdd={() => change("add-flag", (story) => addFlag(story, random))}
      >
        <Trans>Add something to remember</Trans>
      </AddButton>
    </fieldset>
  );
}
