// Knows how the picture and the sound of a part of a game are chosen, and how what stands for each is written.
import type { LibraryFile } from "@academiz/application/ports";
import type { ShownPicture, ShownSound } from "@academiz/domain/games";
import { readFileSlug } from "@academiz/domain/learniz";
import { Field, TextArea, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { useFilesOfGame } from "../picture/named-files.tsx";
import * as styles from "./part-files.css.ts";

/** What stands at an address: undefined for none. */
function useFile(src: string | undefined) {
  const { documentFiles, noteFile } = useFilesOfGame();
  const slug = src === undefined ? undefined : readFileSlug(src);
  return { file: documentFiles.find((one) => one.slug === slug), noteFile };
}
const addressOf = ({ slug }: LibraryFile): string => `document:${slug}`;

export interface PictureFieldProps {
  readonly label?: string;
  readonly picture: ShownPicture | undefined;
  readonly onChange: (picture: ShownPicture | undefined) => void;
}

export function PictureField({ label, picture, onChange }: PictureFieldProps) {
  const { t } = useLingui();
  const { file, noteFile } = useFile(picture?.src);
  return (
    <div className={styles.part}>
      <FileField
        label={label ?? t`Picture`}
        name={picture ? (file?.name ?? picture.src) : null}
        kinds={["image"]}
        onChange={(chosen) => {
          if (chosen) noteFile(chosen);
          onChange(chosen ? { src: addressOf(chosen), alt: chosen.alternative ?? "" } : undefined);
        }}
      />
      {picture && (
        <div className={styles.seen}>
          {file && <img src={file.url} alt="" className={styles.picture} />}
          <div className={styles.grow}>
            <Field label={t`Description`} help={t`For those who cannot see it. Empty when it is only decoration.`}>
              <TextInput value={picture.alt} onChange={({ target }) => onChange({ ...picture, alt: target.value })} />
            </Field>
          </div>
        </div>
      )}
    </div>
  );
}

export interface SoundFieldProps {
  readonly sound: ShownSound | undefined;
  readonly onChange: (sound: ShownSound | undefined) => void;
}

export function SoundField({ sound, onChange }: SoundFieldProps) {
  const { t } = useLingui();
  const { file, noteFile } = useFile(sound?.src);
  return (
    <div className={styles.part}>
      <FileField
        label={t`Sound`}
        name={sound ? (file?.name ?? sound.src) : null}
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
