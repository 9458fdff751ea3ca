// Knows how a picture of the library is chosen for a game, with its alternative text.
import { keepAlternative } from "@academiz/application/file-library";
import type { LibraryFile } from "@academiz/application/ports";
import type { GamePicture } from "@academiz/domain/games";
import { readFileSlug } from "@academiz/domain/learniz";
import { Checkbox, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AlternativeDialog } from "../../../library/choosing/alternative-dialog.tsx";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { GONE, nameFile } from "../../../library/choosing/name-file.ts";
import { EditPicture } from "../../../library/picture/edit-picture.tsx";
import { useOffice } from "../../../office/office-context.ts";
import { useFilesOfGame } from "./named-files.tsx";
import * as styles from "./picture.css.ts";

export interface PictureFieldProps {
  readonly label: string;
  readonly help?: string;
  /** The `data-part` by which a problem leads to its alternative text: `picture:2`. */
  readonly part: string;
  readonly picture: GamePicture | undefined;
  /** True where a picture is required. */
  readonly isNeeded?: boolean;
  /** True where words beside it describe it already. */
  readonly mayDecorate?: boolean;
  /** `field` names the part of it that changes. Undefined removes it. */
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
    src.startsWith("data:") ? t`The picture of the example` : nameFile(src, documentFiles);
  const name = picture ? nameOf(picture) : null;
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
        name={name}
        kinds={["image"]}
        isNeeded={isNeeded}
        onChange={(file) => {
          if (!file) return onChange("picture", undefined);
          noteFile(file);
          // The alternative text is written before the picture is used.
          if (file.alternative === null) setDescribed(file);
          else put(file, file.alternative);
        }}
      />
      {picture && (
        <div className={styles.seen}>
          {name !== GONE && <img src={urlOf(picture) || undefined} alt="" className={styles.thumbnail} />}
          <div className={styles.grow}>
            <Field
              label={t`Alternative text`}
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
      {picture && slug && typeof name === "string" && (
        <div>
          <EditPicture
            file={{ shelf: null, slug, name }}
            onSaved={(file) => {
              noteFile(file);
              // The same picture keeps the alternative text that its author wrote here.
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
            // Stored with the file, so that it need not be written again elsewhere.
            void keepAlternative(office.fileLibrary, described, alternative);
            put(described, alternative);
          }}
        />
      )}
    </div>
  );
}
