// Knows how files are attached to a message: chosen, dropped or pasted, described, removed, and tried again.
import { Trans, useLingui } from "@lingui/react/macro";
import { Paperclip, RotateCw, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import type { DraftFile, FileEvent, TalkFiling } from "./conversation-shapes.ts";
import * as styles from "./conversations.css.ts";

const TYPES =
  "image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf,text/plain,.docx,.xlsx,.pptx,.odt,.ods,.odp";

/** Takes the files of a drop or of the clipboard; nothing where it holds text. */
export function takeFiles(from: DataTransfer | null, send: (event: FileEvent) => void): boolean {
  const files = [...(from?.files ?? [])];
  if (files.length > 0) send({ type: "files.chosen", files });
  return files.length > 0;
}

export function ChooseFiles({ onFile }: Pick<TalkFiling, "onFile">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Paperclip size={20} aria-hidden />} onClick={() => input.current?.click()}>
        <Trans>Add a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={TYPES}
        onChange={({ target }) => {
          onFile({ type: "files.chosen", files: [...(target.files ?? [])] });
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}

export function DraftFiles({ files, onFile }: Pick<TalkFiling, "files" | "onFile">) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t`Files of your message`}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <span className={styles.line}>
            <span className={styles.about}>{file.name}</span>
            <FileState file={file} />
            {file.state === "failed" && file.trouble?.kind === "offline" && (
              <IconButton
                size="small"
                label={t`Try ${file.name} again`}
                icon={<RotateCw size={16} aria-hidden />}
                onClick={() => onFile({ type: "file.retried", id: file.id })}
              />
            )}
            <IconButton
              size="small"
              label={t`Take ${file.name} away`}
              icon={<X size={16} aria-hidden />}
              onClick={() => onFile({ type: "file.removed", id: file.id })}
            />
          </span>
          {file.isPicture && (
            <Field label={t`What the picture shows`} help={t`For whoever cannot see it. You may leave this empty.`}>
              <TextInput
                maxLength={500}
                value={file.alternative}
                onChange={({ target }) => onFile({ type: "file.described", id: file.id, alternative: target.value })}
              />
            </Field>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileState({ file: { state, trouble } }: { readonly file: DraftFile }) {
  if (state === "kept") return null;
  if (state === "sending")
    return (
      <span role="status" className={styles.quiet}>
        <Trans>On its way…</Trans>
      </span>
    );
  return (
    <span role="alert" className={styles.refused}>
      <FileTrouble kind={trouble?.kind ?? ""} detail={trouble?.detail ?? ""} />
    </span>
  );
}

function FileTrouble({ kind, detail }: { readonly kind: string; readonly detail: string }) {
  if (detail === "body.too-large") return <Trans>It is larger than 5 MB.</Trans>;
  if (detail === "document.source.wrong_type")
    return <Trans>Pictures, PDF, text and office files can be sent, nothing else.</Trans>;
  if (detail === "document.source.too_many_pixels") return <Trans>The picture has too many pixels.</Trans>;
  if (detail === "conversation-files.too-many") return <Trans>You have sent as many files as one may.</Trans>;
  if (detail === "can_access.no_enough_place.documents")
    return <Trans>Your organisation has no room for more files.</Trans>;
  if (kind === "offline") return <Trans>There seems to be no connection.</Trans>;
  return <Trans>It could not be sent.</Trans>;
}
