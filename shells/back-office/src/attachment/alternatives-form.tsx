// Knows how an author writes what stands in for a picture, a film or a sound that a learner cannot see or hear.
import { Field, TextArea } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../library/choosing/file-field.tsx";
import type { SourceDraft } from "./use-source.ts";

export interface AlternativesFormProps {
  readonly draft: SourceDraft;
}

export function AlternativesForm({ draft }: AlternativesFormProps) {
  const { t } = useLingui();
  const { showing, typed, captionsName } = draft;
  if (showing === "picture")
    return (
      <Field label={t`Alternative text`} help={t`For those who cannot see it. Without one, they hear the title.`}>
        <TextArea
          rows={2}
          value={typed.alternative}
          onChange={({ target }) => draft.write("alternative", target.value.replaceAll("\n", " "))}
        />
      </Field>
    );
  if (showing !== "film" && showing !== "sound") return null;
  return (
    <>
      {showing === "film" && (
        <FileField
          label={t`Captions`}
          help={t`A WebVTT file. Those who cannot hear the film read along.`}
          name={captionsName}
          kinds={["subtitle"]}
          onChange={draft.chooseCaptions}
        />
      )}
      <Field label={t`Transcript`} help={t`For those who cannot hear it.`}>
        <TextArea value={typed.transcript} onChange={({ target }) => draft.write("transcript", target.value)} />
      </Field>
    </>
  );
}
