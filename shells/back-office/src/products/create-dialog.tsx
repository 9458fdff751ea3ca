// Knows what is asked before a new product opens: its name and its language.
import { FormDialog, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export interface NewCourse {
  readonly name: string;
  readonly local: "FR" | "EN";
}
export interface CreateDialogProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onCreate: (course: NewCourse) => void;
}

export function CreateDialog({ isBusy, onCancel, onCreate }: CreateDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft({ name: "", local: i18n.locale === "fr" ? "FR" : "EN" });
  return (
    <FormDialog
      title={t`New course`}
      submitLabel={t`Create the course`}
      isBusy={isBusy}
      onClose={onCancel}
      fields={[
        {
          kind: "line",
          name: "name",
          label: t`Name`,
          help: t`Learners read it as the title; it can be changed at any time.`,
          maxLength: 200,
        },
        {
          kind: "choice",
          name: "local",
          label: t`Language of the course`,
          inRow: true,
          options: [
            { value: "FR", label: "Français" },
            { value: "EN", label: "English" },
          ],
        },
      ]}
      draft={draft}
      errors={draft.values.name.trim() === "" ? { name: t`The course needs a name.` } : {}}
      onSubmit={({ name, local }) => !isBusy && onCreate({ name, local: local === "EN" ? "EN" : "FR" })}
    />
  );
}
