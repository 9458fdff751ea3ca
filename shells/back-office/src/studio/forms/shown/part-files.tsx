// Knows how the sound of a part of a game is chosen, and its transcript written.
import type { LibraryFile } from "@academiz/application/ports";
import type { ShownSound } from "@academiz/domain/games";
import { Field, TextArea } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { nameFile } from "../../../library/choosing/name-file.ts";
import { useFilesOfGame } from "../picture/named-files.tsx";
import * as styles from "./part-files.css.ts";

const addressOf = ({ slug }: LibraryFile): string => `document:${slug}`;

export interface SoundFieldProps {
  readonly sound: ShownSound | undefined;
  readonly onChange: (sound: ShownSound | undefined) => void;
}

export function SoundField({ sound, onChange }: SoundFieldProps) {
  const { t } = useLingui();
  const { documentFiles, noteFile } = useFilesOfGame();
  return (
    <div className={styles.part}>
      <FileField
        label={t`Sound`}
        name={nameFile(sound?.src ?? "", documentFiles)}
        kinds={["audio"]}
        onChange={(chosen) => {
          if (chosen) noteFile(chosen);
          onChange(chosen ? { src: addressOf(chosen), transcript: chosen.transcript ?? "" } : undefined);
        }}
      />
      {sound && (
        <Field label={t`Transcript`} help={t`For those who cannot hear it.`}>
          <TextArea
            rows={2}
            value={sound.transcript}
            onChange={({ target }) => onChange({ ...sound, transcript: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
