// Knows how a file is named and described.
import type { FileChange, LibraryFile } from "@academiz/application/ports";
import { Form, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export interface FileFormProps {
  readonly file: LibraryFile;
  readonly isBusy: boolean;
  readonly onSave: (change: FileChange) => void;
}

export function FileForm({ file: { name, description }, isBusy, onSave }: FileFormProps) {
  const { t } = useLingui();
  const draft = useDraft({ name, description });
  return (
    <Form
      fields={[
        { kind: "line", name: "name", label: t`Name`, maxLength: 200 },
        {
          kind: "text",
          name: "description",
          label: t`Notes`,
          help: t`For those who look for it: it is found by these words too.`,
          maxLength: 2000,
        },
      ]}
      draft={draft}
      errors={draft.values.name.trim() === "" ? { name: t`The file needs a name.` } : {}}
      save={{ label: t`Save`, isBusy }}
      onSubmit={onSave}
    />
  );
}
