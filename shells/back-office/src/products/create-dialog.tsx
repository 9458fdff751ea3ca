// Knows what is asked before a new product opens: its name and its language.
import { FormDialog, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

/** What begins empty and is written here. */
export type NewType = "learniz" | "section";
export interface NewProduct {
  readonly name: string;
  readonly local: "FR" | "EN";
}
export interface CreateDialogProps {
  readonly of: NewType;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onCreate: (product: NewProduct) => void;
}

export function CreateDialog({ of, isBusy, onCancel, onCreate }: CreateDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft({ name: "", local: i18n.locale === "fr" ? "FR" : "EN" });
  const words = {
    learniz: {
      title: t`New course`,
      submit: t`Create the course`,
      language: t`Language of the course`,
      missing: t`The course needs a name.`,
    },
    section: {
      title: t`New section`,
      submit: t`Create the section`,
      language: t`Language of the section`,
      missing: t`The section needs a name.`,
    },
  }[of];
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
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
          label: words.language,
          inRow: true,
          options: [
            { value: "FR", label: "Français" },
            { value: "EN", label: "English" },
          ],
        },
      ]}
      draft={draft}
      errors={draft.values.name.trim() === "" ? { name: words.missing } : {}}
      onSubmit={({ name, local }) => !isBusy && onCreate({ name, local: local === "EN" ? "EN" : "FR" })}
    />
  );
}
