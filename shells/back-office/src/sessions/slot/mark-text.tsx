// Knows the words for a mark of presence: signed and when, or noted by whoever runs the slot, and why.
import type { SlotMark } from "@academiz/application/ports";
import { StatusChip, type Tone } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../sessions.css.ts";

type Kind = SlotMark["kind"];
const TONES: Readonly<Record<Kind, Tone>> = {
  SIGNED: "success",
  PRESENT: "success",
  TRAINER: "success",
  ABSENT: "error",
};

function useMarkWords(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return { SIGNED: t`Signed`, PRESENT: t`Present`, ABSENT: t`Absent`, TRAINER: t`Taught` };
}

export function MarkText({ mark }: { readonly mark: SlotMark | null }) {
  const { i18n } = useLingui();
  const words = useMarkWords();
  if (!mark)
    return (
      <StatusChip>
        <Trans>Not noted yet</Trans>
      </StatusChip>
    );
  const { kind, at, reason, arrivedAt } = mark;
  const write = (moment: string) => i18n.date(new Date(moment), { dateStyle: "short", timeStyle: "short" });
  const arrived = arrivedAt && write(arrivedAt);
  return (
    <span className={styles.mark}>
      <StatusChip tone={TONES[kind]}>{words[kind]}</StatusChip>
      <span className={styles.quiet}>
        <time dateTime={at}>{write(at)}</time>
        {reason && ` – ${reason}`}
      </span>
      {arrived && (
        <span className={styles.quiet}>
          <Trans>Signed without network, sent on {arrived}</Trans>
        </span>
      )}
    </span>
  );
}
