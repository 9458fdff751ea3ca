// Knows how the effects of an import are shown, before and after it: in numbers, and by name.
import { writeFaults } from "@academiz/application/people-import";
import type { ImportFault, PeopleImport, PeopleImportReport } from "@academiz/application/ports";
import { Button, type Column, Table } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "../../office/save-file.ts";
import * as styles from "../people.css.ts";
import { nameColumn, sayCode, sayFault } from "./fault-words.ts";

export interface ImportReportProps {
  readonly of: PeopleImport;
  readonly report: PeopleImportReport;
}

export function ImportReport({ of, report }: ImportReportProps) {
  const { t, i18n } = useLingui();
  const { errors, creates, changes, removals, licences, codes } = report;
  const about = codes.filter((code) => !errors.some((fault) => fault.code === code));
  const figures = [
    { label: t`New ones`, value: report.nbUsersNew },
    { label: t`Changed`, value: report.nbUsersUpdate },
    { label: t`Unchanged`, value: report.nbUsersUnchanged },
    ...(of.deleteAbsent
      ? [
          { label: t`Deleted`, value: report.nbUsersRemoved },
          { label: t`Absent, and kept`, value: report.nbUsersKept },
        ]
      : []),
    { label: t`Lines not taken`, value: report.nbUsersErrors },
  ];
  const columns: readonly Column<ImportFault>[] = [
    { id: "row", header: t`Line`, heading: true, cell: ({ row }) => i18n.number(row) },
    { id: "column", header: t`Column`, cell: ({ column }) => (column ? nameColumn(i18n, column) : "–") },
    { id: "reason", header: t`Reason`, cell: (fault) => sayFault(i18n, fault) },
  ];
  const save = () => {
    const say = (fault: ImportFault) =>
      [fault.column ? nameColumn(i18n, fault.column) : "", sayFault(i18n, fault)] as const;
    const bytes = writeFaults(errors, [t`Line`, t`Column`, t`Reason`], say, i18n.locale === "fr" ? ";" : ",");
    saveFile({ name: t`lines-not-taken.csv`, bytes });
  };
  const wanted = licences.wanted;
  const others = report.nbUsersErrors - new Set(errors.map(({ row }) => row)).size;
  return (
    <div className={styles.stack}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
      {licences.free !== null && (
        <p>
          {wanted >= 0 ? (
            <Plural value={wanted} one="It takes # place of the licence." other="It takes # places of the licence." />
          ) : (
            <Plural
              value={-wanted}
              one="It gives # place of the licence back."
              other="It gives # places of the licence back."
            />
          )}{" "}
          <Plural value={licences.free} one="# place is free." other="# places are free." />
        </p>
      )}
      {report.nbUsersInvited ? (
        <p>
          {of.status === "success" ? (
            <Plural
              value={report.nbUsersInvited}
              one="# activation mail goes out: whoever gets it chooses a password."
              other="# activation mails go out: whoever gets one chooses a password."
            />
          ) : (
            <Plural
              value={report.nbUsersInvited}
              one="# activation mail will go out, with a link to choose a password."
              other="# activation mails will go out, with a link to choose a password."
            />
          )}
        </p>
      ) : null}
      {about.length > 0 && (
        <ul className={styles.names}>
          {about.map((code) => (
            <li key={code}>{sayCode(i18n, code)}</li>
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <section className={styles.stack}>
          <div className={styles.spread}>
            <h3 className={styles.heading}>
              <Trans>Lines that are not taken</Trans>
            </h3>
            <Button size="small" icon={<Download size={16} aria-hidden />} onClick={save}>
              <Trans>Download them (CSV)</Trans>
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by keyboard */}
          <section className={styles.scroller} tabIndex={0} aria-label={t`Lines that are not taken`}>
            <Table
              label={t`Lines that are not taken`}
              columns={columns}
              rows={errors}
              getKey={({ row, column, code }) => `${row} ${column} ${code}`}
            />
          </section>
          {others > 0 && (
            <p>
              <Plural
                value={others}
                one="# more line is not taken. It is shown once these are corrected."
                other="# more lines are not taken. They are shown once these are corrected."
              />
            </p>
          )}
        </section>
      )}
      <Named
        title={<Trans>New ones</Trans>}
        total={report.nbUsersNew}
        names={creates.map(({ row, login }) => t`${login} (line ${row})`)}
      />
      <Named
        title={<Trans>Changed</Trans>}
        total={report.nbUsersUpdate}
        names={changes.map(({ login, columns: changed }) => {
          const what = changed.map((column) => nameColumn(i18n, column)).join(", ");
          return t`${login}: ${what}`;
        })}
      />
      <Named
        title={<Trans>Their address is somebody else’s too</Trans>}
        total={report.nbUsersTwins ?? 0}
        names={(report.twins ?? []).map(
          ({ row, login, other }) => t`Line ${row}: ${login} gets the address of ${other}`,
        )}
      />
      <Named
        title={<Trans>Deleted</Trans>}
        total={report.nbUsersRemoved}
        names={removals.map(({ login, firstname, lastname }) => `${firstname} ${lastname} (${login})`)}
      />
    </div>
  );
}

interface NamedProps {
  readonly title: ReactNode;
  readonly total: number;
  readonly names: readonly string[];
}

function Named({ title, total, names }: NamedProps) {
  if (total === 0) return null;
  const others = total - names.length;
  return (
    <details className={styles.named}>
      <summary className={styles.summary}>
        {title} ({total})
      </summary>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </details>
  );
}
