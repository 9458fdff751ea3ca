// Knows how those who play in a sketch are named.
import { addSpeaker, changeSpeaker, LEAST_SPEAKERS, MOST_SPEAKERS, removeSpeaker } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { NamedFace } from "../shown/named-face.tsx";

export function SpeakersEditor({ game, random, change }: GameFormProps<"ACADEMIZ_SAYNETE">) {
  const { t } = useLingui();
  const { speakers } = game.content;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Characters</Trans>
      </legend>
      {speakers.map((speaker, index) => (
        <NamedFace
          key={speaker.slug}
          name={t`Name of character ${index + 1}`}
          removal={t`Delete character ${index + 1}`}
          part={`face:${index + 1}`}
          isNeeded={speakers.length <= LEAST_SPEAKERS}
          value={speaker}
          onChange={(field, part) =>
            change(`${field}:${speaker.slug}`, (own) => changeSpeaker(own, speaker.slug, part))
          }
          onRemove={() => change("remove-speaker", (own) => removeSpeaker(own, speaker.slug))}
        />
      ))}
      <AddButton
        isFull={speakers.length >= MOST_SPEAKERS}
        onAdd={() => change("add-speaker", (own) => addSpeaker(own, random))}
      >
        <Trans>Add a character</Trans>
      </AddButton>
    </fieldset>
  );
}
