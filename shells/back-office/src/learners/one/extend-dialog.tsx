// Knows how an author gives one learner more than everybody: only what everybody is bounded by is asked for.
import type { LearnerStanding, NewExtension } from "@academiz/application/ports";
import { FormDialog, type FormField, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { isMisread, readLocal, toLocal } from "../../audience/moments.ts";
import { useOffice } from "../../office/office-context.ts";
import type { DeedDialogProps } from "./deed-dialog.ts";

type Name = "until" | "due" | "attempts" | "reason";
/** How many attempts may be given. */
const MOST_ATTEMPTS = 100;

export interface ExtendDialogProps extends DeedDialogProps {
  readonly standing: LearnerStanding;
  readonly onConfirm: (extension: NewExtension) => void;
}

export function ExtendDialog({ standing, name, isBusy, trouble, onClose, onConfirm }: ExtendDialogProps) {
  const { t, i18n } = useLingui();
  const { clock } = useOffice().office;
  const { limits, extension } = standing;
  const draft = useDraft<Record<Name, string>>({
    until: toLocal(extension?.until ?? null),
    due: toLocal(extension?.due ?? null),
    attempts: extension?.attempts ? String(extension.attempts) : "",
    reason: extension?.reason ?? "",
  });
  const say = (moment: string) => i18n.date(moment, { dateStyle: "medium", timeStyle: "short" });
  const fields: FormField<Name>[] = [
    ...(limits.until === null
      ? []
      : [
          {
            ...({ kind: "moment", name: "until", label: t`Open until` } as const),
            help: t`For everybody: ${say(limits.until)}. Empty: the same.`,
          },
        ]),
    ...(limits.due === null
      ? []
      : [
          {
            ...({ kind: "moment", name: "due", label: t`To be done by` } as const),
            help: t`For everybody: ${say(limits.due)}. Empty: the same.`,
          },
        ]),
    ...(limits.attempts === null
      ? []
      : [
          {
            ...({ kind: "line", name: "attempts", label: t`More attempts`, inputMode: "numeric" } as const),
            help: t`Everybody has ${limits.attempts}. Empty: no more than that.`,
          },
        ]),
    { kind: "text", name: "reason", label: t`Reason`, help: t`It is kept, and the learner reads it.`, maxLength: 500 },
  ];
  const { until, due, attempts, reason } = draft.values;
  const isLater = (text: string, everybody: string | null, least = 0) =>
    everybody === null ||
    text === "" ||
    (!isMisread(text) && Date.parse(readLocal(text) ?? "") > Math.max(Date.parse(everybody), least));
  const isCount = limits.attempts === null || (/^\d{0,3}$/.test(attempts) && Number(attempts) <= MOST_ATTEMPTS);
  // What bounds nobody any more is not asked for, and not given either.
  const given = {
    until: limits.until === null ? null : readLocal(until),
    due: limits.due === null ? null : readLocal(due),
    attempts: limits.attempts === null ? 0 : Number(attempts || 0),
  };
  const isNothing = given.until === null && given.due === null && given.attempts === 0;
  const first = fields[0]?.name ?? "reason";
  return (
    <FormDialog
      title={<Trans>Give {name} more than everybody</Trans>}
      submitLabel={t`Give it`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={fields}
      errors={{
        ...(isNothing && { [first]: t`Give something: a later date, or more attempts.` }),
        ...(!isLater(until, limits.until, clock.now()) && {
          until: t`Choose a moment to come, later than that of everybody.`,
        }),
        ...(!isLater(due, limits.due) && { due: t`Choose a moment later than that of everybody.` }),
        ...(!isCount && { attempts: t`Write a number up to ${MOST_ATTEMPTS}.` }),
        ...(reason.trim() === "" && { reason: t`Say why.` }),
      }}
      onSubmit={() => onConfirm({ ...given, reason })}
    >
      {trouble}
    </FormDialog>
  );
}
