// Knows how a game is given a picture: one of the library, with what it shows in words.
import { keepAlternative } from "@academiz/application/file-library";
import type { LibraryFile } from "@academiz/application/ports";
import type { GamePicture } from "@academiz/domain/games";
import { readFileSlug } from "@academiz/domain/learniz";
import { Checkbox, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AlternativeDialog } from "../../../library/choosing/alternative-dialog.tsx";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { EditPicture } from "../../../library/picture/edit-picture.tsx";
import { useOffice } from "../../../office/office-context.ts";
import { useFilesOfGame } from "./named-files.tsx";
import * as styles from "./picture.css.ts";

export interface PictureFieldProps {
  readonly label: string;
  readonly help?: string;
  /** How a way to what it shows finds it: `picture:2`. */
  readonly part: string;
  readonly picture: GamePicture | undefined;
  /** There has to be one. */
  readonly isNeeded?: boolean;
  /** What stands beside it says what it shows. */
  readonly mayDecorate?: boolean;
  /** `field` names what of it is changed. Nothing: it has none any more. */
  readonly onChange: (field: string, picture: GamePicture | undefined) => void;
}

export function PictureField({
  label,
  help,
  part,
  picture,
  isNeeded = false,
  mayDecorate = false,
  onChange,
}: PictureFieldProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { documentFiles, noteFile } = useFilesOfGame();
  const [described, setDescribed] = useState<LibraryFile | null>(null);
  const slug = picture && readFileSlug(picture.src);
  const nameOf = ({ src }: GamePicture) =>
    src.startsWith("data:")
      ? t`The picture of the example`
      : (documentFiles.find((one) => one.slug === slug)?.name ?? src);
  const urlOf = ({ src }: GamePicture) =>
    slug === undefined || slug === null ? src : (documentFiles.find((one) => one.slug === slug)?.url ?? "");
  const put = (file: LibraryFile, alternative: string) =>
    onChange("picture", {
      ...{ src: `document:${file.slug}`, alt: alternative },
      ...(mayDecorate && alternative === "" && { isDecoration: true }),
    });
  return (
    <div className={styles.field}>
      <FileField
        label={label}
        help={help}
        name={picture ? nameOf(picture) : null}
        kinds={["image"]}
        isNeeded={isNeeded}
        onChange={(file) => {
          if (!file) return onChange("picture", undefined);
          noteFile(file);
          // What a picture shows is said before it stands anywhere.
          if (file.alternative === null) setDescribed(file);
          else put(file, file.alternative);
        }}
      />
      {picture && (
        <div className={styles.seen}>
          <img src={urlOf(picture) || undefined} alt="" className={styles.thumbnail} />
          <div className={styles.grow}>
            <Field
              label={t`What the picture shows`}
              help={t`For those who cannot see it.`}
              error={picture.alt.trim() === "" && !picture.isDecoration && t`Write what it shows.`}
            >
              <TextArea
                rows={2}
                data-part={part}
                maxLength={1000}
                disabled={picture.isDecoration ?? false}
                value={picture.alt}
                onChange={({ target }) => onChange("alt", { ...picture, alt: target.value.replaceAll("\n", " ") })}
              />
            </Field>
          </div>
        </div>
      )}
      {picture && slug && (
        <div>
          <EditPicture
            file={{ shelf: null, slug, name: nameOf(picture) }}
            onSaved={(file) => {
              noteFile(file);
              // In its own place it is the same one, with what its author said of it here.
              if (file.slug !== slug) onChange("picture", { ...picture, src: `document:${file.slug}` });
            }}
          />
        </div>
      )}
      {picture && mayDecorate && (
        <Checkbox
          checked={picture.isDecoration ?? false}
          onCheckedChange={(isDecoration) => onChange("decoration", { ...picture, isDecoration })}
        >
          <Trans>It is only decoration</Trans>
        </Checkbox>
      )}
      {described && (
        <AlternativeDialog
          file={described}
          onCancel={() => setDescribed(null)}
          onSay={(alternative) => {
            setDescribed(null);
            // Kept with the file: whoever puts it elsewhere is not asked again.
            void keepAlternative(office.fileLibrary, described, alternative);
            put(described, alternative);
          }}
        />
      )}
    </div>
  );
}
