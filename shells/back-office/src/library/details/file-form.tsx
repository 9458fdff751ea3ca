// Knows how a file is named and described, and how its alternative in words is written.
import type { FileChange, LibraryFile } from "@academiz/application/ports";
import { Form, type FormField, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { EditCaptions } from "../captions/edit-captions.tsx";
import { FileField } from "../choosing/file-field.tsx";
import * as styles from "./details.css.ts";

export interface FileFormProps {
  readonly file: LibraryFile;
  readonly isBusy: boolean;
  readonly onSave: (change: FileChange) => void;
  /** Called when its captions were written. */
  readonly onEdited: (file: LibraryFile) => void;
  /** Called when it changes whether typed text is unsaved. */
  readonly onTyped: (isTyped: boolean) => void;
}
type Name = "name" | "description" | "alternative" | "shows" | "transcript" | "licence" | "origin";
const [WORDS, DECORATION] = ["WORDS", "DECORATION"];

export function FileForm({ file, isBusy, onSave, onEdited, onTyped }: FileFormProps) {
  const { t } = useLingui();
  const { kind, name, description, alternative, transcript, captionsName, licence, origin } = file;
  const draft = useDraft<Readonly<Record<Name, string>>>({
    name,
    description,
    alternative: alternative ?? "",
    shows: alternative === "" ? DECORATION : WORDS,
    transcript,
    licence,
    origin,
  });
  const { isChanged } = draft;
  useEffect(() => {
    onTyped(isChanged);
    return () => onTyped(false);
  }, [isChanged, onTyped]);
  const [isSeen, isHeard] = [kind === "image" || kind === "animation", kind === "audio" || kind === "video"];
  const fields: readonly FormField<Name>[] = [
    { kind: "line", name: "name", label: t`Name`, maxLength: 200 },
    ...(isSeen
      ? ([
          {
            kind: "choice",
            name: "shows",
            label: t`For those who cannot see it`,
            options: [
              { value: WORDS, label: t`It shows something` },
              { value: DECORATION, label: t`It is only decoration` },
            ],
          },
          ...(draft.values.shows === WORDS
            ? [
                {
                  kind: "line",
                  name: "alternative",
                  label: t`Alternative text`,
                  help: t`What it shows, in a sentence. Texts that it is put into begin with it.`,
                  maxLength: 1000,
                } as const,
              ]
            : []),
        ] as const)
      : []),
    ...(isHeard
      ? ([
          {
            kind: "text",
            name: "transcript",
            label: t`Transcript`,
            help: t`For those who cannot hear it.`,
            maxLength: 20_000,
          },
        ] as const)
      : []),
    { kind: "line", name: "licence", label: t`Licence`, help: t`Such as CC BY 4.0, or “ours”.`, maxLength: 200 },
    { kind: "line", name: "origin", label: t`Source`, help: t`Who made it, or where it was found.`, maxLength: 500 },
    {
      kind: "text",
      name: "description",
      label: t`Notes`,
      help: t`For those who look for it: it is found by these words too.`,
      maxLength: 2000,
    },
  ];
  return (
    <>
      {kind === "video" && (
        <div className={styles.part}>
          <FileField
            label={t`Captions`}
            help={t`A WebVTT file. Those who cannot hear the film read along.`}
            name={captionsName}
            kinds={["subtitle"]}
            onChange={(chosen) => onSave({ captions: chosen?.slug ?? null })}
          />
          <div>
            <EditCaptions file={file} isBegun={captionsName !== null} onSaved={onEdited} />
          </div>
        </div>
      )}
      <Form
        fields={fields}
        draft={draft}
        errors={draft.values.name.trim() === "" ? { name: t`The file needs a name.` } : {}}
        save={{ label: t`Save`, isBusy }}
        onSubmit={(values) =>
          onSave({
            name: values.name,
            description: values.description,
            licence: values.licence,
            origin: values.origin,
            ...(isSeen && { alternative: readAlternative(values) }),
            ...(isHeard && { transcript: values.transcript }),
          })
        }
      />
    </>
  );
}

/** Empty: it is only decoration; null: nobody has said it yet. */
const readAlternative = ({ shows, alternative }: Readonly<Record<Name, string>>): string | null =>
  shows === DECORATION ? "" : alternative.trim() || null;
