// Knows what is asked before presence or absence is noted for people: why they do not sign themselves.
import type { SlotPerson } from "@academiz/application/ports";
import { FormDialog, useDraft } from "@academiz/ui";
import { Plural, useLingui } from "@lingui/react/macro";
import { namePerson } from "../planning/name-person.ts";

export interface Claim {
  readonly isPresent: boolean;
  readonly reason: string;
}
export interface MarkDialogProps {
  readonly people: readonly SlotPerson[];
  readonly isPresent: boolean;
  readonly onClose: () => void;
  readonly onNoted: (claim: Claim) => void;
}

export function MarkDialog({ people, isPresent, onClose, onNoted }: MarkDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ reason: "" });
  const [first] = people;
  const count = people.length;
  return (
    <FormDialog
      title={isPresent ? t`Note as present` : t`Note as absent`}
      description={count === 1 && first ? namePerson(first) : <Plural value={count} one="# person" other="# people" />}
      submitLabel={isPresent ? t`Note the presence` : t`Note the absence`}
      isBusy={false}
      onClose={onClose}
      draft={draft}
      errors={draft.values.reason.trim() === "" ? { reason: t`Write why: it stands on the sheet.` } : {}}
      fields={[
        {
          kind: "text",
          name: "reason",
          label: t`Reason`,
          help: isPresent ? t`Such as: their telephone had no power.` : t`Such as: ill, told by mail.`,
          maxLength: 500,
        },
      ]}
      onSubmit={({ reason }) => onNoted({ isPresent, reason })}
    />
  );
}
