// Knows how the font that a client brings itself is asked for: its name, and one file or two.
import type { LibraryFile } from "@academiz/application/ports";
import { Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FileField } from "../library/choosing/file-field.tsx";
import * as styles from "../theme-form/theme-form.css.ts";
import { readPicture, writePicture } from "./pictures.ts";
import { guessFamily, isFontFileTaken, type OwnFontDraft } from "./use-own-font.ts";

export interface OwnFontFieldsProps {
  readonly values: OwnFontDraft;
  readonly error: string | undefined;
  /** The family that this browser could not draw. */
  readonly failed: string | null;
  readonly put: (changed: Partial<OwnFontDraft>) => void;
}

export function OwnFontFields({ values, error, failed, put }: OwnFontFieldsProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<string | null>(null);
  const take = (name: "ownRegular" | "ownBold") => (file: LibraryFile | null) => {
    setRefused(file && !isFontFileTaken(file) ? file.name : null);
    if (file && !isFontFileTaken(file)) return;
    const isFirst = file && name === "ownRegular" && values.ownFamily.trim() === "";
    put({
      [name]: writePicture(file),
      ...(isFirst && { ownFamily: guessFamily(file.name) }),
      ...(!file && name === "ownRegular" && { ownFamily: "", ownBold: "" }),
    });
  };
  const lost = [values.ownRegular, values.ownBold].some((value) => value !== "" && !readPicture(value)?.address);
  return (
    <div className={styles.group}>
      <div className={styles.chosen}>
        <FileField
          label={t`Your own font`}
          help={t`A WOFF2 file of at most 500 kB, which your organisation may use on the web. It goes with courses that are exported; mails and printed papers keep their own letters.`}
          name={readPicture(values.ownRegular)?.name ?? null}
          kinds={["font"]}
          onChange={take("ownRegular")}
        />
        <div role="status">
          {refused !== null && (
            <p className={styles.trouble}>
              <Trans>“{refused}” is not taken: choose a WOFF2 file of at most 500 kB.</Trans>
            </p>
          )}
          {(lost || failed !== null) && (
            <p className={styles.trouble}>
              <Trans>This font could not be drawn: learners see the letters of their device in its place.</Trans>
            </p>
          )}
        </div>
      </div>
      {values.ownRegular !== "" && (
        <>
          <FileField
            label={t`Its bold letters`}
            help={t`Without a file, browsers thicken the others.`}
            name={readPicture(values.ownBold)?.name ?? null}
            kinds={["font"]}
            onChange={take("ownBold")}
          />
          <Field label={t`Name of your font`} help={t`It is then chosen below, for titles or for texts.`} error={error}>
            <TextInput
              name="ownFamily"
              maxLength={60}
              value={values.ownFamily}
              onChange={({ target }) => put({ ownFamily: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
