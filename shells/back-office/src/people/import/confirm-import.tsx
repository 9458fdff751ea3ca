// Knows how an import of people is confirmed: by one press, or by typing the number of accounts that will be removed.
import type { PeopleImportReport } from "@academiz/application/ports";
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { AttendanceText } from "../parts/lost-attendance.tsx";
import * as styles from "../people.css.ts";

export interface ConfirmImportProps {
  readonly report: PeopleImportReport;
  readonly isBusy: boolean;
  /** The button that cancels. */
  readonly cancel: ReactNode;
  readonly onConfirm: (removals: number | null) => void;
}

export function ConfirmImport({ report, isBusy, cancel, onConfirm }: ConfirmImportProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const { mustConfirm, nbUsersRemoved: removed, nbUsersNew, nbUsersUpdate } = report;
  const isNothing = nbUsersNew + nbUsersUpdate + removed === 0;
  // The number may be typed with or without a separator of thousands.
  const isRight = !mustConfirm || typed.replace(/\D/g, "") === String(removed);
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !isBusy && !isNothing) onConfirm(mustConfirm ? removed : null);
      }}
    >
      {isNothing && (
        <p>
          <Trans>The file changes nothing.</Trans>
        </p>
      )}
      {report.attendance && <AttendanceText {...report.attendance} />}
      {mustConfirm && (
        <Field
          label={t`Type ${i18n.number(removed)}, the number of accounts that are deleted`}
          help={t`More than one account in ten would go.`}
        >
          <TextInput
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <span className={styles.line}>
        {!isNothing && (
          <Button
            type="submit"
            variant={removed > 0 ? "danger" : "primary"}
            loading={isBusy}
            disabled={!isRight}
            accessibleWhenDisabled
          >
            <Trans>Carry it out</Trans>
          </Button>
        )}
        {cancel}
      </span>
    </form>
  );
}
