// Knows the words for the health of the server: its database, its disks, its mails, its version.
import type { DiskState, HealthWarning, PlatformHealth } from "@academiz/application/ports";
import { Card, StatusChip } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import * as styles from "./platform.css.ts";

const DATABASES: Readonly<Record<PlatformHealth["database"], MessageDescriptor>> = {
  embedded: msg`PostgreSQL that comes with Academiz`,
  postgres: msg`PostgreSQL of your own`,
  fallback: msg`PGlite, where no PostgreSQL runs`,
};
const WARNINGS: Readonly<Record<HealthWarning, MessageDescriptor>> = {
  fallback: msg`No PostgreSQL runs on this machine: the database is slower, and is not made for many people at once.`,
  "documents.apart": msg`The servers of this platform keep their files in different places: some files will be missing on some of them.`,
  "documents.disk-low": msg`The disk of the files is nearly full. Make room, or give it more.`,
  "documents.writes-refused": msg`The disk of the files is full: nothing can be uploaded until there is room again.`,
  "database.disk-low": msg`The disk of the database is nearly full. Make room, or give it more.`,
  "database.writes-refused": msg`The disk of the database is full: nothing can be saved until there is room again.`,
};

export function HealthCard({ health }: { readonly health: PlatformHealth }) {
  const { t, i18n } = useLingui();
  const { status, version, database, mails, disks, warnings } = health;
  return (
    <Card title={<Trans>How it is</Trans>} actions={<StatusWord status={status} />}>
      <div className={styles.stack}>
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={t`What somebody should look after`}>
            {warnings.map((warning) => (
              <li key={warning} className={styles.warning}>
                <TriangleAlert size={20} aria-hidden />
                {i18n._(WARNINGS[warning])}
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          <dt>{t`Version`}</dt>
          <dd>{version}</dd>
          <dt>{t`Database`}</dt>
          <dd>{i18n._(DATABASES[database])}</dd>
          <dt>{t`Disk of the database`}</dt>
          <dd>
            <DiskWords disk={disks.database} />
          </dd>
          <dt>{t`Disk of the files`}</dt>
          <dd>
            <DiskWords disk={disks.documents} />
          </dd>
          <dt>{t`Mails`}</dt>
          <dd>
            {mails === "leave" ? (
              <Trans>They leave by a mail server</Trans>
            ) : (
              <Trans>No mail server is set: they stay here</Trans>
            )}
          </dd>
        </dl>
      </div>
    </Card>
  );
}

function StatusWord({ status }: Pick<PlatformHealth, "status">) {
  switch (status) {
    case "ok":
      return (
        <StatusChip tone="success">
          <Trans>All is well</Trans>
        </StatusChip>
      );
    case "degraded":
      return (
        <StatusChip tone="warning">
          <Trans>Look after it soon</Trans>
        </StatusChip>
      );
    case "failing":
      return (
        <StatusChip tone="error">
          <Trans>Nothing can be saved</Trans>
        </StatusChip>
      );
  }
}

function DiskWords({ disk: { state, freePercent } }: { readonly disk: DiskState }) {
  const { i18n } = useLingui();
  if (state === "full") return <Trans>Full</Trans>;
  if (freePercent === null) return <Trans>It cannot be seen from the server</Trans>;
  const share = i18n.number(freePercent / 100, { style: "percent" });
  return state === "low" ? <Trans>{share} free: nearly full</Trans> : <Trans>{share} free</Trans>;
}
