// Knows how an author says what an attachment leads to: a file of the library, or an address of the web.
import { Field, RadioGroup, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../library/choosing/file-field.tsx";
import { UntaggedNote } from "../library/common/untagged-note.tsx";
import * as styles from "../product/product.css.ts";
import { AlternativesForm } from "./alternatives-form.tsx";
import type { SourceDraft } from "./use-source.ts";

export interface SourceFormProps {
  readonly draft: SourceDraft;
}

export function SourceForm({ draft }: SourceFormProps) {
  const { t } = useLingui();
  const { kind, address, fileName, isMistyped } = draft;
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={t`What learners open`}
        direction="row"
        options={[
          { value: "file", label: t`A file of the library` },
          { value: "address", label: t`A web address` },
        ]}
        value={kind}
        onValueChange={draft.chooseKind}
      />
      {kind === "file" ? (
        <>
          <FileField
            label={t`File`}
            help={t`A picture, a film, a sound or a PDF is shown on the page; any other file opens in a tab, or is downloaded.`}
            name={fileName === "" ? t`A file that the library has no more` : fileName}
            kinds={[]}
            isNeeded
            onChange={draft.chooseFile}
          />
          {draft.isUntagged && <UntaggedNote />}
          <AlternativesForm draft={draft} />
        </>
      ) : (
        <Field
          label={t`Web address`}
          help={t`It opens in a new tab. It has to begin with https.`}
          error={isMistyped ? t`Learners cannot be led there: type an address that begins with https.` : undefined}
        >
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            value={address}
            onChange={({ target }) => draft.typeAddress(target.value)}
          />
        </Field>
      )}
    </div>
  );
}
