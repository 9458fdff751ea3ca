// Knows how one session of a classroom is written: what it is called, how its dates are signed, and who enrols.
import type { ClassroomMean } from "@academiz/domain/products";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

type Values = Readonly<Record<"title" | "description" | "signing" | "enrolment", string>>;

export interface SessionPanelProps {
  /** Null for a new one. */
  readonly mean: ClassroomMean | null;
  /** The titles of the other sessions. */
  readonly titles: readonly string[];
  readonly onClose: () => void;
  readonly onWritten: (values: Omit<ClassroomMean, "slug">) => void;
}

export function SessionPanel({ mean, titles, onClose, onWritten }: SessionPanelProps) {
  const { t } = useLingui();
  const draft = useDraft<Values>({
    title: mean?.title ?? "",
    description: mean?.description ?? "",
    signing: mean?.signing ?? "code",
    enrolment: mean?.enrolment ?? "trainer",
  });
  const title = draft.values.title.trim();
  const error =
    title === ""
      ? t`The session needs a name.`
      : titles.includes(title)
        ? t`Another session has this name.`
        : undefined;
  return (
    <FormDialog
      place="end"
      title={mean ? mean.title : <Trans>New session</Trans>}
      submitLabel={mean ? t`Change the session` : t`Add the session`}
      isBusy={false}
      onClose={onClose}
      draft={draft}
      errors={error ? { title: error } : {}}
      fields={[
        { kind: "line", name: "title", label: t`Name`, maxLength: 200 },
        {
          kind: "text",
          name: "description",
          label: t`Description`,
          help: t`Learners read it before they enrol, and on the programme.`,
          maxLength: 2000,
        },
        {
          kind: "choice",
          name: "signing",
          label: t`How learners sign that they were there`,
          options: [
            {
              value: "code",
              label: t`By the code that the trainer shows`,
              help: t`It changes every half minute: who is not in the room does not know it.`,
            },
            { value: "free", label: t`Without a code`, help: t`A press is enough, from wherever they are.` },
          ],
        },
        {
          kind: "choice",
          name: "enrolment",
          label: t`Who enrols`,
          options: [
            { value: "trainer", label: t`The trainer or an administrator` },
            {
              value: "open",
              label: t`Learners themselves`,
              help: t`As long as there are places; then they wait for one.`,
            },
          ],
        },
      ]}
      onSubmit={({ title: named, description, signing, enrolment }) =>
        onWritten({
          title: named,
          description,
          signing: signing === "free" ? "free" : "code",
          enrolment: enrolment === "open" ? "open" : "trainer",
        })
      }
    />
  );
}
