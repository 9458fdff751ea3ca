// Knows how an author chooses the picture that stands for a product, and sees it as the cards of learners show it.
import { keepAlternative } from "@academiz/application/file-library";
import type { LibraryFile } from "@academiz/application/ports";
import { MIDDLE, placePicture } from "@academiz/domain/documents";
import { readFileSlug } from "@academiz/domain/learniz";
import { Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { AlternativeDialog } from "../library/choosing/alternative-dialog.tsx";
import { FileField } from "../library/choosing/file-field.tsx";
import { nameFile } from "../library/choosing/name-file.ts";
import { EditPicture } from "../library/picture/edit-picture.tsx";
import { useOffice } from "../office/office-context.ts";
import type { CoverFieldProps } from "../product/cover-draft.ts";
import * as styles from "./cover.css.ts";

export function CoverField({ cover, documentFiles, noteFile, onChange, without }: CoverFieldProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [described, setDescribed] = useState<LibraryFile | null>(null);
  const slug = cover && readFileSlug(cover.src);
  const file = documentFiles.find((one) => one.slug === slug);
  const take = (chosen: LibraryFile | null) => {
    if (!chosen) return onChange(null);
    noteFile(chosen);
    // The alternative text is written before the picture is used.
    if (chosen.alternative === null) setDescribed(chosen);
    else onChange({ src: `document:${chosen.slug}`, alt: chosen.alternative });
  };
  return (
    <div className={styles.whole}>
      <FileField
        label={t`Cover picture`}
        help={
          cover ? (
            <Trans>Learners see it wherever they find the product.</Trans>
          ) : (
            (without ?? <Trans>Without one, learners see a drawing of its type.</Trans>)
          )
        }
        name={nameFile(cover?.src ?? "", documentFiles)}
        kinds={["image"]}
        gone={<Trans>This file is not in the library any more: learners see a drawing of the type of product.</Trans>}
        onChange={take}
      />
      {cover && file && (
        <>
          <div className={styles.frames}>
            <Frame file={file} look={styles.onCard} caption={<Trans>On a card</Trans>} />
            <Frame file={file} look={styles.onPhone} caption={<Trans>On a phone</Trans>} />
          </div>
          <div>
            <EditPicture
              file={{ shelf: null, slug: file.slug, name: file.name }}
              onSaved={(saved) => {
                noteFile(saved);
                // The same picture keeps the words that its author wrote here.
                if (saved.slug !== slug) onChange({ ...cover, src: `document:${saved.slug}` });
              }}
            />
          </div>
          <Field label={t`Alternative text of the cover`} help={t`Empty: it is only decoration.`}>
            <TextArea
              rows={2}
              maxLength={1000}
              value={cover.alt ?? ""}
              onChange={({ target }) => onChange({ ...cover, alt: target.value.replaceAll("\n", " ") })}
            />
          </Field>
        </>
      )}
      {described && (
        <AlternativeDialog
          file={described}
          onCancel={() => setDescribed(null)}
          onSay={(alt) => {
            setDescribed(null);
            // Stored with the file, so that it need not be written again elsewhere.
            void keepAlternative(office.fileLibrary, described, alt);
            onChange({ src: `document:${described.slug}`, alt });
          }}
        />
      )}
    </div>
  );
}

interface FrameProps {
  readonly file: CoverFieldProps["documentFiles"][number];
  readonly look: { readonly frame: string; readonly picture: string };
  readonly caption: ReactNode;
}

/** The picture as it is cropped there, around its focal point. Its alternative text stands below. */
const Frame = ({ file: { url, focus }, look, caption }: FrameProps) => (
  <figure className={look.frame}>
    <img src={url} alt="" className={look.picture} style={{ objectPosition: placePicture(focus ?? MIDDLE) }} />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
