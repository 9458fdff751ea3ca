// Knows how the characters of a story are named.
import { addCharacter, changeCharacter, MOST_CHARACTERS, removeCharacter } from "@academiz/domain/games";
import { IconButton, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { PictureField } from "../shown/part-files.tsx";
import * as own from "./story.css.ts";

export function CastEditor({ game, random, change }: GameFormProps<"ACADEMIZ_STORY">) {
  const { t } = useLingui();
  const { characters } = game.content;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Characters</Trans>
      </legend>
      {characters.map(({ slug, name, picture }, index) => (
        <div key={slug} className={styles.options}>
          <div className={own.line}>
            <TextInput
              aria-label={t`Name of character ${index + 1}`}
              value={name}
              onChange={({ target }) =>
                change(`character:${slug}`, (story) => changeCharacter(story, slug, { name: target.value }))
              }
            />
            <IconButton
              size="small"
              label={t`Delete character ${index + 1}`}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => change("remove-character", (story) => removeCharacter(story, slug))}
            />
          </div>
          <PictureField
            label={t`Picture of ${name || index + 1}`}
            picture={picture}
            onChange={(value) => change(`face:${slug}`, (story) => changeCharacter(story, slug, { picture: value }))}
          />
        </div>
      ))}
      <AddButton
        isFull={characters.length >= MOST_CHARACTERS}
        onAdd={() => change("add-character", (story) => addCharacter(story, random))}
      >
        <Trans>Add a character</Trans>
      </AddButton>
    </fieldset>
  );
}
