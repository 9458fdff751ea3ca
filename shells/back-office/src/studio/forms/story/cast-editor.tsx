// Knows how the characters of a story are named.
import { addCharacter, changeCharacter, MOST_CHARACTERS, removeCharacter } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { NamedFace } from "../shown/named-face.tsx";

export function CastEditor({ game, random, change }: GameFormProps<"ACADEMIZ_STORY">) {
  const { t } = useLingui();
  const { characters } = game.content;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Characters</Trans>
      </legend>
      {characters.map((character, index) => (
        <NamedFace
          key={character.slug}
          name={t`Name of character ${index + 1}`}
          removal={t`Delete character ${index + 1}`}
          part={`face:${index + 1}`}
          value={character}
          onChange={(field, part) =>
            change(`${field}:${character.slug}`, (story) => changeCharacter(story, character.slug, part))
          }
          onRemove={() => change("remove-character", (story) => removeCharacter(story, character.slug))}
        />
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
