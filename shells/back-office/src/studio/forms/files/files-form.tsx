// Knows how a list of files to read is written, and how it stands on the page.
import {
  addFile,
  changeFile,
  changeInteractivity,
  MOST_FILES,
  moveFile,
  removeFile,
  setFilesDirection,
  titleSet,
} from "@academiz/domain/editing";
import type { Attachments } from "@academiz/domain/learniz";
import { Field, Select, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useStudio } from "../../common/studio-context.ts";
import * as styles from "../cards/cards-form.css.ts";
import { TrySet } from "../cards/try-set.tsx";
import * as form from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { FileItem } from "./file-item.tsx";

export function FilesForm({ one }: { readonly one: Attachments }) {
  const { t } = useLingui();
  const { change, random } = useStudio();
  const { slug, description = "", data } = one;
  const { attachments: files, direction } = data;
  const edit = (field: string, part: (own: Attachments) => Attachments) =>
    change(`${field}:${slug}`, (learniz) =>
      changeInteractivity(learniz, slug, (own) => (own.type === one.type ? part(own) : own)),
    );
  return (
    <>
      <Field label={t`Title`} help={t`Learners read it above the files.`} optional>
        <TextInput
          value={description}
          onChange={({ target }) => edit("set-title", (own) => titleSet(own, target.value))}
        />
      </Field>
      <ol className={form.items}>
        {files.map((file, index) => (
          <FileItem
            key={file.slug ?? index}
            file={file}
            number={index + 1}
            count={files.length}
            onWrite={(field, part) => edit(`${field}-${index}`, (own) => changeFile(own, index, part))}
            onMove={(step) => edit("move-file", (own) => moveFile(own, index, step))}
            onRemove={() => edit("remove-file", (own) => removeFile(own, index))}
          />
        ))}
      </ol>
      <AddButton isFull={files.length >= MOST_FILES} onAdd={() => edit("add-file", (own) => addFile(own, random))}>
        <Trans>Add a file</Trans>
      </AddButton>
      <div className={form.row}>
        <div className={styles.setting}>
          <Field label={t`The files stand`}>
            <Select
              options={[
                { value: "VERTICAL", label: t`One below the other` },
                { value: "HORIZONTAL", label: t`Side by side` },
              ]}
              value={direction}
              onValueChange={(value) => edit("direction", (own) => setFilesDirection(own, value as typeof direction))}
            />
          </Field>
        </div>
      </div>
      <TrySet one={one} />
    </>
  );
}
