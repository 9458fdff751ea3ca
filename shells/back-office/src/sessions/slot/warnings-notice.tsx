// Knows the warnings about the signatures of a date.
import type { SlotDetails } from "@academiz/application/ports";
import {
  findSignatureWarnings,
  findTrainerWarnings,
  isWholeDay,
  readLastMarks,
  type SignatureWarning,
} from "@academiz/domain/classiz";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { warning } from "../../product/product.css.ts";
import { readZone } from "../planning/local-times.ts";
import * as styles from "../sessions.css.ts";
import type { Marks } from "./use-marks.ts";

export interface WarningsNoticeProps {
  readonly slot: SlotDetails;
  readonly marks: Marks;
}

/** Long chains are listed in part: that is said, since what is not listed is not looked at either. */
export function WarningsNotice({ slot, marks: { all, total, isLoading, trouble } }: WarningsNoticeProps) {
  const { t } = useLingui();
  const last = readLastMarks(all);
  const [seen, isPart] = [all.length, !isLoading && total > all.length];
  const endAt = Date.parse(slot.endAt);
  const warnings = [
    ...findSignatureWarnings([...last.values()], {
      endAt,
      isWholeDay: isWholeDay(slot, readZone()),
      opensAt: Date.parse(slot.opensAt),
      closesAt: Date.parse(slot.closesAt),
    }),
    // What was not read may hold it.
    ...(isLoading || isPart || trouble
      ? []
      : findTrainerWarnings(all, { endAt, trainerId: slot.trainerId }, Date.now())),
  ];
  if (warnings.length === 0 && !isPart) return null;
  const nameOf = (userId: string) => last.get(userId)?.name ?? t`a deleted account`;
  return (
    <section className={warning}>
      <p className={styles.heading}>
        <Trans>Worth a look before you rely on the signatures</Trans>
      </p>
      <ul className={styles.bullets}>
        {warnings.map((one) => (
          <li key={JSON.stringify(one)}>
            <WarningText warning={one} nameOf={nameOf} />
          </li>
        ))}
        {isPart && (
          <li>
            <Trans>
              Only the first {seen} of {total} marks are looked at here: look at the rest on the sheet.
            </Trans>
          </li>
        )}
      </ul>
    </section>
  );
}

interface WarningTextProps {
  readonly warning: SignatureWarning;
  readonly nameOf: (userId: string) => string;
}

function WarningText({ warning: one, nameOf }: WarningTextProps) {
  if (one.kind === "whole-day")
    return (
      <Trans>
        This date is a whole day, and is signed once. Where a signature is asked for each half-day, plan the morning and
        the afternoon as two dates.
      </Trans>
    );
  if (one.kind === "no-trainer") return <Trans>This date is over, and its sheet names no trainer.</Trans>;
  if (one.kind === "trainer-unsigned")
    return <Trans>This date is over, and its trainer has not signed the sheet.</Trans>;
  if (one.kind === "all-at-the-end")
    return (
      <Plural
        value={one.count}
        one="# person signed when it was over, or about to be: nearly all of them."
        other="# people signed when it was over, or about to be: nearly all of them."
      />
    );
  const names = one.userIds.map(nameOf).join(", ");
  return one.kind === "outside" ? (
    <Trans>Signed outside the time in which it can be signed: {names}</Trans>
  ) : (
    <Trans>Drawn signatures that look the same: {names}</Trans>
  );
}
