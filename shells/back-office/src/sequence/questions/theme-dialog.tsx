// Knows how a theme is named.
import type { DraftTheme } from "@academiz/domain/sequences";
import { FormDialog, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export interface ThemeDialogProps {
  /** Null for a new one. */
  readonly theme: DraftTheme | null;
  readonly onClose: () => void;
  readonly onSave: (title: string) => void;
}

export function ThemeDialog({ theme, onClose, onSave }: ThemeDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ title: theme?.title ?? "" });
  return (
    <FormDialog
      title={theme ? t`Rename the theme` : t`New theme`}
      submitLabel={theme ? t`Rename` : t`Add the theme`}
      isBusy={false}
      onClose={onClose}
      fields={[
        {
          kind: "line",
          name: "title",
          label: t`Title of the theme`,
          help: t`Learners read it above each question, and in their result.`,
          maxLength: 200,
        },
      ]}
      draft={draft}
      errors={draft.values.title.trim() === "" ? { title: t`The theme needs a title.` } : {}}
      onSubmit={({ title }) => onSave(title)}
    />
  );
}
