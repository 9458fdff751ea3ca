// Knows how an author chooses the background of pages: a picture or an animation, with its alternative text.
import type { Background } from "@academiz/domain/learniz";
import { Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FileField } from "../../library/choosing/file-field.tsx";
import { nameFile } from "../../library/choosing/name-file.ts";
import { useStudio } from "../common/studio-context.ts";

export interface BackgroundFieldProps {
  readonly label: ReactNode;
  readonly help: ReactNode;
  readonly background: Background | null;
  readonly onChange: (background: Background | null) => void;
}

export function BackgroundField({ label, help, background, onChange }: BackgroundFieldProps) {
  const { t } = useLingui();
  const { documentFiles, noteFile } = useStudio();
  return (
    <>
      <FileField
        label={label}
        help={
          background?.moves ? (
            <Trans>It moves for five seconds, then stands still, so that the text is read in peace.</Trans>
          ) : (
            help
          )
        }
        name={nameFile(background?.src ?? "", documentFiles)}
        kinds={["image", "animation"]}
        onChange={(file) => {
          if (!file) return onChange(null);
          noteFile(file);
          onChange({ src: `document:${file.slug}`, alt: file.alternative ?? "", moves: file.kind === "animation" });
        }}
      />
      {background && (
        <div data-settings="background">
          <Field label={t`Alternative text`} help={t`Empty: it is only decoration.`}>
            <TextInput
              value={background.alt}
              onChange={({ target }) => onChange({ ...background, alt: target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
